// Generated from the manifest by `npm run generate`. Do not edit: change the source or add an override.
import type { LookupOf } from '../../../src/kit/typed.ts'
import { networkingLoopbackAddressListOptions } from '../../api/queries/system-networking.gen.ts'
import type { LoopbackAddress } from '../../api/types.gen.ts'

/** @public Overrides may offer it, too. */
export const loopbackAddressLookup: LookupOf<LoopbackAddress> = {
  entity: 'loopback_address',
  label: { one: 'Loopback address', many: 'Loopback addresses' },
  source: {
    query: (_params, page) => networkingLoopbackAddressListOptions({ query: { ...page } }),
    shape: { kind: 'page' },
    paged: true,
  },
  value: 'id',
  text: 'address',
  byId: true,
}
