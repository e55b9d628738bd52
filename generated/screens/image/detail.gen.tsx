// Generated from openapi/resources/images.yaml by `npm run generate`. Do not edit: change the source or add an override.
import { Placeholder } from '../../../src/kit/placeholder/Placeholder.tsx'
import type { PlaceholderScreen } from '../../../src/kit/spec.ts'

export const screen: PlaceholderScreen = {
  kind: 'placeholder',
  id: 'image.detail',
  title: 'Image',
  issue: '5',
  summary: 'An image with its operating system, version and size',
}

export default function ImageDetail() {
  return <Placeholder screen={screen} />
}
