// Generated from the manifest by `npm run generate`. Do not edit: change the source or add an override.
import { chain, selector } from '../../../src/kit/selectors.ts'
import type { LookupOf } from '../../../src/kit/typed.ts'
import { affinityGroupMemberListOptions } from '../../api/queries/experimental.gen.ts'
import type { AffinityGroupMember } from '../../api/types.gen.ts'

/** @public Overrides may offer it, too. */
export const affinityGroupMemberLookup: LookupOf<AffinityGroupMember> = {
  entity: 'affinity_group_member',
  label: { one: 'Member', many: 'Members' },
  source: {
    query: (params, page) => affinityGroupMemberListOptions({ path: { affinityGroup: params['affinityGroup'] ?? '' }, query: { ...selector(params['affinityGroup'] ?? '', chain([['project', params['project']]])), ...page } }),
    shape: { kind: 'page' },
    paged: true,
  },
  value: 'value.id',
  text: 'value.name',
}
