// Generated from openapi/resources/instances.yaml by `npm run generate`. Do not edit: change the source or add an override.
import { Placeholder } from '../../../src/kit/placeholder/Placeholder.tsx'
import type { PlaceholderScreen } from '../../../src/kit/spec.ts'

export const screen: PlaceholderScreen = {
  kind: 'placeholder',
  id: 'instance_metrics_network',
  title: 'Metrics',
  issue: '5',
  summary: 'Bytes and packets of the network interfaces of the instance over time',
}

export default function InstanceMetricsNetwork() {
  return <Placeholder screen={screen} />
}
