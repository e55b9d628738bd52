// Generated from the manifest by `npm run generate`. Do not edit: change the source or add an override.
import { chain } from '../../../src/kit/selectors.ts'
import type { LookupOf } from '../../../src/kit/typed.ts'
import { internetGatewayIpPoolListOptions } from '../../api/queries/vpcs.gen.ts'
import type { InternetGatewayIpPool } from '../../api/types.gen.ts'

/** @public Overrides may offer it, too. */
export const internetGatewayIpPoolLookup: LookupOf<InternetGatewayIpPool> = {
  entity: 'internet_gateway_ip_pool',
  label: { one: 'Attached IP pool', many: 'Attached IP pools' },
  source: {
    query: (params, page) => internetGatewayIpPoolListOptions({ query: { ...chain([['gateway', params['gateway']], ['vpc', params['vpc']], ['project', params['project']]]), ...page } }),
    shape: { kind: 'page' },
    paged: true,
  },
  value: 'id',
  text: 'name',
}
