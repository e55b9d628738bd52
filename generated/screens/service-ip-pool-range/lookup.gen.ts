// Generated from the manifest by `npm run generate`. Do not edit: change the source or add an override.
import type { Lookup } from '../../../src/kit/spec.ts'
import { ipPoolServiceRangeListOptions } from '../../api/queries/system-ip-pools.gen.ts'

/** @public Overrides may offer it, too. */
export const serviceIpPoolRangeLookup: Lookup = {
  entity: 'service_ip_pool_range',
  label: { one: 'IP range', many: 'IP ranges' },
  source: {
    query: (_params, page) => ipPoolServiceRangeListOptions({ query: { ...page } }),
    shape: { kind: 'page' },
    paged: true,
  },
  value: 'id',
  text: 'range.first',
}
