// Generated from the manifest by `npm run generate`. Do not edit: change the source or add an override.
import { fill } from '../../../src/kit/selectors.ts'
import type { LookupOf } from '../../../src/kit/typed.ts'
import { textAt } from '../../../src/kit/values.ts'
import { networkingBgpAnnounceSetListOptions } from '../../api/queries/system-networking.gen.ts'
import type { BgpAnnounceSet } from '../../api/types.gen.ts'

/** @public Overrides may offer it, too. */
export const bgpAnnounceSetLookup: LookupOf<BgpAnnounceSet> = {
  entity: 'bgp_announce_set',
  label: { one: 'BGP announce set', many: 'BGP announce sets' },
  source: {
    query: (_params, page) => networkingBgpAnnounceSetListOptions({ query: { ...page } }),
    shape: { kind: 'array' },
    paged: true,
  },
  value: 'id',
  text: 'name',
  to: (row) => fill('/system/networking/bgp-announce-sets/:announceSet', { announceSet: textAt(row, 'name') }),
}
