// Generated from openapi/resources/networking.yaml by `npm run generate`. Do not edit: change the source or add an override.
import { Placeholder } from '../../../src/kit/placeholder/Placeholder.tsx'
import type { PlaceholderScreen } from '../../../src/kit/spec.ts'

/** @public Overrides may build on it. */
export const screen: PlaceholderScreen = {
  kind: 'placeholder',
  id: 'bgp_announce_set.edit',
  title: 'Edit BGP announce set',
  summary: 'Replaces the announcements of the set, starting from what they are now',
}

export default function BgpAnnounceSetEdit() {
  return <Placeholder screen={screen} />
}
