// Generated from openapi/resources/instances.yaml by `npm run generate`. Do not edit: change the source or add an override.
import { Placeholder } from '../../../src/kit/placeholder/Placeholder.tsx'
import type { PlaceholderScreen } from '../../../src/kit/spec.ts'

export const screen: PlaceholderScreen = {
  kind: 'placeholder',
  id: 'instance.detail',
  title: 'Instance',
  issue: '5',
  summary: 'An instance with its size, live state, addresses and network, and its storage, networking, metrics and settings below',
}

export default function InstanceDetail() {
  return <Placeholder screen={screen} />
}
