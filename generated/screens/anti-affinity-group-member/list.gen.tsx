// Generated from openapi/resources/affinity.yaml by `npm run generate`. Do not edit: change the source or add an override.
import { Placeholder } from '../../../src/kit/placeholder/Placeholder.tsx'
import type { PlaceholderScreen } from '../../../src/kit/spec.ts'

export const screen: PlaceholderScreen = {
  kind: 'placeholder',
  id: 'anti_affinity_group_member.list',
  title: 'Members',
  issue: '5',
  summary: 'The instances of the group with their state, to add and remove',
}

export default function AntiAffinityGroupMemberList() {
  return <Placeholder screen={screen} />
}
