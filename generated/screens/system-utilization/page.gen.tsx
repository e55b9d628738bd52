// Generated from openapi/resources/metrics.yaml by `npm run generate`. Do not edit: change the source or add an override.
import { Placeholder } from '../../../src/kit/placeholder/Placeholder.tsx'
import type { PlaceholderScreen } from '../../../src/kit/spec.ts'

/** @public Overrides may build on it. */
export const screen: PlaceholderScreen = {
  kind: 'placeholder',
  id: 'system_utilization',
  title: 'Utilization',
  summary: 'What the silos have been given and what they use, as bars, as a table and as charts over time',
}

export default function SystemUtilization() {
  return <Placeholder screen={screen} />
}
