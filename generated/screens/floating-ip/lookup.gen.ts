// Generated from the manifest by `npm run generate`. Do not edit: change the source or add an override.
import { chain, fill } from '../../../src/kit/selectors.ts'
import type { LookupOf } from '../../../src/kit/typed.ts'
import { textAt } from '../../../src/kit/values.ts'
import { floatingIpListOptions } from '../../api/queries/floating-ips.gen.ts'
import type { FloatingIp } from '../../api/types.gen.ts'

/** @public Overrides may offer it, too. */
export const floatingIpLookup: LookupOf<FloatingIp> = {
  entity: 'floating_ip',
  label: { one: 'Floating IP', many: 'Floating IPs' },
  source: {
    query: (params, page) => floatingIpListOptions({ query: { ...chain([['project', params['project']]]), ...page } }),
    shape: { kind: 'page' },
    paged: true,
  },
  value: 'id',
  text: 'name',
  hint: [{ path: 'ip', cell: { kind: 'mono' } }],
  to: (row, params) => fill('/projects/:project/floating-ips/:floatingIp', { ...params, floatingIp: textAt(row, 'name') }),
}
