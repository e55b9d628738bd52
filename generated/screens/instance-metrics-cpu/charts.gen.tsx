// Generated from openapi/resources/instances.yaml by `npm run generate`. Do not edit: change the source or add an override.
import { ChartsPage } from '../../../src/kit/charts/ChartsPage.tsx'
import type { ChartsScreen } from '../../../src/kit/charts/spec.ts'
import { timeseriesQueryOptions } from '../../api/queries/experimental.gen.ts'
import { timeseriesQuery } from '../../api/sdk/experimental.gen.ts'
import { chartsRow } from './queries.gen.ts'

/** @public Overrides may build on it. */
export const screen: ChartsScreen = {
  kind: 'charts',
  id: 'instance_metrics_cpu',
  title: 'CPU',
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
  where: { instance_id: 'id' },
  measured: {
    when: { kind: 'field', path: 'runState', in: ['running'] },
    say: '{name} is {runState}: only running instances are measured.',
  },
  by: 'state',
  reduce: 'mean',
  type: 'cumulative',
  choice: {
    param: 'state',
    label: 'State',
    all: 'All states',
    values: [
      { id: 'run', label: 'Running', help: 'Time that the vCPUs spend on running the guest.' },
      { id: 'emulation', label: 'Emulation', help: 'Time that goes into emulating hardware for the guest.' },
      {
        id: 'waiting',
        label: 'Waiting',
        help: 'Time that the vCPUs want to run but have to wait for a CPU of the host.',
      },
      { id: 'idle', label: 'Idle', help: 'Time that the guest has nothing to do.' },
    ],
  },
  charts: [
    {
      title: 'CPU utilization',
      help: 'Share of vCPU time by state.',
      metric: 'virtual_machine:vcpu_usage',
      unit: 'percent',
    },
  ],
}

export default function InstanceMetricsCpu() {
  return <ChartsPage screen={screen} />
}
