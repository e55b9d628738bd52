// Generated from openapi/resources/silos.yaml by `npm run generate`. Do not edit: change the source or add an override.
import { Placeholder } from '../../../src/kit/placeholder/Placeholder.tsx'
import type { PlaceholderScreen } from '../../../src/kit/spec.ts'

export const screen: PlaceholderScreen = {
  kind: 'placeholder',
  id: 'silo_role.list',
  title: 'Access',
  issue: 'later',
  summary: 'Which users and groups of this silo may view, use or administer it',
}

export default function SiloRoleList() {
  return <Placeholder screen={screen} />
}
