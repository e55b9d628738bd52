// Generated from openapi/resources/hardware.yaml by `npm run generate`. Do not edit: change the source or add an override.
import { Placeholder } from '../../../src/kit/placeholder/Placeholder.tsx'
import type { PlaceholderScreen } from '../../../src/kit/spec.ts'

export const screen: PlaceholderScreen = {
  kind: 'placeholder',
  id: 'switch_port.status',
  title: 'Link status',
  issue: 'later',
  summary: 'What the switch says about the link on this port: speed, carrier, faults',
}

export default function SwitchPortStatus() {
  return <Placeholder screen={screen} />
}
