// Generated from the manifest by `npm run generate`. Do not edit: change the source or add an override.
import { chain, selector } from '../../../src/kit/selectors.ts'
import type { LookupOf } from '../../../src/kit/typed.ts'
import { instanceNetworkInterfaceListOptions } from '../../api/queries/instances.gen.ts'
import { vpcSubnetListNetworkInterfacesOptions } from '../../api/queries/vpcs.gen.ts'
import type { InstanceNetworkInterface } from '../../api/types.gen.ts'

/** @public Overrides may offer it, too. */
export const instanceNetworkInterfaceSubnetLookup: LookupOf<InstanceNetworkInterface> = {
  entity: 'instance_network_interface',
  label: { one: 'Network interface', many: 'Network interfaces' },
  source: {
    query: (params, page) => vpcSubnetListNetworkInterfacesOptions({ path: { subnet: params['subnet'] ?? '' }, query: { ...selector(params['subnet'] ?? '', chain([['vpc', params['vpc']], ['project', params['project']]])), ...page } }),
    shape: { kind: 'page' },
    paged: true,
  },
  value: 'id',
  text: 'name',
}

/** @public Overrides may offer it, too. */
export const instanceNetworkInterfaceLookup: LookupOf<InstanceNetworkInterface> = {
  entity: 'instance_network_interface',
  label: { one: 'Network interface', many: 'Network interfaces' },
  source: {
    query: (params, page) => instanceNetworkInterfaceListOptions({ query: { ...chain([['instance', params['instance']], ['project', params['project']]]), ...page } }),
    shape: { kind: 'page' },
    paged: true,
  },
  value: 'id',
  text: 'name',
}
