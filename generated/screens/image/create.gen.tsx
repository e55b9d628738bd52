// Generated from openapi/resources/images.yaml by `npm run generate`. Do not edit: change the source or add an override.
import { Placeholder } from '../../../src/kit/placeholder/Placeholder.tsx'
import type { PlaceholderScreen } from '../../../src/kit/spec.ts'

export const screen: PlaceholderScreen = {
  kind: 'placeholder',
  id: 'image.create',
  title: 'Upload image',
  issue: '5',
  summary: 'Uploads an image file in pieces, with progress, pause and retry',
}

export default function ImageCreate() {
  return <Placeholder screen={screen} />
}
