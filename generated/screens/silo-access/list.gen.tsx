// Generated from openapi/resources/silo.yaml by `npm run generate`. Do not edit: change the source or add an override.
import { Placeholder } from '../../../src/kit/placeholder/Placeholder.tsx'
import type { PlaceholderScreen } from '../../../src/kit/spec.ts'

export const screen: PlaceholderScreen = {
  kind: 'placeholder',
  id: 'silo_access.list',
  title: 'Silo Access',
  issue: 'later',
  summary: 'Which users and groups may view, use or administer the silo',
}

export default function SiloAccessList() {
  return <Placeholder screen={screen} />
}
