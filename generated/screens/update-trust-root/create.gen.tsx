// Generated from openapi/resources/update.yaml by `npm run generate`. Do not edit: change the source or add an override.
import { Placeholder } from '../../../src/kit/placeholder/Placeholder.tsx'
import type { PlaceholderScreen } from '../../../src/kit/spec.ts'

/** @public Overrides may build on it. */
export const screen: PlaceholderScreen = {
  kind: 'placeholder',
  id: 'update_trust_root.create',
  title: 'New trust root',
  summary: 'Adds a signed root document that releases are checked against',
}

export default function UpdateTrustRootCreate() {
  return <Placeholder screen={screen} />
}
