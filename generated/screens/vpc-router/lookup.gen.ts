// Generated from the manifest by `npm run generate`. Do not edit: change the source or add an override.
import { chain, fill } from '../../../src/kit/selectors.ts'
import type { LookupOf } from '../../../src/kit/typed.ts'
import { textAt } from '../../../src/kit/values.ts'
import { vpcRouterListOptions } from '../../api/queries/vpcs.gen.ts'
import type { VpcRouter } from '../../api/types.gen.ts'

/** @public Overrides may offer it, too. */
export const vpcRouterLookup: LookupOf<VpcRouter> = {
  entity: 'vpc_router',
  label: { one: 'Router', many: 'Routers' },
  source: {
    query: (params, page) => vpcRouterListOptions({ query: { ...chain([['vpc', params['vpc']], ['project', params['project']]]), ...page } }),
    shape: { kind: 'page' },
    paged: true,
  },
  value: 'id',
  text: 'name',
  to: (row, params) => fill('/projects/:project/vpcs/:vpc/routers/:router', { ...params, router: textAt(row, 'name') }),
}
