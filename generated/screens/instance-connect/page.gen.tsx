// Generated from openapi/resources/instances.yaml by `npm run generate`. Do not edit: change the source or add an override.
import { Placeholder } from '../../../src/kit/placeholder/Placeholder.tsx'
import type { PlaceholderScreen } from '../../../src/kit/spec.ts'

export const screen: PlaceholderScreen = {
  kind: 'placeholder',
  id: 'instance_connect',
  title: 'Connect',
  issue: '5',
  summary: 'Ways into the instance: SSH with the keys it was made with, serial console, command line',
}

export default function InstanceConnect() {
  return <Placeholder screen={screen} />
}
