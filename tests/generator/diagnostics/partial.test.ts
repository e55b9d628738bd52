/** A faulty manifest is told once, and what is right about it still makes a model. */
import { beforeEach, describe, expect, it } from 'vitest'
import type { Model } from '../../../generator/model/types/ir.ts'
import type { ScreenIR } from '../../../generator/model/types/screen-ir.ts'
import { build, outcome, type Case } from './world.ts'

/** Screens by their id, without what a fault may change in them. */
function others(model: Model | undefined, except: string): ScreenIR[] {
  return (model?.screens ?? []).filter(({ id }) => `${id}` !== except)
}

const screen = <K extends ScreenIR['kind']>(model: Model | undefined, id: string, kind: K) =>
  model?.screens.find((one): one is Extract<ScreenIR, { kind: K }> => `${one.id}` === id && one.kind === kind)

describe('what is wrong is left out, and all else is there', () => {
  let whole: Model | undefined
  beforeEach(() => {
    whole = build([]).model
  })

  it('a column', () => {
    const column = { replace: 'columns: [name, state, length]', by: 'columns: [name, stat, length]' }
    // The page would show the columns of the list.
    const rows = { replace: 'refresh:\n', by: 'detail: {rows: [length]}\nrefresh:\n' }
    const { model, diagnostics } = build([column, rows])
    expect(diagnostics).toMatchObject([
      { code: 'UNKNOWN_FIELD', place: { file: 'resources/harbors.yaml', line: 13, column: 19 } },
    ])
    expect(others(model, 'boat.list')).toEqual(others(build([rows]).model, 'boat.list'))
    expect(model?.routes).toEqual(whole?.routes)
    expect(model?.mock).toEqual(whole?.mock)
    const shown = screen(model, 'boat.list', 'list')?.columns.filter(({ hidden }) => hidden !== true)
    expect(shown?.map(({ id }) => id)).toEqual(['name', 'length'])
  })

  it('a bind', () => {
    const { model, diagnostics } = build([{ replace: 'query: {speed: $row.length}', by: 'query: {speed: $row.name}' }])
    expect(diagnostics).toMatchObject([{ code: 'ILL_TYPED_BIND' }])
    const calls = (from: Model | undefined) =>
      screen(from, 'boat.list', 'list')?.actions.map(({ id, call }) => [id, call.query.map(({ param }) => param)])
    expect(calls(whole)).toContainEqual(['sail', ['speed']])
    expect(calls(model)).toContainEqual(['sail', []])
  })

  it('a condition', () => {
    const { model, diagnostics } = build([{ replace: 'offer: {state: [moored]}', by: 'offer: {stat: [moored]}' }])
    expect(diagnostics).toHaveLength(1)
    const offers = (from: Model | undefined) =>
      screen(from, 'boat.list', 'list')?.actions.map(({ id, offer }) => [id, offer?.kind])
    expect(offers(whole)).toContainEqual(['sail', 'field'])
    expect(offers(model)).toContainEqual(['sail', undefined])
  })

  it('an entity without a place, with all that lies below it', () => {
    const { model, diagnostics } = build([
      { replace: 'at: /pilots\n', by: '' },
      { in: 'resources/console.yaml', replace: '{label: Crew, nav: [pilot.list]}', by: 'boat.list' },
    ])
    expect(diagnostics).toMatchObject([{ code: 'UNREACHABLE_PARENT' }])
    const ids = (model?.screens ?? []).map(({ id }) => `${id}`)
    expect(ids).toContain('boat.list')
    expect(ids.filter((id) => id.startsWith('pilot.') || id === 'service.pilot.list')).toEqual([])
  })
})

/** What a link says is used from both of its ends, what an action says by the list and by the page. */
const link = '  remove: harbor_pilot_remove\n'
const once: readonly Case[] = [
  {
    title: 'a text of a link',
    change: { replace: link, by: `${link}actions: {remove: {text: '{nmae}'}}\n` },
    errors: {
      code: 'UNKNOWN_FIELD',
      at: "text: '{nmae}'",
      cause: 'the row has no field `nmae`',
      suggestion: 'it has harborId, pilotId',
    },
  },
  {
    title: 'the menu of a link',
    change: { replace: link, by: `${link}actions: {remove: {label: Off}}\nmenu: [remov]\n` },
    errors: {
      code: 'UNKNOWN_ACTION',
      at: 'remov]',
      cause: 'there is no action `remov`',
      suggestion: 'did you mean `remove`?',
    },
  },
  {
    title: 'the operation that removes a link',
    change: { replace: link, by: '  remove: harbor_pilot_remov\n' },
    errors: {
      code: 'UNKNOWN_OPERATION',
      at: 'remove: harbor_pilot_remov',
      cause: 'there is no operation `harbor_pilot_remov` in the contract',
      suggestion: 'did you mean `harbor_pilot_remove`?',
    },
  },
  {
    title: 'a condition that list, form and mock read',
    change: { replace: '  anchor: {}', by: '  anchor: {}\n  update: {offer: {stat: [x]}, reason: No}' },
    errors: {
      code: 'UNKNOWN_FIELD',
      at: 'stat: [x]',
      cause: 'the row has no field `stat`',
      suggestion: 'did you mean `state`?',
    },
  },
  {
    title: 'a further view of a reference',
    change: { replace: '  pilot: {ref: pilot}', by: '  pilot: {ref: {entity: pilot, also: {retired: {name: [x]}}}}' },
    errors: {
      code: 'UNKNOWN_ENTITY',
      at: 'retired: {name',
      cause: '`pilot` has no view `retired` whose list can be asked for here',
      suggestion: 'name a view of the entity whose list needs no other parameters',
    },
  },
  {
    title: 'the operation of an action that no screen shows',
    change: [
      { in: 'resources/console.yaml', replace: ', {label: Crew, nav: [pilot.list]}', by: '' },
      {
        replace: 'detail: {tabs: [{link: service}]}',
        by: 'list: false\ndetail: false\nhome: harbor.list\nactions: {rest: {op: boat_ancor}}',
      },
    ],
    errors: {
      code: 'UNKNOWN_OPERATION',
      at: 'op: boat_ancor',
      cause: 'there is no operation `boat_ancor` in the contract',
      // `boat_anchor` is what another action calls.
    },
  },
]

describe('each fault is told once, by the stage that looks names up', () => {
  it.each(once)('$title', (one) => {
    const { actual, wanted } = outcome(one)
    expect(actual).toEqual(wanted)
  })
})
