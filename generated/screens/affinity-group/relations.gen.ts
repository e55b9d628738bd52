// Generated from the manifest by `npm run generate`. Do not edit: change the source or add an override.
import type { Relations } from '../../../src/kit/relations.ts'
import { affinityGroupMemberLookup } from '../affinity-group-member/lookup.gen.ts'

export const relations: Relations = {
  param: 'affinityGroup',
  field: 'name',
  references: [],
  related: [{ relation: 'contained', labels: [], onDelete: 'deletes', lookup: affinityGroupMemberLookup }],
  unlisted: [],
}
