// Generated from openapi/resources/auth.yaml by `npm run generate`. Do not edit: change the source or add an override.
import { Placeholder } from '../../../src/kit/placeholder/Placeholder.tsx'
import type { PlaceholderScreen } from '../../../src/kit/spec.ts'

export const screen: PlaceholderScreen = {
  kind: 'placeholder',
  id: 'device_verify',
  title: 'Device Authentication',
  issue: '4',
  summary: 'Confirms that another device may act in your name',
}

export default function DeviceVerify() {
  return <Placeholder screen={screen} />
}
