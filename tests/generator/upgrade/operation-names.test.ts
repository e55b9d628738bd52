/** Operations that are called otherwise, wherever the manifest names them, and where their names followed from another. */
import { writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, it } from 'vitest'
import { createDiagnostics } from '../../../generator/diagnostics.ts'
import { methods } from '../../../generator/model/types/contract.ts'
import { planUpgrade, type Applying } from '../../../generator/upgrade-apply.ts'
import { root, scratch } from '../support/folders.ts'
import { edited } from './draft.ts'
import {
  expectWhole,
  screenIn,
  screensOf,
  upgradedHarbors,
  withRafts,
  type HarborContract,
  type HarborUpgrade,
} from './harbors.ts'

const inCamelCase = (id: string): string => id.replaceAll(/_(\w)/g, (_, letter: string) => letter.toUpperCase())

type Renaming = (id: string) => string

function renamed(contract: HarborContract, to: Renaming): void {
  for (const operation of Object.values(contract.paths).flatMap((item) => Object.values(item)))
    operation.operationId = to(operation.operationId)
}

interface Calls {
  /** What both documents have beside harbors. */
  both?: (contract: HarborContract) => void
  to: Renaming
  manifest?: HarborUpgrade['manifest']
}

const upgraded = ({ both = () => undefined, to, manifest = [] }: Calls): Promise<Applying> =>
  upgradedHarbors({
    before: { change: both },
    newer: {
      change: (contract) => {
        both(contract)
        renamed(contract, to)
      },
    },
    manifest,
  })

/** What did not stay as it was. */
const lostIn = ({ draft: { refused, unreached, removed, placed } }: Applying) => ({
  refused,
  unreached,
  removed,
  placed,
})

const nothing = { refused: [], unreached: [], removed: [], placed: [] }

const entryOf = ({ draft }: Applying, file = 'harbors'): string =>
  draft.texts.get(`openapi/resources/${file}.yaml`) ?? ''

/** Boats are vessels in the manifest. */
const vessels: NonNullable<HarborUpgrade['manifest']> = [
  [
    'harbors',
    'entity: boat\nparent: pier\n',
    'entity: vessel\nparent: pier\noperations: {stem: boat}\nlist: {title: The fleet}\n',
  ],
  ['harbors', '[boat]', '[vessel]'],
]

/** What is said of vessels once their operations are called otherwise. */
async function vesselsWith(to: Renaming): Promise<string> {
  const plan = await upgraded({ to, manifest: vessels })
  expect(lostIn(plan)).toEqual(nothing)
  expectWhole(plan)
  const pages = ['vessel.create', 'vessel.detail', 'vessel.edit', 'vessel.list']
  expect(screensOf(plan)).toEqual(expect.arrayContaining(pages))
  expect(entryOf(plan)).toContain('list: {title: The fleet}')
  return /^entity: vessel\n(?:.*\n)*?operations: (.*)$/m.exec(entryOf(plan))?.[1] ?? ''
}

it('regression: an entity whose operations began with a stem was taken out when all of them were called otherwise', async () => {
  const all = '{list: boatList, view: boatView, create: boatCreate, update: boatUpdate, delete: boatDelete}'
  expect(await vesselsWith(inCamelCase)).toBe(all)
})

it('regression: an entity whose operations began with another stem was taken out and proposed anew', async () => {
  expect(await vesselsWith((id) => id.replace(/^boat_/, 'sloop_'))).toBe('{stem: sloop}')
})

it('a stem stays while something begins with it', async () => {
  const others = '{stem: boat, list: boatList, create: boatCreate, update: boatUpdate, delete: boatDelete}'
  expect(await vesselsWith((id) => (id === 'boat_view' ? id : inCamelCase(id)))).toBe(others)
})

it('an entity without its stem does not call what has its own name and is of another one', async () => {
  const plan = await upgraded({
    both: ({ paths }) => {
      const { delete: sink } = paths['/v1/boats/{boat}'] ?? {}
      const parameters = sink?.parameters?.filter(({ name }) => name === 'boat') ?? []
      paths['/v1/sunken/{boat}'] = { delete: { operationId: 'vessel_delete', parameters, responses: { '204': {} } } }
      delete paths['/v1/boats/{boat}']?.['delete']
    },
    to: (id) => (id.startsWith('boat_') ? inCamelCase(id) : id),
    manifest: [...vessels, ['harbors', /$/, 'actions: {sink: {op: vessel_delete, query: {}}}\n']],
  })
  expect(lostIn(plan)).toEqual(nothing)
  expect(entryOf(plan)).toContain('update: boatUpdate, delete: false}')
})

it('regression: what is like an entity whose operations are called otherwise called those as well', async () => {
  const plan = await upgraded({
    both: withRafts,
    to: (id) => (id === 'boat_update' ? 'put_it' : id),
    manifest: [
      [
        'harbors',
        'entity: boat\nparent: pier\n',
        'entity: raft\nlike: {entity: boat, words: {boat: raft}}\n---\nentity: boat\nparent: pier\noperations: {update: boat_update}\nactions: {delete: {text: This sinks the boat.}}\n',
      ],
      ['harbors', '[boat]', '[boat, raft]'],
    ],
  })
  expect(lostIn(plan)).toEqual(nothing)
  const calls = ['boat.edit', 'raft.edit'].map((id) => {
    const form = screenIn(plan, id)
    return form.kind === 'edit' ? form.call.operation : undefined
  })
  expect(calls).toEqual(['put_it', 'raft_update'])
})

/** A read of one thing, and a call that only programs make. */
function withTide({ paths }: HarborContract): void {
  const schema = { type: 'object', properties: {} }
  const answer = { description: 'The tide.', content: { 'application/json': { schema } } }
  paths['/v1/tide'] = { get: { operationId: 'tide_view', responses: { '200': answer } } }
  paths['/v1/gauge'] = { post: { operationId: 'gauge', responses: { '204': { description: 'Done.' } } } }
}

const excused: NonNullable<HarborUpgrade['manifest']>[number] = [
  'console',
  /$/,
  'excused: {gauge: only programs call it}\n',
]

const withPages = (pages: string): Promise<Applying> =>
  upgraded({
    both: withTide,
    to: (id) => ({ tide_view: 'read_tide', gauge: 'measure' })[id] ?? id,
    manifest: [['harbors', /$/, pages], excused],
  })

const tide = 'page: tide_view\nat: /tide\noperation: tide_view\nreached: by its address\n'
const placeholder = (id: string): string =>
  `---\npage: ${id}\nat: /planned\nkind: placeholder\nissue: '1'\nsummary: Planned\nreached: by its address\n`

it('regression: a page that was called like its operation was thrown away and proposed anew when that was called otherwise', async () => {
  const plan = await withPages(`---\n${tide}`)
  expect(lostIn(plan)).toEqual(nothing)
  expect(entryOf(plan)).toContain(tide.replace('operation: tide_view', 'operation: read_tide'))
})

it('regression: the reason to excuse an operation was dropped when that was called otherwise, and a page was called like it', async () => {
  const plan = await withPages(`---\n${tide}${placeholder('gauge')}`)
  expect(lostIn(plan)).toEqual(nothing)
  expect(entryOf(plan, 'console')).toContain('excused: {measure: only programs call it}')
  expect(entryOf(plan)).toContain(placeholder('gauge'))
})

it('regression: a page got operations, as if they followed from its name', async () => {
  const plan = await withPages(`---\n${tide}${placeholder('tide')}`)
  expect(lostIn(plan)).toEqual(nothing)
  expect(entryOf(plan)).toContain(placeholder('tide'))
})

it('regression: our own document with all operations in camel case lost 81 parts of the manifest', async () => {
  const to = join(scratch(), 'newer.json')
  const { bundle } = edited((draft) => {
    draft.info.version = '20990101.0.0'
    for (const item of Object.values(draft.paths))
      for (const method of methods) {
        const operation = item[method]
        if (operation !== undefined) operation.operationId = inCamelCase(operation.operationId)
      }
  })
  writeFileSync(to, bundle)
  const diagnostics = createDiagnostics()
  const plan = await planUpgrade({ locations: { root }, to }, diagnostics)
  if (plan === undefined) throw new Error(JSON.stringify(diagnostics.all))
  expect(lostIn(plan)).toEqual(nothing)
})
