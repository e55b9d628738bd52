/** What once was wrong with the model, each test named after what broke. */
import { expect, it } from 'vitest'
import { emitModel } from '../../generator/emit/model/model.ts'
import { emitRoutes } from '../../generator/emit/routes/routes.ts'
import type { Model } from '../../generator/model/types/ir.ts'
import type { ScreenIR } from '../../generator/model/types/screen-ir.ts'
import { build, type Change } from './diagnostics/world.ts'

function modelOf(...changes: readonly Change[]): Model {
  const { model, diagnostics } = build(changes)
  if (model === undefined) throw new Error(JSON.stringify(diagnostics, undefined, 2))
  return model
}

const screenOf = (model: Model, id: string): ScreenIR | undefined =>
  model.screens.find((screen) => `${screen.id}` === id)

it('a part of `any` that only the server can tell did not count as met', () => {
  const model = modelOf({
    replace: 'offer: {state: [moored]}',
    by: 'offer: {any: [{state: [moored]}, {id: [$route.boat]}]}',
  })
  const list = screenOf(model, 'boat.list')
  const sail = list?.kind === 'list' ? list.actions.find(({ id }) => id === 'sail') : undefined
  expect(sail).toMatchObject({ reason: 'It is at sea' })
  expect(sail?.offer).toBeUndefined()
})

it.each([
  [
    'a part of a negated `all` that only the server can tell was left out',
    '{not: {state: [moored], id: [$route.boat]}}',
    undefined,
  ],
  [
    'a part of a negated `any` that only the server can tell means nothing',
    '{not: {any: [{state: [moored]}, {id: [$route.boat]}]}}',
    { kind: 'not', of: { kind: 'any', of: [{ kind: 'field', path: 'state', in: ['moored'] }] } },
  ],
  [
    'a part below two negations counts as met again',
    '{not: {not: {state: [moored], id: [$route.boat]}}}',
    { kind: 'not', of: { kind: 'not', of: { kind: 'field', path: 'state', in: ['moored'] } } },
  ],
])('%s', (_, offer, expected) => {
  const list = screenOf(modelOf({ replace: 'offer: {state: [moored]}', by: `offer: ${offer}` }), 'boat.list')
  const sail = list?.kind === 'list' ? list.actions.find(({ id }) => id === 'sail') : undefined
  expect(sail?.offer).toEqual(expected)
})

it('an action that calls the upsert did not have its effects', () => {
  const model = modelOf({
    replace: 'at: /pilots',
    by: 'at: /pilots\noperations: {upsert: boat_sail}\neffects: {upsert: [harbor]}\ncreate: false\nactions: {sail: {op: boat_sail, path: {boat: $row.name}, body: {to: $row.name}, form: {fields: []}}}',
  })
  const list = screenOf(model, 'pilot.list')
  const sail = list?.kind === 'list' ? list.actions.find(({ id }) => id === 'sail') : undefined
  expect(sail?.effects).toEqual(['harbor', 'pilot'])
})

it('a mutation of two entities kept the effects of only one', () => {
  const model = modelOf({
    replace: 'at: /pilots',
    by: 'at: /pilots\nactions: {sail: {op: boat_sail, path: {boat: $row.name}, body: {to: $row.name}, form: {fields: []}}}',
  })
  const effects = emitModel(model).find(({ path }) => path === 'model/effects.gen.ts')
  expect(effects?.text).toContain("boat_sail = ['boat', 'harbor', 'pilot']")
})

it('a redirect into a level without routes of its own was lost', () => {
  const model = modelOf(
    { in: 'resources/console.yaml', replace: '  sea: {nav', by: '  sky: {at: /sky, nav: []}\n  sea: {nav' },
    { in: 'resources/console.yaml', replace: '  /: /harbors', by: '  /: /harbors\n  /sky/old: /harbors' },
  )
  const sky = emitRoutes(model).find(({ path }) => path === 'routes/sky.gen.ts')
  expect(sky?.text).toContain("redirectRoute('/sky/old', '/harbors')")
})

it('binds that a link states lost against inferred ones', () => {
  const model = modelOf({
    replace: '  harbor: {label: Pilots, at: pilots}',
    by: '  harbor: {label: Pilots, at: pilots, add: {path: {harbor: lighthouse}, fields: [pilot]}}',
  })
  const add = screenOf(model, 'service.harbor.create')
  expect(add?.kind === 'create' ? add.call.path : undefined).toEqual([
    { param: 'harbor', bind: { from: 'literal', value: 'lighthouse' } },
  ])
})

it('what a form asks for in parts was asked for as a whole and then overwritten', () => {
  const model = modelOf(
    { replace: '  stem: boat', by: '  stem: boat\n  create: boat_create' },
    { replace: '  fields: [name, length, cargo]', by: '  body: {cargo.kind: fish}' },
  )
  const create = screenOf(model, 'boat.create')
  expect(create?.kind === 'create' ? create.fields.map(({ id }) => id) : undefined).toEqual(['name', 'length'])
})

it('a menu entry without a label was called by its id', () => {
  const model = modelOf({ replace: '  anchor: {}', by: '  anchor: {}\n  seaChart: {to: harbor.list}' })
  const list = screenOf(model, 'boat.list')
  expect(list?.kind === 'list' ? list.links : undefined).toContainEqual(
    expect.objectContaining({ id: 'seaChart', label: 'Sea chart' }),
  )
})

it('regression: buttons, menus and sidebars led to pages that come later', () => {
  const later = '{issue: later, summary: Soon}'
  const model = modelOf(
    {
      replace: 'create:\n  fields: [name, length, cargo]',
      by: `create:\n  placeholder: ${later}\n  fields: [name, length, cargo]\nedit: {placeholder: ${later}}`,
    },
    { replace: '  anchor: {}', by: '  anchor: {}\n  plot: {to: chart}' },
    {
      in: 'resources/console.yaml',
      replace: 'nav: [harbor.list, chart, {label: Crew, nav: [pilot.list]}]',
      by: 'nav: [chart, harbor.list, {label: Crew, nav: [chart, pilot.list]}, {label: Maps, nav: [chart]}]',
    },
  )
  expect(model.levels.find(({ id }) => id === 'sea')?.nav).toMatchObject([
    { screen: 'harbor.list' },
    { label: 'Crew', path: '/pilots', children: [{ screen: 'pilot.list' }] },
  ])
  const list = screenOf(model, 'boat.list')
  expect(list).toMatchObject({ kind: 'list', links: [] })
  expect(list).not.toHaveProperty('create')
  expect(model.routes.map(({ path }) => path)).toContain('/chart')
  expect(model.screens.map(({ id }) => `${id}`)).toEqual(expect.arrayContaining(['boat.create', 'boat.edit']))
})

it('regression: a tab that comes later stays, and the bare page leads to it', () => {
  const model = modelOf({
    replace: 'list:\n  columns: [name, state, length]',
    by: 'list:\n  columns: [name, state, length]\n  placeholder: {issue: later, summary: Soon}',
  })
  const harbor = screenOf(model, 'harbor.detail')
  expect(harbor).toMatchObject({ tabs: [{ path: '/harbors/:harbor/boats' }, {}, {}] })
  expect(model.redirects).toMatchObject({ '/harbors/:harbor': '/harbors/:harbor/boats' })
})

it('regression: what is found came in the order of files, not of the sidebars', () => {
  const model = modelOf({
    in: 'resources/console.yaml',
    replace: 'nav: [harbor.list, chart, {label: Crew, nav: [pilot.list]}]',
    by: 'nav: [{label: Crew, nav: [pilot.list]}, harbor.list, chart]',
  })
  expect(model.findables.filter(({ level }) => level === 'sea').map(({ id }) => id)).toEqual(['pilot', 'harbor'])
})

it('a row without a page is found as part of what it lies in', () => {
  const model = modelOf({
    replace: 'entity: boat\nparent: harbor\n',
    by: 'entity: boat\nparent: harbor\ndetail: false\nfind: {fields: [state], owner: $parent}\n',
  })
  expect(model.findables.find(({ id }) => id === 'boat')).toMatchObject({
    identifiers: ['state'],
    within: 'harbor',
    owner: { id: 'harbor' },
    to: { template: '/harbors/:harbor', binds: { harbor: { from: 'route', path: 'harbor' } } },
  })
})

it('regression: where a field that refers to a row has kinds by now, one text was picked for all of it, and what was emitted did not compile', () => {
  const model = modelOf({ replace: 'cargo: {variants: {fish: {label: Fish}}}', by: 'cargo: {ref: pilot}' })
  const create = screenOf(model, 'boat.create')
  const cargo = create?.kind === 'create' ? create.fields.find(({ id }) => id === 'cargo') : undefined
  expect(cargo?.widget).toMatchObject({ kind: 'union', tag: 'kind' })
})
