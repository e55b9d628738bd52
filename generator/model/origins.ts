/**
 * Where what screens show and call is written: the line of the manifest that states it, else the schema or the operation of the
 * contract that it follows from.
 */
import type { Context } from '../link/context.ts'
import { madeId } from '../link/shown.ts'
import { resourceScreen } from '../link/views/register.ts'
import { editOf, type Single } from '../link/views/single/single.ts'
import { originKey, type Origin, type Origins } from './types/origin-ir.ts'
import type { ScreenIR } from './types/screen-ir.ts'
import { viewOf } from './views/register.ts'

type Steps = readonly (string | number)[]

/** A part of the manifest, and where its values are. */
interface Stated {
  raw: unknown
  place: (...steps: Steps) => Origin
}

/** What states a screen: its own part first, then what it shares with others. */
interface Site {
  screen: Origin
  /** Steps to lists of fields, by what states them. */
  lists: readonly (Stated & { steps: Steps })[]
  shared: readonly Stated[]
}

/** Places of operations, of screens and of their parts. */
export function makeOrigins(screens: readonly ScreenIR[], singles: readonly Single[], context: Context): Origins {
  const { contract, operations } = context
  const origins = new Map<string, Origin>()
  for (const id of operations.keys()) origins.set(originKey('operation', id), contract.place(`operation:${id}`))
  for (const screen of screens) {
    const site = siteOf(screen, singles, context)
    const note = (part: string, id: string, place: Origin): void =>
      void origins.set(originKey('screen', `${screen.id}`, part, id), place)
    origins.set(originKey('screen', `${screen.id}`), site.screen)
    const schema = 'rowType' in screen ? screen.rowType : 'bodyType' in screen ? screen.bodyType : undefined
    const inferred = schema === undefined ? site.screen : contract.place(`schema:${schema}`)
    for (const [part, list] of fieldsOf(screen))
      for (const { id } of list) note(part, id, placeOfField(id, site) ?? inferred)
    for (const { id, call } of viewOf(screen).actions)
      note('action', id, placeAt(site.shared, 'actions', id) ?? contract.place(`operation:${call.operation}`))
  }
  return origins
}

const fieldsOf = (screen: ScreenIR): [string, readonly { id: string }[]][] => [
  ...('columns' in screen ? [['column', screen.columns] satisfies [string, readonly { id: string }[]]] : []),
  ...('rows' in screen ? [['row', screen.rows] satisfies [string, readonly { id: string }[]]] : []),
  ...('fields' in screen ? [['field', screen.fields] satisfies [string, readonly { id: string }[]]] : []),
]

function siteOf(screen: ScreenIR, singles: readonly Single[], context: Context): Site {
  const found = resourceScreen(`${screen.id}`, context)
  if (found !== undefined) {
    const { resource, kind } = found
    const own: Stated = { raw: resource.raw, place: resource.place }
    const entry: Stated = { raw: resource.entry.raw, place: resource.entry.place }
    const lists = ['columns', 'rows', 'fields'].map((list) => ({ ...own, steps: [kind, list] }))
    return { screen: placeAt([own], kind) ?? resource.place(), lists, shared: [own, entry] }
  }
  const single = singles.find(({ id }) => `${id}` === `${screen.id}` || `${editOf(id)}` === `${screen.id}`)
  if (single !== undefined) {
    const { raw, name, owner } = single
    const own: Stated = { raw, place: (...steps) => owner.entry.place('singles', name, ...steps) }
    const lists = ['rows', 'fields'].map((list) => ({ ...own, steps: [list] }))
    return { screen: own.place(), lists, shared: [own, { raw: owner.entry.raw, place: owner.entry.place }] }
  }
  const page = context.manifest.pages.find(({ raw }) => raw.page === `${screen.id}`)
  return { screen: page?.place() ?? context.manifest.console.place(), lists: [], shared: [] }
}

function placeOfField(id: string, { lists, shared }: Site): Origin | undefined {
  for (const { raw, place, steps } of lists) {
    const list = valueAt(raw, steps)
    const index = Array.isArray(list)
      ? list.findIndex((one: unknown) => one === id || valueAt(one, ['field']) === id || isMade(one, id))
      : -1
    if (index >= 0) return place(...steps, index)
  }
  return placeAt(shared, 'fields', id)
}

/** Columns that are no field are called by their label. */
function isMade(column: unknown, id: string): boolean {
  const label = valueAt(column, ['label'])
  return valueAt(column, ['field']) === undefined && typeof label === 'string' && madeId({ label }) === id
}

/** The place of the first that states it. */
function placeAt(all: readonly Stated[], ...steps: Steps): Origin | undefined {
  return all.find(({ raw }) => valueAt(raw, steps) !== undefined)?.place(...steps)
}

function valueAt(value: unknown, steps: Steps): unknown {
  let at = value
  for (const step of steps) {
    if (typeof at !== 'object' || at === null || !Object.hasOwn(at, step)) return undefined
    at = Reflect.get(at, step)
  }
  return at
}
