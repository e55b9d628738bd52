// Generated from the manifest by `npm run generate`. Do not edit: change the source or add an override.
import type { Relations } from '../../../src/kit/spec.ts'
import { affinityGroupMemberLookup } from '../affinity-group-member/lookup.gen.ts'

export const relations: Relations = {
  param: 'affinityGroup',
  field: 'name',
  dependsOn: [],
  usedBy: [],
  contains: [{ blocks: false, lookup: affinityGroupMemberLookup }],
}
