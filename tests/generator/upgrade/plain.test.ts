/** What fits no shape is an action of the row that it names. */
import { expect, it } from 'vitest'

import { expectWhole, screenIn, upgradedHarbors, type HarborContract, type HarborUpgrade } from './harbors.ts'

/** A newer contract with a path more. */
const adding = (path: string, item: HarborContract['paths'][string]): HarborUpgrade => ({
  newer: { change: ({ paths }) => void (paths[path] = item) },
})

it('an action that nothing answers says that it was done, with the words that labels have', async () => {
  const plan = await upgradedHarbors(
    adding('/v1/buoys/{buoy}', {
      delete: {
        operationId: 'uuid_buoy_drop',
        parameters: [
          { name: 'buoy', in: 'path', required: true, schema: { type: 'string' } },
          { name: 'boat', in: 'query', required: true, schema: { type: 'string', format: 'uuid' } },
        ],
        responses: {
          '204': { description: 'The buoy with this UUID was dropped; each UUID is that of one buoy.' },
        },
      },
    }),
  )
  expectWhole(plan)
  expect(plan.draft.placed.map(({ title }) => title)).toEqual(['a plain action uuid_buoy_drop of boat'])
  expect(plan.draft.placed[0]?.yaml).toContain('UUID buoy drop done for {name}')
})

/** What boats have, of buoys that lie below a boat. */
const ofBuoys = <T>(part: T): T =>
  JSON.parse(JSON.stringify(part).replaceAll('boat', 'buoy').replaceAll('Boat', 'Buoy').replaceAll('pier', 'boat')) as T // of the same shape

function addBuoys({ paths, components }: HarborContract): void {
  paths['/v1/buoys'] = ofBuoys(paths['/v1/boats'] ?? {})
  for (const [name, schema] of Object.entries(components.schemas))
    if (name.startsWith('Boat')) components.schemas[ofBuoys(name)] = ofBuoys(schema)
}

it('regression: what makes rows that nothing lists was offered twice, refused twice, and had no page', async () => {
  const plan = await upgradedHarbors({
    before: { change: addBuoys },
    newer: {
      change: (contract) => {
        addBuoys(contract)
        const { post } = contract.paths['/v1/buoys'] ?? {}
        if (post === undefined) throw new Error('nothing makes a boat')
        post.parameters = [
          { name: 'boat', in: 'query', required: true, schema: { type: 'string', format: 'uuid' } },
          { name: 'depth', in: 'query', required: true, schema: { type: 'integer' } },
        ]
        contract.paths['/v1/buoys'] = { post }
      },
    },
    manifest: [['harbors', /$/, '---\nentity: buoy\nparent: boat\n']],
  })
  expectWhole(plan)
  expect(plan.draft.placed.map(({ title }) => title)).toEqual(['a page of buoy_create'])
})

/** Pages that are planned, by their names. */
const planned = (...ids: readonly string[]): string =>
  ids
    .map(
      (id) =>
        `---\npage: ${id}\nat: /planned/${id}\nkind: placeholder\nissue: '1'\nsummary: Planned\nreached: by its address\n`,
    )
    .join('')

/** Calls that fit no shape, each at a path of its own. */
const callsOf = (ids: readonly string[]): HarborContract['paths'] =>
  Object.fromEntries(
    ids.map((id, i) => [
      `/v1/lanterns-${i}`,
      { post: { operationId: id, parameters: [], responses: { '204': { description: 'Done.' } } } },
    ]),
  )

it.each([
  ['an operation that is called like a page', ['lantern_light'], ['lantern_light_3']],
  ['an operation that is called like a page in other letters', ['lanternLight'], ['lantern_light_3']],
  ['operations that are called like each other', ['buoy_drop', 'buoyDrop'], ['buoy_drop', 'buoy_drop_2']],
])('regression: %s had no page, and was refused', async (_, ids, pages) => {
  const plan = await upgradedHarbors({
    newer: { change: ({ paths }) => void Object.assign(paths, callsOf(ids)) },
    manifest: [['harbors', /$/, planned('lantern_light', 'lantern_light_2')]],
  })
  expect({ refused: plan.draft.refused, unreached: plan.draft.unreached }).toEqual({ refused: [], unreached: [] })
  expect(plan.draft.placed.map(({ yaml }) => /^page: (.*)$/m.exec(yaml)?.[1])).toEqual(pages)
})

it('regression: a call with a parameter whose name is no word, or that is an object, had no page', async () => {
  const tide = { type: 'object', required: ['least'], properties: { least: { type: 'integer' } } } as const
  const deep = { name: 'near', in: 'query', required: true, schema: tide, style: 'deepObject' } as const
  const plan = await upgradedHarbors(
    adding('/v1/tides', {
      get: {
        operationId: 'tide_find',
        parameters: [
          { name: 'page-size', in: 'query', required: true, schema: { type: 'integer' } },
          { name: 'tide', in: 'query', required: true, schema: tide },
          deep,
        ],
        responses: { '204': { description: 'There is such a tide.' } },
      },
    }),
  )
  expectWhole(plan)
  const page = screenIn(plan, 'tide_find')
  expect(page.kind === 'operation' ? page.fields.map(({ id }) => id) : []).toEqual([
    'page-size',
    'least',
    'near[least]',
  ])
})
