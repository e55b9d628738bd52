/** What fits no shape is an action of the row that it names. */
import { expect, it } from 'vitest'

import { expectWhole, upgradedHarbors } from './harbors.ts'

it('an action that nothing answers says that it was done, with the words that labels have', async () => {
  const plan = await upgradedHarbors({
    newer: {
      change: ({ paths }) => {
        paths['/v1/buoys/{buoy}'] = {
          delete: {
            operationId: 'uuid_buoy_drop',
            description: 'Drops the buoy of a boat that has this UUID; each UUID is that of one buoy.',
            parameters: [
              { name: 'buoy', in: 'path', required: true, schema: { type: 'string' } },
              { name: 'boat', in: 'query', required: true, schema: { type: 'string', format: 'uuid' } },
            ],
            responses: { '204': { description: 'It was dropped.' } },
          },
        }
      },
    },
  })
  expectWhole(plan)
  expect(plan.draft.placed.map(({ title }) => title)).toEqual(['a plain action uuid_buoy_drop of boat'])
  expect(plan.draft.placed[0]?.yaml).toContain('UUID buoy drop done for {name}')
})
