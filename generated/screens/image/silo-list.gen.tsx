// Generated from openapi/resources/images.yaml by `npm run generate`. Do not edit: change the source or add an override.
import { Placeholder } from '../../../src/kit/placeholder/Placeholder.tsx'
import type { PlaceholderScreen } from '../../../src/kit/spec.ts'

export const screen: PlaceholderScreen = {
  kind: 'placeholder',
  id: 'image.silo.list',
  title: 'Images',
  issue: '5',
  summary: 'The images that all projects of the silo share, to demote to a project or delete',
}

export default function ImageSiloList() {
  return <Placeholder screen={screen} />
}
