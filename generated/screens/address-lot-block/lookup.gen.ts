// Generated from the manifest by `npm run generate`. Do not edit: change the source or add an override.
import { ofEach } from '../../../src/kit/lookup/of-each.ts'
import type { LookupOf } from '../../../src/kit/typed.ts'
import { networkingAddressLotBlockListOptions } from '../../api/queries/system-networking.gen.ts'
import type { AddressLotBlock } from '../../api/types.gen.ts'
import { addressLotLookup } from '../address-lot/lookup.gen.ts'

/** @public Overrides may offer it, too. */
export const addressLotBlockLookup: LookupOf<AddressLotBlock> = {
  entity: 'address_lot_block',
  label: { one: 'Block', many: 'Blocks' },
  source: {
    query: (params, page) => networkingAddressLotBlockListOptions({ path: { addressLot: params['addressLot'] ?? '' }, query: { ...page } }),
    shape: { kind: 'page' },
    paged: true,
  },
  value: 'id',
  text: 'firstAddress',
  mono: true,
  upTo: 'lastAddress',
  byId: true,
}

/** @public Overrides may offer it, too. */
export const addressLotBlockOfEachAddressLotLookup = ofEach(addressLotLookup, addressLotBlockLookup, 'addressLot')
