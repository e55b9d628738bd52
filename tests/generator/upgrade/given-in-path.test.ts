/** A newer document that takes in the path of a call what was sent in its query: pages go on sending it. */
import { expect, it } from 'vitest'
import type { BoundArg } from '../../../generator/model/types/ir.ts'
import type { Applying } from '../../../generator/upgrade-apply.ts'
import type { HarborContract, More } from './harbors.ts'
import { allScreens, expectWhole, listIn, screenIn, screensOf, upgradedHarbors } from './harbors.ts'
import { find, takeInPath } from './reshaped.ts'

const given = (bindings: readonly BoundArg[], param: string): unknown =>
  bindings.find((one) => one.param === param)?.bind

/** Nothing is asked, taken out or out of reach. */
function expectKept(plan: Applying): void {
  expectWhole(plan)
  expect(screensOf(plan)).toEqual(allScreens)
  expect({ removed: plan.draft.removed, asked: plan.draft.asked }).toEqual({ removed: [], asked: [] })
}

function sentBy(plan: Applying, action: string): readonly BoundArg[] {
  const list = screenIn(plan, 'boat.list')
  const found = 'actions' in list ? list.actions.find(({ id }) => id === action) : undefined
  return [...(found?.call.path ?? []), ...(found?.call.query ?? [])]
}

const harborsText = ({ draft }: Applying): string => draft.texts.get('openapi/resources/harbors.yaml') ?? ''

const rows = ['boat_view', 'boat_update', 'boat_delete']
const lists = ['boat_list', 'boat_create']

/** All that is about boats lies below what they lie at. */
const nested =
  (to: string) =>
  (contract: HarborContract): void => {
    for (const id of lists) takeInPath(contract, id, { from: 'pier', to, path: `/v1/piers/{${to}}/boats` })
    for (const id of rows) takeInPath(contract, id, { from: 'pier', to, path: `/v1/piers/{${to}}/boats/{boat}` })
  }

it.each([
  ['under its name', 'pier'],
  ['regression: under another name it was asked for', 'jetty'],
])('what the address of a page has is sent in the path, %s', async (_, to) => {
  const plan = await upgradedHarbors({ newer: { change: nested(to) } })
  expectKept(plan)
  expect(given(listIn(plan, 'boat.list').sends, to)).toEqual({ from: 'route', path: 'pier' })
  const page = screenIn(plan, 'boat.detail')
  expect(given(page.kind === 'detail' ? page.source.call.path : [], to)).toEqual({ from: 'route', path: 'pier' })
  expect(given(sentBy(plan, 'delete'), to)).toEqual({ from: 'route', path: 'pier' })
})

it.each([
  ['under its name', 'pier'],
  ['under another name', 'jetty'],
])('regression: what was stated to be sent in the query was taken out, %s', async (_, to) => {
  const plan = await upgradedHarbors({
    newer: { change: nested(to) },
    manifest: [
      [
        'harbors',
        /$/,
        'operations: {list: {op: boat_list, query: {pier: $route.pier}}}\nactions: {delete: {query: {pier: $row.pierId}}}\n',
      ],
    ],
  })
  expectKept(plan)
  expect(given(sentBy(plan, 'delete'), to)).toEqual({ from: 'row', path: 'pierId' })
  expect(harborsText(plan)).toContain(`actions: {delete: {path: {${to}: $row.pierId}}}`)
  expect(harborsText(plan)).toContain(`list: {op: boat_list, path: {${to}: $route.pier}}`)
})

const zone = { name: 'zone', schema: { $ref: '#/components/schemas/NameOrId' } }
const zoned: More = {
  query: { harbor_list: [{ ...zone, required: true }], harbor_view: [{ ...zone, required: true }] },
}
const inZones = (contract: HarborContract): void => {
  takeInPath(contract, 'harbor_list', { from: 'zone', path: '/v1/zones/{zone}/harbors' })
  takeInPath(contract, 'harbor_view', { from: 'zone', path: '/v1/zones/{zone}/harbors/{harbor}' })
}
const asking = 'list: {op: harbor_list, query: {zone: $form.zone}}, view: {op: harbor_view, query: {zone: $form.zone}}'

it('a list that asks for it goes on asking, and pages of its rows have it in their addresses', async () => {
  const plan = await upgradedHarbors({
    before: zoned,
    newer: { ...zoned, change: inZones },
    manifest: [['harbors', 'at: /harbors\n', `at: /harbors\noperations: {${asking}}\n`]],
  })
  expectKept(plan)
  expect(listIn(plan, 'harbor.list').asks).toEqual(['zone'])
  expect(screenIn(plan, 'harbor.detail').path).toBe('/harbors/:zone/:harbor')
})

it('regression: a value that was stated was asked for instead', async () => {
  const query = { harbor_list: [zone] }
  const plan = await upgradedHarbors({
    before: { query },
    newer: {
      query,
      change: (one) => takeInPath(one, 'harbor_list', { from: 'zone', path: '/v1/zones/{zone}/harbors' }),
    },
    manifest: [
      ['harbors', 'at: /harbors\n', 'at: /harbors\noperations: {list: {op: harbor_list, query: {zone: north}}}\n'],
    ],
  })
  expectKept(plan)
  expect(given(listIn(plan, 'harbor.list').sends, 'zone')).toEqual({ from: 'literal', value: 'north' })
})

it('what no page has is asked for by the list, and is in the addresses of its rows', async () => {
  const query = { harbor_list: [zone], harbor_view: [zone] }
  const plan = await upgradedHarbors({ before: { query }, newer: { query, change: inZones } })
  expectWhole(plan)
  expect(screensOf(plan)).toEqual(allScreens)
  expect(listIn(plan, 'harbor.list').asks).toEqual(['zone'])
  expect(plan.draft.asked).toEqual([
    '`harbor.list` asks for `zone` before it shows rows, and nothing else lists them, since `harbor_list` requires it: is it somewhere in the address or the row above?',
    '`harbor` has in the addresses of its pages the `zone` that its list was asked for, since `harbor_view` requires `zone`: is it somewhere in the row above? Then bind it there.',
  ])
})

it('regression: with another id as well, the operations were taken for new ones', async () => {
  const plan = await upgradedHarbors({
    newer: {
      change: (contract) => {
        nested('pier')(contract)
        for (const id of [...lists, ...rows]) find(contract, id).operation.operationId = `pier_${id}`
      },
    },
  })
  expectKept(plan)
  expect(screenIn(plan, 'boat.list')).toMatchObject({ list: { operation: 'pier_boat_list' } })
})

it('and so they were where what was in the path is sent in the query now', async () => {
  const plan = await upgradedHarbors({
    before: { change: nested('pier') },
    newer: {
      change: (contract) => {
        for (const id of ['boat_list', 'boat_view']) find(contract, id).operation.operationId = `every_${id}`
      },
    },
  })
  expectKept(plan)
  expect(screenIn(plan, 'boat.list')).toMatchObject({ list: { operation: 'every_boat_list' } })
})

it('rows of something else that answer the same are not taken for those', async () => {
  const plan = await upgradedHarbors({
    newer: {
      change: (contract) => {
        const { item, operation } = find(contract, 'boat_list')
        delete item['get']
        // It lists those at a harbor, and takes what pages were told by before.
        contract.paths['/v1/harbors/{harbor}/piers/{pier}/fleets/{fleet}/boats'] = {
          get: {
            ...operation,
            operationId: 'fleet_boat_list',
            parameters: [
              ...(operation.parameters ?? []),
              ...['harbor', 'pier', 'fleet'].map((name) => ({ name, in: 'path' as const, required: true, schema: {} })),
            ].filter((one) => one.in === 'path' || !['harbor', 'pier'].includes(one.name)),
          },
        }
      },
    },
  })
  expect(plan.changes).toContainEqual(expect.objectContaining({ type: 'operation-removed', operation: 'boat_list' }))
})
