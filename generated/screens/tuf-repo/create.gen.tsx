// Generated from openapi/resources/update.yaml by `npm run generate`. Do not edit: change the source or add an override.
import { Placeholder } from '../../../src/kit/placeholder/Placeholder.tsx'
import type { PlaceholderScreen } from '../../../src/kit/spec.ts'

/** @public Overrides may build on it. */
export const screen: PlaceholderScreen = {
  kind: 'placeholder',
  id: 'tuf_repo.create',
  title: 'Upload release',
  summary: 'Uploads the archive of a release, up to 4 GiB, with progress',
}

export default function TufRepoCreate() {
  return <Placeholder screen={screen} />
}
