// Generated from openapi/resources/instances.yaml by `npm run generate`. Do not edit: change the source or add an override.
import { Placeholder } from '../../../src/kit/placeholder/Placeholder.tsx'
import type { PlaceholderScreen } from '../../../src/kit/spec.ts'

export const screen: PlaceholderScreen = {
  kind: 'placeholder',
  id: 'serial_console',
  title: 'Serial Console',
  issue: '5',
  summary: 'The serial console of the instance as a terminal, with what it said before',
}

export default function SerialConsole() {
  return <Placeholder screen={screen} />
}
