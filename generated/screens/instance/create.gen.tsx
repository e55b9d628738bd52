// Generated from openapi/resources/instances.yaml by `npm run generate`. Do not edit: change the source or add an override.
import { Placeholder } from '../../../src/kit/placeholder/Placeholder.tsx'
import type { PlaceholderScreen } from '../../../src/kit/spec.ts'

export const screen: PlaceholderScreen = {
  kind: 'placeholder',
  id: 'instance.create',
  title: 'New instance',
  issue: '5',
  summary: 'A new instance: size, boot disk, more disks, networking, keys and what happens at first start',
}

export default function InstanceCreate() {
  return <Placeholder screen={screen} />
}
