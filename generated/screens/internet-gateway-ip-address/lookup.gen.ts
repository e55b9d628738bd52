// Generated from the manifest by `npm run generate`. Do not edit: change the source or add an override.
import { chain } from '../../../src/kit/selectors.ts'
import type { LookupOf } from '../../../src/kit/typed.ts'
import { internetGatewayIpAddressListOptions } from '../../api/queries/vpcs.gen.ts'
import type { InternetGatewayIpAddress } from '../../api/types.gen.ts'

/** @public Overrides may offer it, too. */
export const internetGatewayIpAddressLookup: LookupOf<InternetGatewayIpAddress> = {
  entity: 'internet_gateway_ip_address',
  label: { one: 'Attached IP address', many: 'Attached IP addresses' },
  source: {
    query: (params, page) => internetGatewayIpAddressListOptions({ query: { ...chain([['gateway', params['gateway']], ['vpc', params['vpc']], ['project', params['project']]]), ...page } }),
    shape: { kind: 'page' },
    paged: true,
  },
  value: 'id',
  text: 'name',
}
