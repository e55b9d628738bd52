// Generated from openapi/resources/hardware.yaml by `npm run generate`. Do not edit: change the source or add an override.
import { Placeholder } from '../../../src/kit/placeholder/Placeholder.tsx'
import type { PlaceholderScreen } from '../../../src/kit/spec.ts'

export const screen: PlaceholderScreen = {
  kind: 'placeholder',
  id: 'switch_port.lldp',
  title: 'LLDP',
  issue: 'later',
  summary: 'Whether the port speaks LLDP and what it says of itself, to change',
}

export default function SwitchPortLldp() {
  return <Placeholder screen={screen} />
}
