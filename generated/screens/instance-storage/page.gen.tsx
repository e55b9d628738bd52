// Generated from openapi/resources/instances.yaml by `npm run generate`. Do not edit: change the source or add an override.
import { Placeholder } from '../../../src/kit/placeholder/Placeholder.tsx'
import type { PlaceholderScreen } from '../../../src/kit/spec.ts'

export const screen: PlaceholderScreen = {
  kind: 'placeholder',
  id: 'instance_storage',
  title: 'Storage',
  issue: '5',
  summary: 'The boot disk and further disks of the instance: attach, detach, create, snapshot, choose what it boots from',
}

export default function InstanceStorage() {
  return <Placeholder screen={screen} />
}
