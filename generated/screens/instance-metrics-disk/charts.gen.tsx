// Generated from openapi/resources/instances.yaml by `npm run generate`. Do not edit: change the source or add an override.
import { ChartsPage } from '../../../src/kit/charts/ChartsPage.tsx'
import type { ChartsScreen } from '../../../src/kit/charts/spec.ts'
import { timeseriesQueryOptions } from '../../api/queries/experimental.gen.ts'
import { timeseriesQuery } from '../../api/sdk/experimental.gen.ts'
import { diskAttachedLookup } from '../disk/lookup.gen.ts'
import { chartsRow } from './queries.gen.ts'

/** @public Overrides may build on it. */
export const screen: ChartsScreen = {
  kind: 'charts',
  id: 'instance_metrics_disk',
  title: 'Disk',
  group: 'Metrics',
  source: { query: chartsRow },
  about: 'instance',
  ask: (params, text) => timeseriesQueryOptions({ query: { project: params['project'] ?? '' }, body: { query: text } }),
  send: (params, text) => timeseriesQuery({ query: { project: params['project'] ?? '' }, body: { query: text } }),
  pages: [
    { label: 'CPU', path: '/projects/:project/instances/:instance/metrics/cpu' },
    { label: 'Disk', path: '/projects/:project/instances/:instance/metrics/disk' },
    { label: 'Network', path: '/projects/:project/instances/:instance/metrics/network' },
  ],
  explore: { path: '/system/metrics/explorer', say: 'It queries the whole system, not only this project.' },
  where: { attached_instance_id: 'id' },
  measured: {
    when: { kind: 'field', path: 'runState', in: ['running'] },
    say: '{name} is {runState}: only running instances are measured.',
  },
  by: 'disk_id',
  reduce: 'sum',
  type: 'cumulative',
  parts: {
    lookup: diskAttachedLookup,
    param: 'disk',
    label: 'Disk',
    all: 'All disks',
    none: { body: 'Attach a disk to see its metrics.', title: 'No disks' },
    gone: 'not attached any more',
  },
  charts: [
    {
      title: 'Bytes read',
      help: 'How much is read from the disks.',
      metric: 'virtual_disk:bytes_read',
      unit: 'bytes',
    },
    {
      title: 'Bytes written',
      help: 'How much is written to the disks.',
      metric: 'virtual_disk:bytes_written',
      unit: 'bytes',
    },
    {
      title: 'Disk reads',
      help: 'Completed read operations.',
      metric: 'virtual_disk:reads',
      unit: 'operations',
    },
    {
      title: 'Disk writes',
      help: 'Completed write operations.',
      metric: 'virtual_disk:writes',
      unit: 'operations',
    },
    {
      title: 'Disk flushes',
      help: 'Completed flushes of what was written.',
      metric: 'virtual_disk:flushes',
      unit: 'operations',
    },
  ],
}

export default function InstanceMetricsDisk() {
  return <ChartsPage screen={screen} />
}
