/** Ways to write addresses: what is proposed does not depend on them. */
import { expect, it } from 'vitest'

import { addBuoys, addMoorings, addOperation } from './address-parts.ts'
import { expectWhole, upgradedHarbors, type HarborContract } from './harbors.ts'

/** New operations of rows that are known, and of new ones. */
function addAll(contract: HarborContract): void {
  addMoorings(contract)
  addBuoys(contract)
  addOperation(contract, ['post', '/v1/buoys/{float}/freeze'], 'buoy_freeze')
  addOperation(contract, ['put', '/v1/boats/{boat}/buoys/{float}'], 'boat_buoy_take')
  // What fits no shape, and needs the row that its parameter selects.
  addOperation(contract, ['post', '/v1/buoys/{float}/rings/{ring}/launch'], 'buoy_ring_launch')
  addOperation(contract, ['post', '/v1/moorings/{quay}/{ring}/clean'], 'mooring_clean')
  addOperation(contract, ['post', '/v1/boats/{boat}/freeze'], 'boat_freeze')
  addOperation(contract, ['post', '/v1/boats/{boat}/unfreeze'], 'boat_unfreeze')
  addOperation(contract, ['get', '/v1/boats/{boat}/hull'], 'boat_hull_view', { answer: 'Mooring' })
  addOperation(contract, ['post', '/v1/boats/{boat}/tenders/{tender_id}/launch'], 'boat_tender_launch')
}

const rewritten = (contract: HarborContract, to: (path: string) => string): void => {
  contract.paths = Object.fromEntries(Object.entries(contract.paths).map(([path, item]) => [to(path), item]))
}

const upgraded = (to: (path: string) => string) =>
  upgradedHarbors({
    newer: {
      change: (contract) => {
        addAll(contract)
        rewritten(contract, to)
      },
    },
  })

it.each<[string, (path: string) => string]>([
  [
    'what is done with a row stands behind a colon',
    (path) => path.replace(/\}\/(clean|freeze|unfreeze|launch)$/, '}:$1'),
  ],
  ['all paths end with a slash', (path) => `${path}/`],
  ['the API lies elsewhere, by its version', (path) => path.replace('/v1/', '/api/v2/')],
  [
    'all of that',
    (path) => `${path.replace(/\}\/(clean|freeze|unfreeze|launch)$/, '}:$1').replace('/v1/', '/api/v2/')}/`,
  ],
])('the same is proposed where %s', async (_, to) => {
  const [plain, other] = await Promise.all([upgraded((path) => path), upgraded(to)])
  expectWhole(other)
  const placed = ({ draft }: typeof plain): object[] =>
    draft.placed
      .map(({ title, yaml, shape, operations }) => ({ title, yaml, shape, operations }))
      // They are in the order of the addresses.
      .toSorted((a, b) => (a.title < b.title ? -1 : 1))
  expect(placed(plain).length).toBeGreaterThan(5)
  expect(placed(other)).toEqual(placed(plain))
  // Nothing that was there is called otherwise, or gone.
  expect(other.draft.removed).toEqual([])
})
