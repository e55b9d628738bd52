// Generated from openapi/resources/policy.yaml by `npm run generate`. Do not edit: change the source or add an override.
import { Placeholder } from '../../../src/kit/placeholder/Placeholder.tsx'
import type { PlaceholderScreen } from '../../../src/kit/spec.ts'

export const screen: PlaceholderScreen = {
  kind: 'placeholder',
  id: 'fleet_role.create',
  title: 'Add user or group',
  issue: 'later',
  summary: 'Gives a user or a group a role on the system',
}

export default function FleetRoleCreate() {
  return <Placeholder screen={screen} />
}
