// Generated from openapi/resources/metrics.yaml by `npm run generate`. Do not edit: change the source or add an override.
import { Placeholder } from '../../../src/kit/placeholder/Placeholder.tsx'
import type { PlaceholderScreen } from '../../../src/kit/spec.ts'

/** @public Overrides may build on it. */
export const screen: PlaceholderScreen = {
  kind: 'placeholder',
  id: 'system_metrics_explorer',
  title: 'Explorer',
  summary: 'Asks any question of the system\'s metrics in OxQL and draws the answer',
}

export default function SystemMetricsExplorer() {
  return <Placeholder screen={screen} />
}
