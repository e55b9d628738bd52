/** The Activity tab: what it finds in the log of the mock, and that every page of a row has it. */
import { readFileSync } from 'node:fs'
import { describe, expect, test } from 'vitest'

import { diskBulkWriteImportStart, diskCreate, diskFinalizeImport } from '../../generated/api/sdk/disks.gen.ts'
import { instanceReboot } from '../../generated/api/sdk/instances.gen.ts'
import { vpcSubnetCreate } from '../../generated/api/sdk/vpcs.gen.ts'
import { subjects as named } from '../../generated/model/subjects.gen.ts'
import { activity } from '../../generated/screens/audit-log-entry/activity.gen.ts'
import { diskLookup } from '../../generated/screens/disk/lookup.gen.ts'
import { instanceLookup } from '../../generated/screens/instance/lookup.gen.ts'
import { vpcLookup } from '../../generated/screens/vpc/lookup.gen.ts'
import { entriesAbout } from '../../src/kit/activity/about-thing.ts'
import type { Subject } from '../../src/kit/activity/subject.ts'
import type { Lookup, Params, Row } from '../../src/kit/spec.ts'
import { rowNamed, rowsOf, withConsole } from './mock/support/console.ts'

const backend = withConsole()
const subjects: Readonly<Record<string, Subject>> = named

const project = 'web-shop'
const me = async (): Promise<Row> => {
  const [entry] = await rowsOf(activity, {})
  const actor = entry?.['actor']
  return typeof actor === 'object' && actor !== null ? { siloId: Reflect.get(actor, 'siloId') } : {}
}

/** Operations of the entries about a row, oldest first. */
async function found(screen: string, { lookup, name, params }: { lookup: Lookup; name: string; params: Params }) {
  const row = await rowNamed(lookup, params, name)
  const subject = subjects[screen]
  if (subject === undefined) throw new Error(`${screen} has no activity`)
  const thing = { subject, row, params: { ...params, [subject.param ?? '']: name }, me: await me(), names: new Map() }
  return entriesAbout(await rowsOf(activity, {}), thing, activity)
    .map(({ operationId, result }) => `${String(operationId)} ${kindOf(result)}`)
    .toReversed()
}

const kindOf = (result: unknown): string =>
  typeof result === 'object' && result !== null ? String(Reflect.get(result, 'kind')) : ''

test('what is made, used by name and by id, and refused is on the page of the thing, and of nothing else', async () => {
  const body = (name: string) => ({
    name,
    description: '',
    size: 1073741824,
    diskSource: { type: 'blank' as const, blockSize: 512 as const },
  })
  await diskCreate({ query: { project }, body: body('ledger'), throwOnError: true })
  // At another time: of two that were made in one moment nobody can tell which request made which.
  await backend().mock.skip(60_000)
  await diskCreate({ query: { project }, body: body('other'), throwOnError: true })
  await diskBulkWriteImportStart({ path: { disk: 'ledger' }, query: { project } })
  const { id } = await rowNamed(diskLookup, { project }, 'ledger')
  await diskFinalizeImport({ path: { disk: String(id) }, body: {} })
  const of = { lookup: diskLookup, name: 'ledger', params: { project } }
  expect(await found('disk.detail', of)).toEqual([
    'disk_create success',
    'disk_bulk_write_import_start error',
    'disk_finalize_import error',
  ])
  expect(await found('disk.detail', { ...of, name: 'other' })).toEqual(['disk_create success'])
})

test('what is done below a thing is on its page, too', async () => {
  await vpcSubnetCreate({
    query: { vpc: 'backend', project },
    body: { name: 'cold', description: '', ipv4Block: '172.30.77.0/24' },
    throwOnError: true,
  })
  const of = { lookup: vpcLookup, name: 'backend', params: { project } }
  expect(await found('vpc.detail', of)).toContain('vpc_subnet_create success')
  await instanceReboot({ path: { instance: 'web-1' }, query: { project } })
  const web = { lookup: instanceLookup, name: 'web-1', params: { project } }
  expect((await found('instance.detail', web)).some((one) => one.startsWith('instance_reboot'))).toBe(true)
})

const coverage = JSON.parse(readFileSync(new URL('../../generated/coverage.json', import.meta.url), 'utf8')) as {
  screens: Record<string, { path: string }>
}

interface Item {
  operationId: string
  parameters?: readonly { name: string; in: string }[]
}
const contract = JSON.parse(readFileSync(new URL('../../generated/openapi.json', import.meta.url), 'utf8')) as {
  paths: Record<string, Record<string, Item>>
}

/** Pages of what no request changes. */
const without: Readonly<Record<string, string>> = {
  'current_user.detail': 'nothing changes the profile itself',
}

describe('every page of a row', () => {
  const pages = Object.keys(coverage.screens).filter((id) => id.endsWith('.detail'))

  test('has the tab, but those of what nothing changes', () => {
    expect(pages.filter((id) => subjects[id] === undefined).sort()).toEqual(Object.keys(without).sort())
    expect(Object.keys(subjects).filter((id) => !pages.includes(id))).toEqual([])
  })

  const all = Object.entries(contract.paths).flatMap(([path, item]) =>
    Object.values(item).map(({ operationId: name, parameters = [] }) => ({
      name,
      path,
      query: parameters.flatMap((one) => (one.in === 'query' ? [one.name] : [])),
    })),
  )
  test.each(Object.entries(subjects))('%s is named as requests name it', (id, subject) => {
    expect(subject.page).toBe(coverage.screens[id]?.path)
    expect(subject.paths.length + subject.queries.length).toBeGreaterThan(0)
    // Each path leads to an operation that names a thing there, or is one.
    for (const at of subject.paths)
      expect(all.filter(({ path }) => (at.endsWith('/') ? path.startsWith(`${at}{`) : path === at))).not.toEqual([])
    for (const key of subject.queries) {
      const [param = '', at] = key.split('?').toReversed()
      expect(all.filter((one) => one.query.includes(param) && (at === undefined || one.path === at))).not.toEqual([])
    }
    const made = all.filter(({ name }) => name === subject.create)
    expect(made).toHaveLength(subject.create === undefined ? 0 : 1)
    for (const param of Object.values(subject.within)) expect(subject.page).toContain(`:${param}`)
  })
})
