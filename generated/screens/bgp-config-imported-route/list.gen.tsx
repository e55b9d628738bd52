// Generated from openapi/resources/networking.yaml by `npm run generate`. Do not edit: change the source or add an override.
import { Placeholder } from '../../../src/kit/placeholder/Placeholder.tsx'
import type { PlaceholderScreen } from '../../../src/kit/spec.ts'

export const screen: PlaceholderScreen = {
  kind: 'placeholder',
  id: 'bgp_config_imported_route.list',
  title: 'Imported routes',
  issue: 'later',
  summary: 'The IPv4 routes that peers have announced under this ASN',
}

export default function BgpConfigImportedRouteList() {
  return <Placeholder screen={screen} />
}
