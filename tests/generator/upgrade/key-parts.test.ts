/** Addresses with several parameters, and what of them the row has. */
import { describe, expect, it } from 'vitest'

import type { Bind } from '../../../generator/model/types/ir.ts'
import type { Applying } from '../../../generator/upgrade-apply.ts'
import { addMoorings, addOperation, uuid } from './address-parts.ts'
import { expectWhole, upgradedHarbors, type HarborContract } from './harbors.ts'

/** What each action that calls an operation sends in its path, and what its form asks for. */
function sentIn({ draft }: Applying, operation: string): { path: Record<string, Bind>; asks: string[] }[] {
  const actions = (draft.model?.screens ?? []).flatMap((screen) => ('actions' in screen ? screen.actions : []))
  return actions
    .filter(({ call }) => call.operation === operation)
    .map(({ call, form = [] }) => ({
      path: Object.fromEntries(call.path.map(({ param, bind }) => [param, bind])),
      asks: form.map(({ id }) => id),
    }))
}

const ofRow = (path: string): Bind => ({ from: 'row', path })
const ofForm = (path: string): Bind => ({ from: 'form', path })

describe('an address with several parameters', () => {
  /** Boats have a tender each. */
  const boats = { Boat: { tender_id: uuid } }
  const upgraded = (
    change: (contract: HarborContract) => void,
    fields: Record<string, Record<string, object>> = boats,
  ) => upgradedHarbors({ before: { fields }, newer: { fields, change } })

  it('regression: a verb below a key of two parts was a page that asked for both', async () => {
    const plan = await upgraded((contract) => {
      // Whatever comes first in the document.
      addOperation(contract, ['post', '/v1/moorings/{quay}/{ring}/clean'], 'mooring_clean')
      addMoorings(contract)
    })
    expectWhole(plan)
    expect(sentIn(plan, 'mooring_clean')).toEqual([{ path: { quay: ofRow('quay'), ring: ofRow('ring') }, asks: [] }])
  })

  it('regression: what something else has that a row refers to was asked for', async () => {
    const plan = await upgraded((contract) => {
      addOperation(contract, ['post', '/v1/boats/{boat}/tenders/{tender_id}/launch'], 'boat_tender_launch')
      addOperation(contract, ['post', '/v1/boats/{boat}/tenders/{tender}/paint'], 'boat_tender_paint')
      addOperation(contract, ['delete', '/v1/boats/{boat}/tenders/{tender_id}'], 'boat_tender_drop')
    })
    expectWhole(plan)
    for (const [operation, param] of [
      ['boat_tender_launch', 'tenderId'],
      ['boat_tender_paint', 'tender'],
      ['boat_tender_drop', 'tenderId'],
    ] as const)
      expect(sentIn(plan, operation), operation).toEqual(
        Array.from({ length: 2 }, () => ({ path: { boat: ofRow('id'), [param]: ofRow('tenderId') }, asks: [] })),
      )
  })

  it('regression: an action of a row below something without a page was a page that asked for both', async () => {
    const plan = await upgraded(
      (contract) => addOperation(contract, ['post', '/v1/docks/{dock_id}/boats/{boat}/lift'], 'boat_lift'),
      { Boat: { dock_id: uuid } },
    )
    expectWhole(plan)
    expect(sentIn(plan, 'boat_lift')).toEqual(
      Array.from({ length: 2 }, () => ({ path: { dockId: ofRow('dockId'), boat: ofRow('id') }, asks: [] })),
    )
  })

  it('is asked for what the row may not have, or may be put to', async () => {
    const plan = await upgraded((contract) => {
      const boat = contract.components.schemas['Boat']
      Object.assign(boat?.properties ?? {}, { buoy_id: uuid })
      addOperation(contract, ['post', '/v1/boats/{boat}/buoys/{buoy_id}/ring'], 'boat_buoy_ring')
      addOperation(contract, ['put', '/v1/boats/{boat}/tenders/{tender_id}'], 'boat_tender_take')
      addOperation(contract, ['post', '/v1/boats/{boat}/flags/{name}/hoist'], 'boat_flag_hoist')
    })
    expectWhole(plan)
    for (const [operation, param] of [
      ['boat_buoy_ring', 'buoyId'],
      ['boat_tender_take', 'tenderId'],
      ['boat_flag_hoist', 'name'],
    ] as const)
      expect(sentIn(plan, operation), operation).toEqual(
        Array.from({ length: 2 }, () => ({ path: { boat: ofRow('id'), [param]: ofForm(param) }, asks: [param] })),
      )
  })
})
