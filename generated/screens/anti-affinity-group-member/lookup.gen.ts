// Generated from the manifest by `npm run generate`. Do not edit: change the source or add an override.
import { chain, selector } from '../../../src/kit/selectors.ts'
import type { LookupOf } from '../../../src/kit/typed.ts'
import { antiAffinityGroupMemberListOptions } from '../../api/queries/affinity.gen.ts'
import type { AntiAffinityGroupMember } from '../../api/types.gen.ts'

/** @public Overrides may offer it, too. */
export const antiAffinityGroupMemberLookup: LookupOf<AntiAffinityGroupMember> = {
  entity: 'anti_affinity_group_member',
  label: { one: 'Member', many: 'Members' },
  source: {
    query: (params, page) => antiAffinityGroupMemberListOptions({ path: { antiAffinityGroup: params['antiAffinityGroup'] ?? '' }, query: { ...selector(params['antiAffinityGroup'] ?? '', chain([['project', params['project']]])), ...page } }),
    shape: { kind: 'page' },
    paged: true,
  },
  value: 'value.id',
  text: 'value.name',
}
