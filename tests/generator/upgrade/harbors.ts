/** Harbors with piers with boats, and newer documents of them. */
import { cpSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect } from 'vitest'
import { parse, stringify } from 'yaml'
import { createDiagnostics } from '../../../generator/diagnostics.ts'
import type { BoundArg } from '../../../generator/model/types/ir.ts'
import { planUpgrade, type Applying } from '../../../generator/upgrade-apply.ts'
import { openFixture } from '../support/fixture.ts'
import { scratch } from '../support/folders.ts'

const harbors = 'nested-resource'

interface Parameter {
  name: string
  in: 'path' | 'query'
  required?: boolean
  schema: object
}

interface HarborOperation {
  operationId: string
  description?: string
  parameters?: Parameter[]
  'x-dropshot-pagination'?: { required: string[] }
  requestBody?: object
  responses?: Record<string, object>
}

export interface HarborContract {
  info: { version: string }
  paths: Record<string, Record<string, HarborOperation>>
  components: { schemas: Record<string, { required?: string[]; properties?: Record<string, object> }> }
}

/** What a contract has in addition. */
export interface More {
  /** By operation, parameters of the query. */
  query?: Readonly<Record<string, readonly Omit<Parameter, 'in'>[]>>
  /** By schema, its fields, all of which are required. */
  fields?: Readonly<Record<string, Readonly<Record<string, object>>>>
  /** What else is different. */
  change?: (contract: HarborContract) => void
}

/** A parameter of the query that has to be sent. */
export const tideMark = (schema: object): Omit<Parameter, 'in'> => ({ name: 'tide_mark', required: true, schema })

function withMore(text: string, { query = {}, fields = {}, change }: More, version: string): string {
  const contract = parse(text) as HarborContract // the fixture is a contract
  contract.info.version = version
  for (const operation of Object.values(contract.paths).flatMap((item) => Object.values(item)))
    operation.parameters = [
      ...(operation.parameters ?? []),
      ...(query[operation.operationId] ?? []).map((one) => ({ ...one, in: 'query' as const })),
    ]
  for (const [name, own] of Object.entries(fields)) {
    const schema = contract.components.schemas[name]
    if (schema === undefined) throw new Error(`there is no schema ${name}`)
    schema.properties = { ...schema.properties, ...own }
    schema.required = [...(schema.required ?? []), ...Object.keys(own)]
  }
  change?.(contract)
  return stringify(contract, { aliasDuplicateObjects: false })
}

export interface HarborUpgrade {
  /** Another fixture than that of harbors. */
  fixture?: string
  /** What both documents have beside the fixture, and what only one of them has. */
  before?: More
  newer: More
  /** Lines of the manifest: what is written in their place, by file. */
  manifest?: readonly (readonly [file: string, at: string | RegExp, line: string])[]
  /** What the API family calls things; default: what ours does. */
  conventions?: string
}

export async function upgradedHarbors({
  fixture = harbors,
  before = {},
  newer,
  manifest = [],
  conventions,
}: HarborUpgrade): Promise<Applying> {
  const from = join(import.meta.dirname, '../fixtures', fixture)
  const folder = scratch()
  mkdirSync(join(folder, 'openapi'))
  cpSync(join(from, 'resources'), join(folder, 'openapi/resources'), { recursive: true })
  for (const [file, at, line] of manifest) {
    const path = join(folder, 'openapi/resources', `${file}.yaml`)
    const text = readFileSync(path, 'utf8')
    const next = text.replace(at, line)
    if (next === text) throw new Error(`${file} has no ${String(at)}`)
    writeFileSync(path, next)
  }
  if (conventions !== undefined) writeFileSync(join(folder, 'openapi/conventions.yaml'), conventions)
  const text = readFileSync(join(from, 'contract.yaml'), 'utf8')
  writeFileSync(join(folder, 'openapi/openapi.yaml'), withMore(text, before, '1'))
  writeFileSync(join(folder, 'newer.yaml'), withMore(text, newer, '20990101.0.0'))
  const diagnostics = createDiagnostics()
  const plan = await planUpgrade({ locations: { root: folder }, to: join(folder, 'newer.yaml') }, diagnostics)
  if (plan === undefined) throw new Error(JSON.stringify(diagnostics.all))
  return plan
}

export const screensOf = ({ draft }: Applying): string[] => (draft.model?.screens ?? []).map(({ id }) => `${id}`).sort()

export const screenIn = ({ draft }: Applying, id: string) => {
  const found = draft.model?.screens.find((screen) => `${screen.id}` === id)
  if (found === undefined) throw new Error(`there is no ${id}`)
  return found
}

/** What a list sends, and what it asks for. */
export function listIn(plan: Applying, id: string): { sends: readonly BoundArg[]; asks: string[] } {
  const list = screenIn(plan, id)
  if (list.kind !== 'list') throw new Error(`${id} is no list`)
  return { sends: [...list.list.path, ...list.list.query], asks: (list.asks ?? []).map((field) => field.id) }
}

export const notesOf = ({ files }: Applying): string => files.get('docs/upgrades/20990101.0.0.md') ?? ''

/** What a fixture has as it is. */
export const screensBefore = (fixture: string): string[] =>
  openFixture(fixture)
    .model.screens.map(({ id }) => `${id}`)
    .sort()

export const allScreens = screensBefore(harbors)

/** Nothing is refused or out of reach, and every operation is called by a screen. */
export function expectWhole({ draft }: Applying): void {
  expect({ refused: draft.refused, unreached: draft.unreached }).toEqual({ refused: [], unreached: [] })
  const operations = Object.entries(draft.model?.coverage.operations ?? {})
  expect(operations.length).toBeGreaterThan(8)
  expect(operations.filter(([, { screens }]) => screens.length === 0)).toEqual([])
}

/** Rafts are all that boats are. */
export function withRafts(contract: HarborContract): void {
  const asRafts = (part: object): object =>
    JSON.parse(JSON.stringify(part).replaceAll('boat', 'raft').replaceAll('Boat', 'Raft')) as object
  Object.assign(contract, { paths: { ...asRafts(contract.paths), ...contract.paths } })
  Object.assign(contract.components, {
    schemas: { ...asRafts(contract.components.schemas), ...contract.components.schemas },
  })
}
