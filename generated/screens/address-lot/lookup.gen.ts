// Generated from the manifest by `npm run generate`. Do not edit: change the source or add an override.
import { fill } from '../../../src/kit/selectors.ts'
import type { LookupOf } from '../../../src/kit/typed.ts'
import { textAt } from '../../../src/kit/values.ts'
import { networkingAddressLotListOptions } from '../../api/queries/system-networking.gen.ts'
import type { AddressLot } from '../../api/types.gen.ts'

/** @public Overrides may offer it, too. */
export const addressLotLookup: LookupOf<AddressLot> = {
  entity: 'address_lot',
  label: { one: 'Address lot', many: 'Address lots' },
  source: {
    query: (_params, page) => networkingAddressLotListOptions({ query: { ...page } }),
    shape: { kind: 'page' },
    paged: true,
  },
  value: 'id',
  text: 'name',
  to: (row) => fill('/system/networking/address-lots/:addressLot', { addressLot: textAt(row, 'name') }),
}
