// Generated from openapi/resources/instances.yaml by `npm run generate`. Do not edit: change the source or add an override.
import { Placeholder } from '../../../src/kit/placeholder/Placeholder.tsx'
import type { PlaceholderScreen } from '../../../src/kit/spec.ts'

export const screen: PlaceholderScreen = {
  kind: 'placeholder',
  id: 'instance_lookup_short',
  title: 'Instance lookup',
  issue: '5',
  summary: 'Finds an instance by its ID and leads to its page',
}

export default function InstanceLookupShort() {
  return <Placeholder screen={screen} />
}
