// Generated from openapi/resources/images.yaml by `npm run generate`. Do not edit: change the source or add an override.
import { Placeholder } from '../../../src/kit/placeholder/Placeholder.tsx'
import type { PlaceholderScreen } from '../../../src/kit/spec.ts'

export const screen: PlaceholderScreen = {
  kind: 'placeholder',
  id: 'image.list',
  title: 'Images',
  issue: '5',
  summary: 'The images of this project, to promote to the silo or delete',
}

export default function ImageList() {
  return <Placeholder screen={screen} />
}
