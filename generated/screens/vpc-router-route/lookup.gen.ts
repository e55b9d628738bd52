// Generated from the manifest by `npm run generate`. Do not edit: change the source or add an override.
import { chain, fill } from '../../../src/kit/selectors.ts'
import type { LookupOf } from '../../../src/kit/typed.ts'
import { textAt } from '../../../src/kit/values.ts'
import { vpcRouterRouteListOptions } from '../../api/queries/vpcs.gen.ts'
import type { RouterRoute } from '../../api/types.gen.ts'

/** @public Overrides may offer it, too. */
export const vpcRouterRouteLookup: LookupOf<RouterRoute> = {
  entity: 'vpc_router_route',
  label: { one: 'Route', many: 'Routes' },
  source: {
    query: (params, page) => vpcRouterRouteListOptions({ query: { ...chain([['router', params['router']], ['vpc', params['vpc']], ['project', params['project']]]), ...page } }),
    shape: { kind: 'page' },
    paged: true,
  },
  value: 'id',
  text: 'name',
  to: (row, params) => fill('/projects/:project/vpcs/:vpc/routers/:router/routes/:route/edit', { ...params, route: textAt(row, 'name') }),
}
