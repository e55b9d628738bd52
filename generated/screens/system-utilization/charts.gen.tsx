// Generated from openapi/resources/metrics.yaml by `npm run generate`. Do not edit: change the source or add an override.
import { SamplesPage } from '../../../src/kit/charts/SamplesPage.tsx'
import type { SamplesScreen } from '../../../src/kit/charts/spec.ts'
import { chain } from '../../../src/kit/selectors.ts'
import { systemMetricOptions } from '../../api/queries/system-metrics.gen.ts'
import { siloLookup } from '../silo/lookup.gen.ts'
import type { Slots } from '../slots.gen.ts'

/** @public Overrides may build on it. */
export const screen: SamplesScreen = {
  kind: 'charts',
  id: 'system_utilization',
  title: 'Utilization',
  line: 'Provisioned',
  narrow: { lookup: siloLookup, param: 'silo', label: 'Silo', all: 'All silos' },
  explore: {
    path: '/system/metrics/explorer',
    say: 'It shows all silos and projects unless you choose a silo.',
    by: 'id',
  },
  charts: [
    {
      title: 'CPU',
      help: 'vCPUs of running instances.',
      unit: 'vcpus',
      metric: 'collection_target:cpus_provisioned',
      samples: (params, { from, until, last, ...page }) => systemMetricOptions({ path: { metricName: 'cpus_provisioned' }, query: { ...chain([['silo', params['silo']]]), startTime: from, endTime: until, order: last ? 'descending' : 'ascending', ...page } }),
    },
    {
      title: 'Memory',
      help: 'Memory of running instances.',
      unit: 'size',
      metric: 'collection_target:ram_provisioned',
      samples: (params, { from, until, last, ...page }) => systemMetricOptions({ path: { metricName: 'ram_provisioned' }, query: { ...chain([['silo', params['silo']]]), startTime: from, endTime: until, order: last ? 'descending' : 'ascending', ...page } }),
    },
    {
      title: 'Storage',
      help: 'Disks and snapshots.',
      unit: 'size',
      metric: 'collection_target:virtual_disk_space_provisioned',
      samples: (params, { from, until, last, ...page }) => systemMetricOptions({ path: { metricName: 'virtual_disk_space_provisioned' }, query: { ...chain([['silo', params['silo']]]), startTime: from, endTime: until, order: last ? 'descending' : 'ascending', ...page } }),
    },
  ],
}

export default function SystemUtilization(props: { slots?: Slots['system_utilization'] }) {
  return <SamplesPage screen={screen} slots={props.slots} />
}
