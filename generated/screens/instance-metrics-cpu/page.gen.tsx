// Generated from openapi/resources/instances.yaml by `npm run generate`. Do not edit: change the source or add an override.
import { Placeholder } from '../../../src/kit/placeholder/Placeholder.tsx'
import type { PlaceholderScreen } from '../../../src/kit/spec.ts'

export const screen: PlaceholderScreen = {
  kind: 'placeholder',
  id: 'instance_metrics_cpu',
  title: 'Metrics',
  issue: '5',
  summary: 'How busy the vCPUs of the instance are, by state, over time',
}

export default function InstanceMetricsCpu() {
  return <Placeholder screen={screen} />
}
