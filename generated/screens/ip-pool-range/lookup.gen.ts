// Generated from the manifest by `npm run generate`. Do not edit: change the source or add an override.
import type { LookupOf } from '../../../src/kit/typed.ts'
import { ipPoolRangeListOptions } from '../../api/queries/system-ip-pools.gen.ts'
import type { IpPoolRange } from '../../api/types.gen.ts'

/** @public Overrides may offer it, too. */
export const ipPoolRangeLookup: LookupOf<IpPoolRange> = {
  entity: 'ip_pool_range',
  label: { one: 'IP range', many: 'IP ranges' },
  source: {
    query: (params, page) => ipPoolRangeListOptions({ path: { pool: params['pool'] ?? '' }, query: { ...page } }),
    shape: { kind: 'page' },
    paged: true,
  },
  value: 'id',
  text: 'range.first',
  mono: true,
  upTo: 'range.last',
}
