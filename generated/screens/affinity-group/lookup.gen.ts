// Generated from the manifest by `npm run generate`. Do not edit: change the source or add an override.
import { chain, fill, selector } from '../../../src/kit/selectors.ts'
import type { LookupOf } from '../../../src/kit/typed.ts'
import { textAt } from '../../../src/kit/values.ts'
import { affinityGroupListOptions, instanceAffinityGroupListOptions } from '../../api/queries/experimental.gen.ts'
import type { AffinityGroup } from '../../api/types.gen.ts'

/** @public Overrides may offer it, too. */
export const affinityGroupLookup: LookupOf<AffinityGroup> = {
  entity: 'affinity_group',
  label: { one: 'Affinity group', many: 'Affinity groups' },
  source: {
    query: (params, page) => affinityGroupListOptions({ query: { ...chain([['project', params['project']]]), ...page } }),
    shape: { kind: 'page' },
    paged: true,
  },
  value: 'id',
  text: 'name',
  to: (row, params) => fill('/projects/:project/affinity-groups/:affinityGroup', { ...params, affinityGroup: textAt(row, 'name') }),
}

/** @public Overrides may offer it, too. */
export const affinityGroupInstanceLookup: LookupOf<AffinityGroup> = {
  entity: 'affinity_group',
  label: { one: 'Affinity group', many: 'Affinity groups' },
  source: {
    query: (params, page) => instanceAffinityGroupListOptions({ path: { instance: params['instance'] ?? '' }, query: { ...selector(params['instance'] ?? '', chain([['project', params['project']]])), ...page } }),
    shape: { kind: 'page' },
    paged: true,
  },
  value: 'id',
  text: 'name',
  to: (row, params) => fill('/projects/:project/affinity-groups/:affinityGroup', { ...params, affinityGroup: textAt(row, 'name') }),
}
