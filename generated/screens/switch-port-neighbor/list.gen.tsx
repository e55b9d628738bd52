// Generated from openapi/resources/hardware.yaml by `npm run generate`. Do not edit: change the source or add an override.
import { Placeholder } from '../../../src/kit/placeholder/Placeholder.tsx'
import type { PlaceholderScreen } from '../../../src/kit/spec.ts'

export const screen: PlaceholderScreen = {
  kind: 'placeholder',
  id: 'switch_port_neighbor.list',
  title: 'Neighbors',
  issue: 'later',
  summary: 'The devices at the other end of the link as they announce themselves by LLDP',
}

export default function SwitchPortNeighborList() {
  return <Placeholder screen={screen} />
}
