// Generated from openapi/resources/auth.yaml by `npm run generate`. Do not edit: change the source or add an override.
import { Placeholder } from '../../../src/kit/placeholder/Placeholder.tsx'
import type { PlaceholderScreen } from '../../../src/kit/spec.ts'

export const screen: PlaceholderScreen = {
  kind: 'placeholder',
  id: 'device_success',
  title: 'Device logged in',
  issue: '4',
  summary: 'Says that the device is signed in',
}

export default function DeviceSuccess() {
  return <Placeholder screen={screen} />
}
