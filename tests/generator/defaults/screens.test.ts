/** What entities and their screens need not state: it follows from the contract, or is stated somewhere else. */
import { describe, expect, it } from 'vitest'
import { explain } from '../../../generator/model/explain.ts'
import type { Model } from '../../../generator/model/types/ir.ts'
import type { ScreenIR } from '../../../generator/model/types/screen-ir.ts'
import { build, outcome, type Case, type Change } from '../diagnostics/world.ts'

const inConsole = (replace: string, by: string): Change => ({ in: 'resources/console.yaml', replace, by })
const boat = (text: string): Change => ({ replace: 'refresh:\n', by: `${text}\nrefresh:\n` })
/** All boats, besides those of a harbor. */
const view = (text: string): readonly Change[] => [
  boat(`views: {fleet: {at: /boats, operations: {list: boat_list, view: boat_view}, ${text}}}`),
  inConsole('nav: [pilot.list]', 'nav: [pilot.list, boat.fleet.list]'),
]

function modelOf(...changes: readonly Change[]): Model {
  const { model, diagnostics } = build(changes)
  expect(diagnostics).toEqual([])
  if (model === undefined) throw new Error('there is no model')
  return model
}

/** Forms of both kinds have one type, which `Extract` would not find. */
type ScreenOf<K, S = ScreenIR> = S extends { kind: infer Kinds } ? (K extends Kinds ? S : never) : never

function screenOf<K extends ScreenIR['kind']>(model: Model, id: string, kind: K): ScreenOf<K> {
  const screen = model.screens.find((one) => `${one.id}` === id)
  if (screen?.kind !== kind) throw new Error(`there is no ${kind} ${id}`)
  return screen as ScreenOf<K> // the kind was just compared
}

const shown = (columns: readonly { id: string; hidden?: boolean }[]): string[] =>
  columns.flatMap(({ id, hidden }) => (hidden === true ? [] : [id]))

describe('the path of an entity without parent', () => {
  const placed = (...changes: readonly Change[]): string =>
    screenOf(modelOf({ replace: 'at: /pilots\n', by: '' }, ...changes), 'pilot.list', 'list').path

  it('is below that of the group whose sidebar lists it', () =>
    expect(placed(inConsole('label: Crew,', 'label: Crew, at: /crew,'))).toBe('/crew/pilots'))

  it('is below that of the level else', () =>
    expect(placed(inConsole('sea: {', 'sea: {at: /sea, '))).toBe('/sea/pilots'))

  it('is the one it states', () =>
    expect(screenOf(modelOf(inConsole('sea: {', 'sea: {at: /sea, ')), 'pilot.list', 'list').path).toBe('/pilots'))
})

describe('a redirect', () => {
  const group = inConsole('label: Crew,', 'label: Crew, at: /crew,')

  it('leads from a group to the first that it lists', () =>
    expect(modelOf(group).redirects).toMatchObject({ '/crew': '/pilots' }))

  it('leads from a level to the first that it lists', () =>
    expect(modelOf(inConsole('sea: {', 'sea: {at: /sea, ')).redirects).toMatchObject({ '/sea': '/harbors' }))

  it('leads where it is stated to', () =>
    expect(modelOf(group, inConsole('/: /harbors', '/: /harbors\n  /crew: /chart')).redirects).toMatchObject({
      '/crew': '/chart',
    }))
})

describe('a child', () => {
  const child = (rest: string): Change =>
    boat(`detail: {tabs: [boat_id_voyage]}\nchildren: {id_voyage: {operations: {list: boat_list}, ${rest}at: voyages}}`)

  it('is called by its own name', () =>
    expect(screenOf(modelOf(child('')), 'boat_id_voyage.list', 'list').title).toBe('ID voyages'))

  it('is called what it states', () =>
    expect(screenOf(modelOf(child('label: Trip, ')), 'boat_id_voyage.list', 'list').title).toBe('Trips'))
})

describe('effects', () => {
  const effectsOf = (effects: string): Readonly<Record<string, readonly string[]>> => {
    const model = modelOf({ replace: 'effects:\n  sail: [harbor]', by: `effects: ${effects}` })
    return model.entities.find(({ id }) => id === 'boat')?.effects ?? {}
  }

  it('that are a list are those of create, update and delete', () =>
    expect(effectsOf('[pilot]')).toMatchObject({
      boat_create: ['boat', 'pilot'],
      boat_update: ['boat', 'pilot'],
      boat_delete: ['boat', 'pilot'],
      boat_sail: ['boat'],
    }))

  it('can be of one action alone', () =>
    expect(effectsOf('{create: [pilot]}')).toMatchObject({ boat_create: ['boat', 'pilot'], boat_delete: ['boat'] }))
})

describe('a create form', () => {
  const done = (...changes: readonly Change[]): string =>
    screenOf(modelOf(...changes), 'boat.create', 'create').done.template

  it('leads to the list', () => expect(done()).toBe('/harbors/:harbor/boats'))

  it('leads to the page of what it made if it says so', () =>
    expect(done({ replace: 'create:\n', by: 'create:\n  then: detail\n' })).toMatch(/:boat$/))
})

describe('a view', () => {
  it('has the columns of its entity', () =>
    expect(shown(screenOf(modelOf(...view('')), 'boat.fleet.list', 'list').columns)).toEqual([
      'name',
      'state',
      'length',
    ]))

  it('has the columns that it states', () =>
    expect(shown(screenOf(modelOf(...view('list: {columns: [name]}')), 'boat.fleet.list', 'list').columns)).toEqual([
      'name',
    ]))

  it('has the actions of its entity that its menu names, and its own', () => {
    const stated = view('actions: {anchor: {op: boat_anchor, label: Drop}}, menu: [sail, anchor]')
    expect(screenOf(modelOf(...stated), 'boat.fleet.list', 'list').actions).toMatchObject([
      { id: 'sail', reason: 'It is at sea' },
      { id: 'anchor', label: 'Drop' },
    ])
  })
})

describe('the page of a row', () => {
  const rows = (...changes: readonly Change[]): string[] =>
    screenOf(modelOf(...changes), 'boat.detail', 'detail').rows.map(({ id }) => id)

  it('shows the columns of the list in their order, then what else is known, times and the id', () => {
    const all = rows()
    expect(all.slice(0, 2)).toEqual(['state', 'length'])
    expect(all.slice(-2)).toEqual(['timeBuilt', 'id'])
    expect(
      rows({ replace: 'columns: [name, state, length]', by: 'columns: [name, length, state]' }).slice(0, 2),
    ).toEqual(['length', 'state'])
  })

  it('shows what it states', () => expect(rows(boat('detail: {rows: [length]}'))).toEqual(['length']))
})

it('explain says of each screen what is not stated, and what counts instead', () => {
  const model = modelOf(...view('menu: [sail]'))
  const lines = (id: string): readonly string[] => explain(model, id) ?? []
  expect(lines('boat.detail')).toContain(
    '  default    rows: columns of the list, other fields, times, the id (not stated)',
  )
  expect(lines('boat.create')).toContain('  default    then: the list (not stated)')
  expect(lines('boat.list').filter((line) => line.includes('default    columns'))).toEqual([])
  expect(lines('boat.fleet.list')).toEqual(
    expect.arrayContaining([
      '  default    action sail: as of boat (not stated of the view)',
      '  default    columns: as of boat (not stated of the view)',
    ]),
  )
})

const cases: readonly Case[] = [
  {
    title: 'of a list of effects',
    change: { replace: 'effects:\n  sail: [harbor]', by: 'effects: [harbour]' },
    errors: {
      code: 'UNKNOWN_ENTITY',
      at: 'harbour]',
      cause: 'the effect `harbour` is no entity, link, single or page',
      suggestion: 'did you mean `harbor`?',
    },
  },
  {
    title: 'of an action in the menu of a view',
    change: view('menu: [sial]'),
    errors: { code: 'UNKNOWN_ACTION', at: 'sial]', cause: 'there is no action `sial`' },
  },
]

it.each(cases)('a misspelt name $title is an error with its place', (one) => {
  const { actual, wanted } = outcome(one)
  expect(actual).toEqual(wanted)
})
