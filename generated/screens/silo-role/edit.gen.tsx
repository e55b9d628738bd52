// Generated from openapi/resources/silos.yaml by `npm run generate`. Do not edit: change the source or add an override.
import { Placeholder } from '../../../src/kit/placeholder/Placeholder.tsx'
import type { PlaceholderScreen } from '../../../src/kit/spec.ts'

export const screen: PlaceholderScreen = {
  kind: 'placeholder',
  id: 'silo_role.edit',
  title: 'Change silo role',
  issue: 'later',
  summary: 'Replaces the role that a user or a group has on this silo',
}

export default function SiloRoleEdit() {
  return <Placeholder screen={screen} />
}
