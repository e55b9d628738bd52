// Generated from the manifest by `npm run generate`. Do not edit: change the source or add an override.
import { chain, fill } from '../../../src/kit/selectors.ts'
import type { LookupOf } from '../../../src/kit/typed.ts'
import { textAt } from '../../../src/kit/values.ts'
import { vpcSubnetListOptions } from '../../api/queries/vpcs.gen.ts'
import type { VpcSubnet } from '../../api/types.gen.ts'

/** @public Overrides may offer it, too. */
export const vpcSubnetLookup: LookupOf<VpcSubnet> = {
  entity: 'vpc_subnet',
  label: { one: 'VPC subnet', many: 'VPC subnets' },
  source: {
    query: (params, page) => vpcSubnetListOptions({ query: { ...chain([['vpc', params['vpc']], ['project', params['project']]]), ...page } }),
    shape: { kind: 'page' },
    paged: true,
  },
  value: 'id',
  text: 'name',
  to: (row, params) => fill('/projects/:project/vpcs/:vpc/subnets/:subnet', { ...params, subnet: textAt(row, 'name') }),
}
