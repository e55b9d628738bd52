// Generated from openapi/resources/instances.yaml by `npm run generate`. Do not edit: change the source or add an override.
import { ChartsPage } from '../../../src/kit/charts/ChartsPage.tsx'
import type { ChartsScreen } from '../../../src/kit/charts/spec.ts'
import { timeseriesQueryOptions } from '../../api/queries/experimental.gen.ts'
import { timeseriesQuery } from '../../api/sdk/experimental.gen.ts'
import { instanceNetworkInterfaceLookup } from '../instance-network-interface/lookup.gen.ts'
import { chartsRow } from './queries.gen.ts'

/** @public Overrides may build on it. */
export const screen: ChartsScreen = {
  kind: 'charts',
  id: 'instance_metrics_network',
  title: 'Network',
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
  by: 'interface_id',
  reduce: 'sum',
  type: 'cumulative',
  parts: {
    lookup: instanceNetworkInterfaceLookup,
    param: 'nic',
    label: 'NIC',
    all: 'All NICs',
    none: { body: 'Add a network interface to see its metrics.', title: 'No network interfaces' },
    gone: 'not attached any more',
  },
  charts: [
    {
      title: 'Bytes sent',
      help: 'How much the instance sends.',
      metric: 'instance_network_interface:bytes_sent',
      unit: 'bytes',
    },
    {
      title: 'Bytes received',
      help: 'How much the instance receives.',
      metric: 'instance_network_interface:bytes_received',
      unit: 'bytes',
    },
    {
      title: 'Packets sent',
      help: 'Packets that the instance sends.',
      metric: 'instance_network_interface:packets_sent',
      unit: 'packets',
    },
    {
      title: 'Packets received',
      help: 'Packets that the instance receives.',
      metric: 'instance_network_interface:packets_received',
      unit: 'packets',
    },
    {
      title: 'Packets dropped',
      help: 'Packets that were lost on their way in or out.',
      metric: 'instance_network_interface:packets_dropped',
      unit: 'packets',
    },
  ],
}

export default function InstanceMetricsNetwork() {
  return <ChartsPage screen={screen} />
}
