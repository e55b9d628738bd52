// Generated from openapi/resources/networking.yaml by `npm run generate`. Do not edit: change the source or add an override.
import { Placeholder } from '../../../src/kit/placeholder/Placeholder.tsx'
import type { PlaceholderScreen } from '../../../src/kit/spec.ts'

export const screen: PlaceholderScreen = {
  kind: 'placeholder',
  id: 'bgp_config_message_history.list',
  title: 'Message history',
  issue: 'later',
  summary: 'The latest BGP messages exchanged with each peer, by switch',
}

export default function BgpConfigMessageHistoryList() {
  return <Placeholder screen={screen} />
}
