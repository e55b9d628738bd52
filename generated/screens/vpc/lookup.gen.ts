// Generated from the manifest by `npm run generate`. Do not edit: change the source or add an override.
import { chain, fill } from '../../../src/kit/selectors.ts'
import type { LookupOf } from '../../../src/kit/typed.ts'
import { textAt } from '../../../src/kit/values.ts'
import { vpcListOptions } from '../../api/queries/vpcs.gen.ts'
import type { Vpc } from '../../api/types.gen.ts'

/** @public Overrides may offer it, too. */
export const vpcLookup: LookupOf<Vpc> = {
  entity: 'vpc',
  label: { one: 'VPC', many: 'VPCs' },
  source: {
    query: (params, page) => vpcListOptions({ query: { ...chain([['project', params['project']]]), ...page } }),
    shape: { kind: 'page' },
    paged: true,
  },
  value: 'id',
  text: 'name',
  to: (row, params) => fill('/projects/:project/vpcs/:vpc', { ...params, vpc: textAt(row, 'name') }),
}
