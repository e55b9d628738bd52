// Generated from openapi/resources/silos.yaml by `npm run generate`. Do not edit: change the source or add an override.
import { Placeholder } from '../../../src/kit/placeholder/Placeholder.tsx'
import type { PlaceholderScreen } from '../../../src/kit/spec.ts'

export const screen: PlaceholderScreen = {
  kind: 'placeholder',
  id: 'silo_role.create',
  title: 'Add user or group',
  issue: 'later',
  summary: 'Gives a user or a group a role on this silo',
}

export default function SiloRoleCreate() {
  return <Placeholder screen={screen} />
}
