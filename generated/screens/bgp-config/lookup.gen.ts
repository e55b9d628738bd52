// Generated from the manifest by `npm run generate`. Do not edit: change the source or add an override.
import { fill } from '../../../src/kit/selectors.ts'
import type { LookupOf } from '../../../src/kit/typed.ts'
import { textAt } from '../../../src/kit/values.ts'
import { networkingBgpConfigListOptions } from '../../api/queries/system-networking.gen.ts'
import type { BgpConfig } from '../../api/types.gen.ts'

/** @public Overrides may offer it, too. */
export const bgpConfigLookup: LookupOf<BgpConfig> = {
  entity: 'bgp_config',
  label: { one: 'BGP configuration', many: 'BGP configurations' },
  source: {
    query: (_params, page) => networkingBgpConfigListOptions({ query: { ...page } }),
    shape: { kind: 'page' },
    paged: true,
  },
  value: 'id',
  text: 'name',
  hint: [{ path: 'asn', cell: { kind: 'identifier' } }],
  to: (row) => fill('/system/networking/bgp-configs/:bgpConfig', { bgpConfig: textAt(row, 'name') }),
}
