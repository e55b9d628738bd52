// Generated from openapi/resources/policy.yaml by `npm run generate`. Do not edit: change the source or add an override.
import { Placeholder } from '../../../src/kit/placeholder/Placeholder.tsx'
import type { PlaceholderScreen } from '../../../src/kit/spec.ts'

export const screen: PlaceholderScreen = {
  kind: 'placeholder',
  id: 'fleet_role.list',
  title: 'Fleet Access',
  issue: 'later',
  summary: 'Which users and groups may view, operate or administer the system, with roles that come from silos',
}

export default function FleetRoleList() {
  return <Placeholder screen={screen} />
}
