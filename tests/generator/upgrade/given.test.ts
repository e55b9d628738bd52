/** A newer document that calls a parameter otherwise in one call alone: the pages that send it are not, and it is given what it was given before. */
import { expect, it } from 'vitest'
import type { BoundArg } from '../../../generator/model/types/ir.ts'
import type { Applying } from '../../../generator/upgrade-apply.ts'
import { allScreens, expectWhole, listIn, screenIn, screensBefore, screensOf, upgradedHarbors } from './harbors.ts'
import type { HarborContract } from './harbors.ts'

/** Some operations call a parameter otherwise, also in their path. */
const calledBy =
  (ids: readonly string[], from: string, to: string) =>
  ({ paths }: HarborContract): void => {
    for (const [path, item] of Object.entries(paths)) {
      const operations = Object.values(item).filter(({ operationId }) => ids.includes(operationId))
      for (const operation of operations) {
        operation.parameters = (operation.parameters ?? []).map((one) =>
          one.name === from ? { ...one, name: to } : one,
        )
        const paged = operation['x-dropshot-pagination']
        if (paged !== undefined) paged.required = paged.required.map((one) => (one === from ? to : one))
      }
      if (operations.length === 0 || !path.includes(`{${from}}`)) continue
      paths[path.replace(`{${from}}`, `{${to}}`)] = item
      delete paths[path]
    }
  }

const given = (bindings: readonly BoundArg[], param: string): unknown =>
  bindings.find((one) => one.param === param)?.bind

function expectKept(plan: Applying, fixture?: string): void {
  if (fixture === undefined) expectWhole(plan)
  expect(screensOf(plan)).toEqual(fixture === undefined ? allScreens : screensBefore(fixture))
  expect({ removed: plan.draft.removed, asked: plan.draft.asked, refused: plan.draft.refused }).toEqual({
    removed: [],
    asked: [],
    refused: [],
  })
}

it('a list goes on showing the rows of the one above', async () => {
  const plan = await upgradedHarbors({ newer: { change: calledBy(['boat_list'], 'pier', 'jetty') } })
  expectKept(plan)
  expect(given(listIn(plan, 'boat.list').sends, 'jetty')).toEqual({ from: 'route', path: 'pier' })
})

it('forms and pages go on sending it, without asking', async () => {
  const ids = ['boat_create', 'boat_delete', 'boat_view']
  const plan = await upgradedHarbors({ newer: { change: calledBy(ids, 'pier', 'jetty') } })
  expectKept(plan)
  const form = screenIn(plan, 'boat.create')
  const call = 'call' in form ? form.call : undefined
  expect(given(call?.query ?? [], 'jetty')).toMatchObject({ from: 'route', path: 'pier' })
  const page = screenIn(plan, 'boat.detail')
  expect(given(page.kind === 'detail' ? page.source.call.query : [], 'jetty')).toEqual({ from: 'route', path: 'pier' })
})

it.each([
  ['a set that is replaced as a whole', 'document', 'garden_gate', 'gates'],
  ['a policy', 'policies', 'garden_role', 'policy'],
])('%s goes on belonging to the row above', async (_, fixture, entity, name) => {
  const ids = [`garden_${name}_view`, `garden_${name}_update`]
  const plan = await upgradedHarbors({ fixture, newer: { change: calledBy(ids, 'garden', 'plot') } })
  expectKept(plan, fixture)
  const [list, form] = [screenIn(plan, `${entity}.list`), screenIn(plan, `${entity}.edit`)]
  const sent = ['list' in list && !Array.isArray(list.list) ? list.list.path : [], 'call' in form ? form.call.path : []]
  for (const path of sent) expect(given(path, 'plot')).toEqual({ from: 'route', path: 'garden' })
})

it('what a PUT was sent of the row as it is, a PATCH that requires it is sent as well', async () => {
  const fixture = 'kept-fields'
  const plan = await upgradedHarbors({
    fixture,
    newer: {
      change: ({ paths }) => {
        const { put, ...others } = paths['/v1/clocks/{clock}'] ?? {}
        if (put === undefined) throw new Error('the fixture is another one')
        paths['/v1/clocks/{clock}'] = { ...others, patch: put }
      },
    },
  })
  expectKept(plan, fixture)
  const list = screenIn(plan, 'clock.list')
  const [wind] = 'actions' in list ? list.actions : []
  expect(wind?.call.body?.fixed.map(({ path }) => path)).toEqual(['keeper', 'secretTicks', 'zone', 'chime', 'face'])
  expect(wind?.form?.map(({ id }) => id)).toEqual(['hands'])
})

it('what rows that nothing lists any more are made and taken away with has a page', async () => {
  const plan = await upgradedHarbors({ newer: { change: ({ paths }) => void delete paths['/v1/harbors']?.['get'] } })
  const uncalled = Object.entries(plan.draft.model?.coverage.operations ?? {}).filter(
    ([, { screens }]) => screens.length === 0,
  )
  expect({ refused: plan.draft.refused, uncalled }).toEqual({ refused: [], uncalled: [] })
})

it('rows that are in a field of others by now are shown from there, and told apart by what is in it', async () => {
  const plan = await upgradedHarbors({
    newer: {
      change: ({ components: { schemas } }) => {
        const items = (name: string): object => ({ type: 'array', items: { $ref: `#/components/schemas/${name}` } })
        schemas['BoatAtBerth'] = {
          required: ['boat', 'berth'],
          properties: { boat: { $ref: '#/components/schemas/Boat' }, berth: { type: 'integer' } },
        }
        const page = schemas['BoatPage']
        if (page?.properties?.['items'] === undefined) throw new Error('the fixture is another one')
        page.properties['items'] = items('BoatAtBerth')
      },
    },
    manifest: [['harbors', /$/, 'list: {columns: [name]}\n']],
  })
  expect({ removed: plan.draft.removed, refused: plan.draft.refused }).toEqual({ removed: [], refused: [] })
  const list = screenIn(plan, 'boat.list')
  if (list.kind !== 'list') throw new Error('no list')
  expect(list.columns.map(({ path }) => path)).toContain('boat.name')
  const remove = list.actions.find(({ id }) => id === 'delete')
  expect(remove?.call.path).toEqual([{ param: 'boat', bind: { from: 'row', path: 'boat.id' } }])
  expect(remove?.form).toBeUndefined()
})

/** What selects the boat is of the query, at paths of its own. */
const inQuery =
  (...methods: string[]) =>
  ({ paths }: HarborContract): void => {
    const item = paths['/v1/boats/{boat}'] ?? {}
    const moved = Object.entries(item).filter(([method]) => methods.includes(method))
    for (const [, { parameters = [] }] of moved) for (const one of parameters) if (one.name === 'boat') one.in = 'query'
    paths['/v1/boat'] = Object.fromEntries(moved)
    paths['/v1/boats/{boat}'] = Object.fromEntries(Object.entries(item).filter(([method]) => !methods.includes(method)))
  }

it.each([
  ['alone', ['delete']],
  ['as the page of the row', ['get', 'put', 'delete']],
])('regression: an action whose row is told in the query now, %s, asked which row', async (_, methods) => {
  const plan = await upgradedHarbors({ newer: { change: inQuery(...methods) } })
  expectKept(plan)
  for (const id of ['boat.list', 'boat.detail']) {
    const screen = screenIn(plan, id)
    const action = 'actions' in screen ? screen.actions.find((one) => one.id === 'delete') : undefined
    expect(action).toMatchObject({ bulk: true, call: { path: [] } })
    expect(action?.form).toBeUndefined()
    expect(given(action?.call.query ?? [], 'boat')).toEqual({ from: 'row', path: 'id' })
  }
})

it('what is stated to be in the path is in the query', async () => {
  const plan = await upgradedHarbors({
    newer: { change: inQuery('delete') },
    manifest: [['harbors', 'parent: pier\n', 'parent: pier\nactions: {delete: {path: {boat: $row.name}}}\n']],
  })
  expect(plan.draft.refused).toEqual([])
  expect(plan.draft.texts.get('openapi/resources/harbors.yaml')).toContain(
    'actions: {delete: {query: {boat: $row.name}}}',
  )
})
