/** What fits no shape is an action of the row that it names. */
import { expect, it } from 'vitest'

import { expectWhole, upgradedHarbors, type HarborContract } from './harbors.ts'

it('an action that nothing answers says that it was done, with the words that labels have', async () => {
  const plan = await upgradedHarbors({
    newer: {
      change: ({ paths }) => {
        paths['/v1/buoys/{buoy}'] = {
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
        }
      },
    },
  })
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
