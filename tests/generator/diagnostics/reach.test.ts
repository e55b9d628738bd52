/** Screens that nothing leads to, and operations that nothing calls: told where the manifest makes them. */
import { describe, expect, it } from 'vitest'
import { build, outcome, type Case, type Change } from './world.ts'

const inConsole = (replace: string, by: string): Change => ({ in: 'resources/console.yaml', replace, by })
const suggestion = 'name it in `nav`, in `tabs`, or in `to` of an action'
const noWay = (screen: string, at: string): Case['errors'] => ({
  severity: 'warning',
  code: 'NO_WAY_TO_SCREEN',
  at,
  cause: `nothing leads to the screen \`${screen}\``,
  suggestion,
})

/** Boats that do not change, under another entity. */
const fleet = (rest: string): Change => ({ replace: '---\nentity: pilot\n', by: `---\n${rest}---\nentity: pilot\n` })

const cases: readonly Case[] = [
  {
    title: 'a list that only a tab leads to has one',
    change: inConsole('nav: [boat.list]', 'nav: [chart]'),
    errors: [],
  },
  {
    title: 'a list without a way',
    change: [
      inConsole('  harbor: {under: harbor, nav: [boat.list]}\n', ''),
      { replace: 'tabs: [boat, ', by: 'tabs: [' },
    ],
    errors: noWay('boat.list', 'entity: boat'),
  },
  {
    title: 'one side of a link',
    change: { replace: 'detail: {tabs: [{link: service}]}\n', by: '' },
    errors: noWay('service.pilot.list', 'pilot: {label: Harbors'),
  },
  {
    title: 'a single',
    change: { replace: '{single: depth}, ', by: '' },
    errors: noWay('harbor.depth', 'depth: {view'),
  },
  {
    title: 'a view',
    change: {
      replace: 'refresh:\n',
      by: 'views: {fleet: {at: /boats, operations: {list: boat_list, view: false}}}\nrefresh:\n',
    },
    errors: noWay('boat.fleet.list', 'fleet: {at'),
  },
  {
    title: 'a page of what is there once',
    change: fleet('entity: tide\noperations: {view: tide_view}\ndetail: {at: /tide}\n'),
    errors: noWay('tide.detail', 'entity: tide'),
  },
]

describe('ways to screens', () => {
  it.each(cases)('$title', (one) => {
    const { actual, wanted } = outcome(one)
    expect(actual).toEqual(wanted)
  })
})

it('an operation of an entity that makes no screen of it is told', () => {
  const { diagnostics } = build([
    fleet('entity: dinghy\noperations: {stem: boat, list: false, view: false, update: false, delete: false}\n'),
    { replace: '  stem: boat\nlist:', by: '  stem: boat\n  create: false\nlist:' },
    {
      replace: 'create:\n  fields: [name, length, cargo]\nfields:\n  cargo: {variants: {fish: {label: Fish}}}\n',
      by: '',
    },
  ])
  expect(diagnostics.map(({ severity, code, cause }) => [severity, code, cause])).toEqual([
    ['warning', 'UNUSED_OPERATION', 'no screen calls `boat_create`'],
  ])
})

it('an edit form of rows that are neither listed nor shown is told', () => {
  const { diagnostics } = build([
    inConsole('  harbor: {under: harbor, nav: [boat.list]}\n', ''),
    { replace: 'tabs: [boat, ', by: 'tabs: [' },
    { replace: 'list:\n  columns: [name, state, length]\n', by: 'list: false\ndetail: false\nhome: harbor.list\n' },
    { replace: 'create:\n  fields: [name, length, cargo]\n', by: 'create: false\nedit: {fields: [length]}\n' },
    { replace: 'fields:\n  cargo: {variants: {fish: {label: Fish}}}\n', by: '' },
  ])
  expect(diagnostics.flatMap(({ code, cause }) => (code === 'NO_WAY_TO_SCREEN' ? [cause] : []))).toEqual([
    'nothing leads to the screen `boat.edit`',
  ])
})
