// Generated from openapi/resources/auth.yaml by `npm run generate`. Do not edit: change the source or add an override.
import { Placeholder } from '../../../src/kit/placeholder/Placeholder.tsx'
import type { PlaceholderScreen } from '../../../src/kit/spec.ts'

export const screen: PlaceholderScreen = {
  kind: 'placeholder',
  id: 'login',
  title: 'Sign in',
  issue: '4',
  summary: 'Leads to the way of signing in that the silo uses',
}

export default function Login() {
  return <Placeholder screen={screen} />
}
