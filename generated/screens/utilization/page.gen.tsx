// Generated from openapi/resources/silo.yaml by `npm run generate`. Do not edit: change the source or add an override.
import { Placeholder } from '../../../src/kit/placeholder/Placeholder.tsx'
import type { PlaceholderScreen } from '../../../src/kit/spec.ts'

/** @public Overrides may build on it. */
export const screen: PlaceholderScreen = {
  kind: 'placeholder',
  id: 'utilization',
  title: 'Utilization',
  summary: 'What the silo has been given and what it uses, with charts over time',
}

export default function Utilization() {
  return <Placeholder screen={screen} />
}
