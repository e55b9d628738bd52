// Generated from openapi/resources/auth.yaml by `npm run generate`. Do not edit: change the source or add an override.
import { Placeholder } from '../../../src/kit/placeholder/Placeholder.tsx'
import type { PlaceholderScreen } from '../../../src/kit/spec.ts'

export const screen: PlaceholderScreen = {
  kind: 'placeholder',
  id: 'login_local',
  title: 'Sign in',
  issue: '4',
  summary: 'Sign in with a user name and a password',
}

export default function LoginLocal() {
  return <Placeholder screen={screen} />
}
