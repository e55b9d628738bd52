// Generated from openapi/resources/policy.yaml by `npm run generate`. Do not edit: change the source or add an override.
import { Placeholder } from '../../../src/kit/placeholder/Placeholder.tsx'
import type { PlaceholderScreen } from '../../../src/kit/spec.ts'

export const screen: PlaceholderScreen = {
  kind: 'placeholder',
  id: 'fleet_role.edit',
  title: 'Change fleet role',
  issue: 'later',
  summary: 'Replaces the role that a user or a group has on the system',
}

export default function FleetRoleEdit() {
  return <Placeholder screen={screen} />
}
