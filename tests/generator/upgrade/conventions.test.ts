/** A newer document that calls otherwise what the conventions name: where all of it agrees the conventions follow, else somebody is asked. */
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, it } from 'vitest'
import type { Applying } from '../../../generator/upgrade-apply.ts'
import { root } from '../support/folders.ts'
import { upgraded as upgradedConsole } from './console.ts'
import { editQuery } from './edits.ts'
import { notesOf, screenIn, upgradedHarbors, type HarborContract } from './harbors.ts'

const file = 'openapi/conventions.yaml'
const table = readFileSync(join(root, 'generator/read/default-conventions.yaml'), 'utf8')

/** Lists have orders, and rows have times and sizes. */
function withMore({ paths, components: { schemas } }: HarborContract): void {
  const lists = Object.entries({ '/v1/harbors': 'Harbor', '/v1/piers': 'Pier', '/v1/boats': 'Boat' })
  for (const [path, row] of lists) {
    const list = paths[path]?.['get']
    const { properties } = schemas[row] ?? {}
    if (list === undefined || properties === undefined) throw new Error(`there is no ${path}`)
    const values = row === 'Boat' ? ['time_and_id'] : ['name', 'id']
    const orders = values.flatMap((name) =>
      name === 'id' ? [`${name}_ascending`] : [`${name}_ascending`, `${name}_descending`],
    )
    list.parameters?.push({ name: 'sort_by', in: 'query', schema: { type: 'string', enum: orders } })
    const time = { type: 'string', format: 'date-time' }
    properties['time_created'] = { ...time, description: 'When it was made.' }
    properties['time_modified'] = { ...time, description: 'When it was last changed.' }
    properties['size'] = { $ref: '#/components/schemas/ByteCount' }
  }
  Object.assign(schemas, { ByteCount: { type: 'integer', format: 'uint64', minimum: 0 } })
}

/** @param rewrite the text of the newer document, as JSON in one line */
const upgraded = (rewrite: (text: string) => string, conventions = table): Promise<Applying> =>
  upgradedHarbors({
    before: { change: withMore },
    newer: {
      change: (contract) => {
        withMore(contract)
        const { paths, components } = contract
        Object.assign(contract, JSON.parse(rewrite(JSON.stringify({ paths, components }))))
      },
    },
    conventions,
  })

const renamedIn = ({ changes }: Applying): string[] =>
  changes.flatMap((one) => (one.type === 'convention-renamed' ? [`${one.convention}: ${one.from} → ${one.to}`] : []))

/** Where the conventions differ, line by line. */
function written(plan: Applying): string[] {
  const [was, is] = [table, plan.files.get(file) ?? table].map((text) => text.split('\n'))
  expect(is).toHaveLength(was?.length ?? 0)
  return (is ?? []).filter((line, i) => line !== was?.[i])
}

const cursors = (text: string): string => text.replaceAll('page_token', 'cursor').replaceAll('next_page', 'next_cursor')

describe('a name that all of the contract has another one for', () => {
  it('regression: paging names renamed everywhere stayed as they were in the conventions, and all lists lost their pages', async () => {
    const plan = await upgraded(cursors)
    expect(written(plan)).toEqual([
      '  token: cursor # where the page begins',
      '  next: next_cursor # the token of the next page, in the answer',
    ])
    const lists = ['harbor.list', 'pier.list', 'boat.list'].map((id) => screenIn(plan, id))
    expect(lists).toMatchObject(lists.map(() => ({ list: { paged: true } })))
    expect(notesOf(plan)).toMatch(
      /## To decide\n[^#]*- `paging\.token` of openapi\/conventions\.yaml is `cursor` now, no longer `page_token`, as all lists have it: does it say the same\?/,
    )
  })

  it('regression: a report said of new paging names that nothing had to be done', async () => {
    const { report } = await upgraded(cursors)
    const [token, next] = report.changes.filter(({ type }) => type === 'convention-renamed')
    expect(token).toEqual({
      type: 'convention-renamed',
      weight: 'breaking',
      title: 'paging.token of the conventions, page_token, is cursor now',
      reason: 'it decides how every list is read',
      fix: `Write \`token: cursor\` in \`paging\` of ${file}; --apply does that.`,
      touches: [{ what: 'manifest', name: 'paging.token', file, line: 4 }],
    })
    expect(next?.title).toBe('paging.next of the conventions, next_page, is next_cursor now')
    expect(report.changes.filter(({ weight }) => weight === 'breaking')).toEqual([token, next])
  })

  it.each<[string, (text: string) => string, string[]]>([
    ['the parameter of orders', (text) => text.replaceAll('sort_by', 'order_by'), ['paging.sort: sort_by → order_by']],
    [
      'the parameter of lengths',
      (text) => text.replaceAll('"limit"', '"page_size"'),
      ['paging.limit: limit → page_size'],
    ],
    [
      'what has the rows',
      (text) => text.replaceAll(/"items"(?=:\{"type":"array"|\])/g, '"rows"'),
      ['paging.items: items → rows'],
    ],
    [
      'ends of orders',
      (text) => text.replaceAll('_ascending', '_asc').replaceAll('_descending', '_desc'),
      ['paging.rising: _ascending → _asc', 'paging.falling: _descending → _desc'],
    ],
    [
      'ends of orders that begin otherwise',
      (text) => text.replaceAll('_ascending', '.up').replaceAll('_descending', '.down'),
      ['paging.rising: _ascending → .up', 'paging.falling: _descending → .down'],
    ],
    ['the order by time', (text) => text.replaceAll('time_and_id', 'created'), ['paging.age: time_and_id → created']],
    [
      'schemas',
      (text) => text.replaceAll('ByteCount', 'Octets').replaceAll('NameOrId', 'Selector'),
      ['schemas.nameOrId: NameOrId → Selector', 'schemas.bytes: ByteCount → Octets'],
    ],
    [
      'names of rows',
      (text) =>
        text
          .replaceAll('"name":{"$ref"', '"nickname":{"$ref"')
          .replaceAll('"name"]', '"nickname"]')
          .replaceAll('"name",', '"nickname",'),
      ['rows.name: name → nickname'],
    ],
    [
      'beginnings of times, and with them when rows were made and changed',
      (text) => text.replaceAll('"time_created"', '"created_at"').replaceAll('"time_modified"', '"modified_at"'),
      [
        'rows.created: time_created → created_at',
        'rows.modified: time_modified → modified_at',
        'rows.time: time_ → _at',
      ],
    ],
    [
      'ends of references',
      (text) => text.replaceAll(/"(harbor|pier)_id"/g, '"$1_uuid"'),
      ['rows.reference: _id → _uuid'],
    ],
    [
      'a mark',
      (text) => text.replaceAll('x-dropshot-pagination', 'x-pages'),
      ['marks.paged: x-dropshot-pagination → x-pages'],
    ],
  ])('is another one in the conventions: %s', async (_, rewrite, expected) => {
    const plan = await upgraded(rewrite)
    expect(renamedIn(plan)).toEqual(expected)
    const lines = expected.map((one) => one.replace(/^\w+\.(\w+): .* → /, '  $1: '))
    expect(
      written(plan)
        .map((line) => line.replace(/ #.*/, ''))
        .toSorted(),
    ).toEqual(lines.toSorted())
  })

  it('is written as YAML can say it', async () => {
    const flow = table.replace(/paging:\n(?: {2}.*\n)+/, (part) => {
      const names = part
        .split('\n')
        .slice(1, -1)
        .map((line) => line.replace(/ #.*/, '').trim())
      return `paging: { ${names.join(', ')} }\n`
    })
    const plan = await upgraded((text) => text.replaceAll('page_token', 'page[token]'), flow)
    expect(plan.files.get(file)).toBe(flow.replace('token: page_token', 'token: "page[token]"'))
    expect(screenIn(plan, 'boat.list')).toMatchObject({ list: { paged: true } })
  })
})

it('is told to a project that has no conventions of its own', async () => {
  const plan = await upgradedHarbors({
    newer: {
      change: (contract) => {
        const { paths } = contract
        Object.assign(contract, JSON.parse(cursors(JSON.stringify({ paths }))))
      },
    },
  })
  expect(plan.files.has(file)).toBe(false)
  expect(plan.report.questions).toContain(
    `All lists have \`cursor\` for \`page_token\`: without ${file} nothing says so; is it \`paging.token\`?`,
  )
  expect(plan.report.changes.filter(({ weight }) => weight === 'breaking')).toHaveLength(3)
})

describe('a name that a part of the contract has another one for', () => {
  it('stays, is asked about, and breaks the lists that have the other one', async () => {
    const plan = await upgraded((text) => text.replace('page_token', 'cursor'))
    expect(plan.files.has(file)).toBe(false)
    expect(plan.report.questions).toEqual([
      `1 of 3 lists have \`cursor\` for \`page_token\`, and \`paging.token\` of ${file} has one name for all: which is it?`,
    ])
    expect(plan.report.changes.filter(({ weight }) => weight === 'breaking')).toMatchObject([
      {
        title: 'parameter page_token of harbor_list is called cursor',
        reason:
          '`paging.token` of the conventions has one name for all lists: without it this one ends after its first page',
      },
    ])
  })

  it('is asked about where nothing but its type speaks for the new one', async () => {
    const plan = await upgraded((text) => text.replaceAll('next_page', 'more'))
    expect(plan.files.has(file)).toBe(false)
    expect(plan.report.questions).toContain(
      `Lists may have \`more\` for \`next_page\`, and \`paging.next\` of ${file} has one name for all: which is it?`,
    )
  })

  it('is asked about with each of several new ones', async () => {
    const plan = await upgraded((text) => text.replace('page_token', 'cursor').replace('page_token', 'mark'))
    expect(plan.report.questions).toEqual([
      expect.stringMatching(/^2 of 3 lists have `cursor` or `mark` for `page_token`/),
    ])
  })
})

it('regression: code that sends a renamed parameter was not named where it knows the operation by the name of the client alone', () => {
  const { report } = upgradedConsole((draft) => editQuery(draft, ['audit_log_list', 'sort_by'], { name: 'order_by' }))
  const renamed = report.changes.find(({ type }) => type === 'parameter-renamed')
  expect(renamed?.touches.flatMap(({ what, file: place }) => (what === 'override' ? [place] : []))).toEqual([
    'src/overrides/audit-log-entry/use-tail.ts',
  ])
})
