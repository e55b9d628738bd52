/** A newer document that requires more of a read: each entity keeps its screens, and what cannot be answered is a question. */
import { cpSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, it } from 'vitest'
import { parse, stringify } from 'yaml'
import { createDiagnostics } from '../../../generator/diagnostics.ts'
import type { BoundArg, BoundCall } from '../../../generator/model/types/ir.ts'
import { planUpgrade, type Applying } from '../../../generator/upgrade-apply.ts'
import { openFixture } from '../support/fixture.ts'
import { scratch } from '../support/folders.ts'

const fixture = join(import.meta.dirname, '../fixtures/nested-resource')

interface Parameter {
  name: string
  in: 'query'
  required: true
  schema: object
}

interface Contract {
  info: { version: string }
  paths: Record<string, Record<string, { operationId: string; parameters?: unknown[] }>>
}

/** Harbors with piers with boats, of which some operations require a parameter more. @param by operation → its schema */
async function upgraded(by: Readonly<Record<string, object>>): Promise<Applying> {
  const folder = scratch()
  mkdirSync(join(folder, 'openapi'))
  cpSync(join(fixture, 'resources'), join(folder, 'openapi/resources'), { recursive: true })
  // What a provider calls a harbor has nothing to do with how pages read one.
  edit(folder, 'console', /$/, 'terraform: {provider: tide/harbor, version: "1.0"}\n')
  edit(folder, 'harbors', /(?=---\n)/, 'terraform: {find: {data: harbor, by: {name: harbor}}}\n')
  const text = readFileSync(join(fixture, 'contract.yaml'), 'utf8')
  writeFileSync(join(folder, 'openapi/openapi.yaml'), text)
  const newer = parse(text) as Contract // the fixture is a contract
  newer.info.version = '20990101.0.0'
  for (const item of Object.values(newer.paths))
    for (const operation of Object.values(item)) {
      const schema = by[operation.operationId]
      const more: Parameter[] = schema === undefined ? [] : [{ name: 'tide_mark', in: 'query', required: true, schema }]
      operation.parameters = [...(operation.parameters ?? []), ...more]
    }
  writeFileSync(join(folder, 'newer.yaml'), stringify(newer, { aliasDuplicateObjects: false }))
  const diagnostics = createDiagnostics()
  const plan = await planUpgrade({ locations: { root: folder }, to: join(folder, 'newer.yaml') }, diagnostics)
  if (plan === undefined) throw new Error(JSON.stringify(diagnostics.all))
  return plan
}

/** Puts a line into a file of the manifest. */
function edit(folder: string, file: string, at: RegExp, line: string): void {
  const path = join(folder, 'openapi/resources', `${file}.yaml`)
  writeFileSync(path, readFileSync(path, 'utf8').replace(at, line))
}

const text = { type: 'string' }
const screensOf = ({ draft }: Applying): string[] => (draft.model?.screens ?? []).map(({ id }) => `${id}`).sort()
const sent = ({ query }: BoundCall): BoundArg[] => query.filter(({ param }) => param === 'tideMark')
const notesOf = ({ files }: Applying): string => files.get('docs/upgrades/20990101.0.0.md') ?? ''

/** What the fixture has as it is. */
const all = openFixture('nested-resource')
  .model.screens.map(({ id }) => `${id}`)
  .sort()

/** Nothing is refused or out of reach, and every operation is called by a screen. */
function expectWhole({ draft }: Applying): void {
  expect({ refused: draft.refused, unreached: draft.unreached }).toEqual({ refused: [], unreached: [] })
  const operations = Object.entries(draft.model?.coverage.operations ?? {})
  expect(operations.length).toBeGreaterThan(8)
  expect(operations.filter(([, { screens }]) => screens.length === 0)).toEqual([])
}

it('a view that requires more leaves all screens, which read the row from its list', async () => {
  const plan = await upgraded({ harbor_view: text, boat_view: text })
  expectWhole(plan)
  expect(screensOf(plan)).toEqual(expect.arrayContaining(all))
  const page = plan.draft.model?.screens.find(({ id }) => `${id}` === 'boat.detail')
  expect(page).toMatchObject({ source: { call: { operation: 'boat_list' }, pick: { param: 'boat' } } })
  expect(plan.report.questions).toEqual(
    expect.arrayContaining([
      '`boat` reads its rows from `boat_list`, since `boat_view` requires `tideMark`: is it somewhere in the address or the row above? Then bind it there.',
    ]),
  )
  expect(plan.report.changes.map(({ weight }) => weight)).toEqual(['breaking', 'breaking'])
  expect(plan.draft.removed).toEqual([])
  expect(notesOf(plan)).toMatch(/## To decide\n[^#]*- `boat` reads its rows from `boat_list`/)
})

it('a list that requires more asks for it; nothing else lists its rows, and what lies below them stays', async () => {
  const plan = await upgraded({ harbor_list: text, boat_list: { type: 'string', enum: ['low', 'high'] } })
  expectWhole(plan)
  expect(screensOf(plan)).toEqual(all)
  for (const id of ['harbor.list', 'boat.list']) {
    const list = plan.draft.model?.screens.find((screen) => `${screen.id}` === id)
    if (list?.kind !== 'list') throw new Error(`${id} is no list`)
    expect(list.asks?.map((field) => field.id)).toEqual(['tideMark'])
    expect(sent(list.list)).toMatchObject([{ bind: { from: 'form', path: 'tideMark' } }])
  }
  expect(plan.draft.model?.lookups.map(({ id }) => id)).not.toContain('harbor')
  expect(notesOf(plan)).toContain('- `harbor.list` asks for `tideMark` before it shows rows')
})

it('what can have one value only, or has one unless somebody says otherwise, is sent', async () => {
  const plan = await upgraded({ harbor_list: { ...text, default: 'all' }, pier_view: { ...text, enum: ['low'] } })
  expectWhole(plan)
  expect(screensOf(plan)).toEqual(all)
  const calls = (plan.draft.model?.screens ?? []).flatMap((screen) =>
    screen.kind === 'list' ? [screen.list] : screen.kind === 'detail' ? [screen.source.call] : [],
  )
  expect(calls.flatMap(sent).map(({ bind }) => bind)).toEqual([
    { from: 'literal', value: 'all' },
    { from: 'literal', value: 'low' },
  ])
  expect(notesOf(plan)).toContain('- `pier` sends `tideMark: low` with `pier_view`')
})

it('rows that neither a list nor a view gives without more have no pages, and their list asks', async () => {
  const plan = await upgraded({ boat_list: text, boat_view: text })
  expectWhole(plan)
  expect(all.filter((id) => !screensOf(plan).includes(id))).toEqual(['boat.detail', 'boat.edit'])
})

it('forms and questions ask for what writes require', async () => {
  const plan = await upgraded({ boat_create: text, boat_update: text, boat_delete: text })
  expectWhole(plan)
  expect(screensOf(plan)).toEqual(all)
  for (const form of ['boat.create', 'boat.edit', 'boat.actions.delete'])
    expect(plan.report.questions.join('\n')).toContain(`\`${form}\` asks for \`tideMark\``)
})
