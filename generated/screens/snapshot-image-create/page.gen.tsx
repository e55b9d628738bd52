// Generated from openapi/resources/images.yaml by `npm run generate`. Do not edit: change the source or add an override.
import { Placeholder } from '../../../src/kit/placeholder/Placeholder.tsx'
import type { PlaceholderScreen } from '../../../src/kit/spec.ts'

export const screen: PlaceholderScreen = {
  kind: 'placeholder',
  id: 'snapshot_image_create',
  title: 'Create image from snapshot',
  issue: '5',
  summary: 'Makes an image of what a snapshot holds',
}

export default function SnapshotImageCreate() {
  return <Placeholder screen={screen} />
}
