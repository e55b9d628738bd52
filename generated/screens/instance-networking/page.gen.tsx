// Generated from openapi/resources/instances.yaml by `npm run generate`. Do not edit: change the source or add an override.
import { Placeholder } from '../../../src/kit/placeholder/Placeholder.tsx'
import type { PlaceholderScreen } from '../../../src/kit/spec.ts'

export const screen: PlaceholderScreen = {
  kind: 'placeholder',
  id: 'instance_networking',
  title: 'Networking',
  issue: '5',
  summary: 'External addresses and network interfaces of the instance: attach, detach, add, edit, make primary',
}

export default function InstanceNetworking() {
  return <Placeholder screen={screen} />
}
