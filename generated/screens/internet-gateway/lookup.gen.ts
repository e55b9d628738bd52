// Generated from the manifest by `npm run generate`. Do not edit: change the source or add an override.
import { chain, fill } from '../../../src/kit/selectors.ts'
import type { LookupOf } from '../../../src/kit/typed.ts'
import { textAt } from '../../../src/kit/values.ts'
import { internetGatewayListOptions } from '../../api/queries/vpcs.gen.ts'
import type { InternetGateway } from '../../api/types.gen.ts'

/** @public Overrides may offer it, too. */
export const internetGatewayLookup: LookupOf<InternetGateway> = {
  entity: 'internet_gateway',
  label: { one: 'Internet gateway', many: 'Internet gateways' },
  source: {
    query: (params, page) => internetGatewayListOptions({ query: { ...chain([['vpc', params['vpc']], ['project', params['project']]]), ...page } }),
    shape: { kind: 'page' },
    paged: true,
  },
  value: 'id',
  text: 'name',
  to: (row, params) => fill('/projects/:project/vpcs/:vpc/internet-gateways/:gateway', { ...params, gateway: textAt(row, 'name') }),
}
