// Generated from openapi/resources/instances.yaml by `npm run generate`. Do not edit: change the source or add an override.
import { Placeholder } from '../../../src/kit/placeholder/Placeholder.tsx'
import type { PlaceholderScreen } from '../../../src/kit/spec.ts'

export const screen: PlaceholderScreen = {
  kind: 'placeholder',
  id: 'instance_settings',
  title: 'Settings',
  issue: '5',
  summary: 'Affinity and anti-affinity groups of the instance, and what happens when it fails',
}

export default function InstanceSettings() {
  return <Placeholder screen={screen} />
}
