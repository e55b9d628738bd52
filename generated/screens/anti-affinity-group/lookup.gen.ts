// Generated from the manifest by `npm run generate`. Do not edit: change the source or add an override.
import { chain, fill, selector } from '../../../src/kit/selectors.ts'
import type { LookupOf } from '../../../src/kit/typed.ts'
import { textAt } from '../../../src/kit/values.ts'
import { antiAffinityGroupListOptions } from '../../api/queries/affinity.gen.ts'
import { instanceAntiAffinityGroupListOptions } from '../../api/queries/instances.gen.ts'
import type { AntiAffinityGroup } from '../../api/types.gen.ts'

/** @public Overrides may offer it, too. */
export const antiAffinityGroupLookup: LookupOf<AntiAffinityGroup> = {
  entity: 'anti_affinity_group',
  label: { one: 'Anti-affinity group', many: 'Anti-affinity groups' },
  source: {
    query: (params, page) => antiAffinityGroupListOptions({ query: { ...chain([['project', params['project']]]), ...page } }),
    shape: { kind: 'page' },
    paged: true,
  },
  value: 'id',
  text: 'name',
  to: (row, params) => fill('/projects/:project/affinity/:antiAffinityGroup', { ...params, antiAffinityGroup: textAt(row, 'name') }),
}

/** @public Overrides may offer it, too. */
export const antiAffinityGroupInstanceLookup: LookupOf<AntiAffinityGroup> = {
  entity: 'anti_affinity_group',
  label: { one: 'Anti-affinity group', many: 'Anti-affinity groups' },
  source: {
    query: (params, page) => instanceAntiAffinityGroupListOptions({ path: { instance: params['instance'] ?? '' }, query: { ...selector(params['instance'] ?? '', chain([['project', params['project']]])), ...page } }),
    shape: { kind: 'page' },
    paged: true,
  },
  value: 'id',
  text: 'name',
  to: (row, params) => fill('/projects/:project/affinity/:antiAffinityGroup', { ...params, antiAffinityGroup: textAt(row, 'name') }),
}
