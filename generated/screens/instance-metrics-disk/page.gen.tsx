// Generated from openapi/resources/instances.yaml by `npm run generate`. Do not edit: change the source or add an override.
import { Placeholder } from '../../../src/kit/placeholder/Placeholder.tsx'
import type { PlaceholderScreen } from '../../../src/kit/spec.ts'

export const screen: PlaceholderScreen = {
  kind: 'placeholder',
  id: 'instance_metrics_disk',
  title: 'Metrics',
  issue: '5',
  summary: 'Reads, writes and flushes of the disks of the instance over time',
}

export default function InstanceMetricsDisk() {
  return <Placeholder screen={screen} />
}
