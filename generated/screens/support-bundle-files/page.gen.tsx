// Generated from openapi/resources/support-bundles.yaml by `npm run generate`. Do not edit: change the source or add an override.
import { Placeholder } from '../../../src/kit/placeholder/Placeholder.tsx'
import type { PlaceholderScreen } from '../../../src/kit/spec.ts'

/** @public Overrides may build on it. */
export const screen: PlaceholderScreen = {
  kind: 'placeholder',
  id: 'support_bundle_files',
  title: 'Files',
  summary: 'The files of the bundle, to look at one by one or download as a whole',
}

export default function SupportBundleFiles() {
  return <Placeholder screen={screen} />
}
