// Generated from openapi/resources/silo.yaml by `npm run generate`. Do not edit: change the source or add an override.
import { SamplesPage } from '../../../src/kit/charts/SamplesPage.tsx'
import type { SamplesScreen } from '../../../src/kit/charts/spec.ts'
import { chain } from '../../../src/kit/selectors.ts'
import { siloMetricOptions } from '../../api/queries/metrics.gen.ts'
import { projectLookup } from '../project/lookup.gen.ts'
import type { Slots } from '../slots.gen.ts'

/** @public Overrides may build on it. */
export const screen: SamplesScreen = {
  kind: 'charts',
  id: 'utilization',
  title: 'Utilization',
  line: 'Provisioned',
  narrow: { lookup: projectLookup, param: 'project', label: 'Project', all: 'All projects' },
  explore: { path: '/system/metrics/explorer', say: 'It can query all silos.', by: 'id', whole: 'siloId' },
  charts: [
    {
      title: 'CPU',
      help: 'vCPUs of running instances.',
      unit: 'vcpus',
      metric: 'collection_target:cpus_provisioned',
      samples: (params, { from, until, last, ...page }) => siloMetricOptions({ path: { metricName: 'cpus_provisioned' }, query: { ...chain([['project', params['project']]]), startTime: from, endTime: until, order: last ? 'descending' : 'ascending', ...page } }),
    },
    {
      title: 'Memory',
      help: 'Memory of running instances.',
      unit: 'size',
      metric: 'collection_target:ram_provisioned',
      samples: (params, { from, until, last, ...page }) => siloMetricOptions({ path: { metricName: 'ram_provisioned' }, query: { ...chain([['project', params['project']]]), startTime: from, endTime: until, order: last ? 'descending' : 'ascending', ...page } }),
    },
    {
      title: 'Storage',
      help: 'Disks and snapshots.',
      unit: 'size',
      metric: 'collection_target:virtual_disk_space_provisioned',
      samples: (params, { from, until, last, ...page }) => siloMetricOptions({ path: { metricName: 'virtual_disk_space_provisioned' }, query: { ...chain([['project', params['project']]]), startTime: from, endTime: until, order: last ? 'descending' : 'ascending', ...page } }),
    },
  ],
}

export default function Utilization(props: { slots?: Slots['utilization'] }) {
  return <SamplesPage screen={screen} slots={props.slots} />
}
