// Generated from openapi/resources/instances.yaml by `npm run generate`. Do not edit: change the source or add an override.
import { Detail } from '../../../src/kit/detail/Detail.tsx'
import { fill } from '../../../src/kit/selectors.ts'
import type { DetailScreenOf } from '../../../src/kit/typed.ts'
import { textAt } from '../../../src/kit/values.ts'
import type { Instance } from '../../api/types.gen.ts'
import { diskLookup } from '../disk/lookup.gen.ts'
import type { Slots } from '../slots.gen.ts'
import { actions } from './actions.gen.ts'
import { detailRow } from './queries.gen.ts'

/** @public Overrides may build on it. */
export const screen: DetailScreenOf<Instance> = {
  kind: 'detail',
  id: 'instance.detail',
  entity: 'instance',
  title: (params) => params['instance'] ?? 'Instance',
  rowName: 'name',
  source: { query: detailRow },
  rows: [
    {
      id: 'runState',
      label: 'State',
      path: 'runState',
      cell: {
        kind: 'badge',
        tones: {
          creating: 'success',
          destroyed: 'danger',
          failed: 'danger',
          migrating: 'notice',
          rebooting: 'info',
          repairing: 'warning',
          running: 'success',
          starting: 'info',
          stopped: 'neutral',
          stopping: 'neutral',
        },
        passing: ['creating', 'starting', 'rebooting', 'migrating', 'stopping'],
        since: { path: 'timeRunStateUpdated', label: 'State changed' },
      },
    },
    { id: 'ncpus', label: 'CPU', path: 'ncpus', cell: { kind: 'number', unit: 'vCPUs' } },
    { id: 'memory', label: 'RAM', path: 'memory', cell: { kind: 'bytes' } },
    { id: 'bootDiskId', label: 'Boot disk', path: 'bootDiskId', cell: { kind: 'ref', lookup: diskLookup } },
    { id: 'description', label: 'Description', path: 'description', cell: { kind: 'description' } },
    { id: 'hostname', label: 'Hostname', path: 'hostname', cell: { kind: 'mono' } },
    {
      id: 'autoRestartEnabled',
      label: 'Auto-restart',
      help: 'Whether the instance is restarted automatically after a failure; true for best effort or no policy.',
      path: 'autoRestartEnabled',
      cell: { kind: 'boolean' },
    },
    {
      id: 'cpuPlatform',
      label: 'CPU platform',
      help: 'Any processor generation if none is set',
      path: 'cpuPlatform',
      cell: { kind: 'badge', tones: {}, labels: { amd_milan: 'AMD Milan', amd_turin: 'AMD Turin' } },
      versions: { since: '20251008.0.0' },
    },
    { id: 'timeCreated', label: 'Created', path: 'timeCreated', cell: { kind: 'date' } },
    { id: 'id', label: 'ID', path: 'id', cell: { kind: 'id' } },
  ],
  line: ['runState', 'ncpus', 'memory', 'bootDiskId'],
  links: [
    {
      id: 'duplicate',
      label: 'Duplicate',
      role: 'project.collaborator',
      to: (row, params) => fill('/projects/:project/instances-new?from=:from', { ...params, from: textAt(row, 'id') }),
    },
    {
      id: 'console',
      label: 'View serial console',
      offer: { kind: 'field', path: 'runState', in: ['running', 'rebooting', 'migrating', 'repairing'] },
      reason: 'Only a running instance has a serial console',
      role: 'project.collaborator',
      to: (row, params) => fill('/projects/:project/instances/:instance/serial-console', { ...params, instance: textAt(row, 'name') }),
    },
  ],
  actions: actions,
  tabs: [
    { label: 'Storage', to: (params) => fill('/projects/:project/instances/:instance/storage', params) },
    { label: 'Networking', to: (params) => fill('/projects/:project/instances/:instance/networking', params) },
    { label: 'Metrics', to: (params) => fill('/projects/:project/instances/:instance/metrics/cpu', params) },
    { label: 'Connect', to: (params) => fill('/projects/:project/instances/:instance/connect', params) },
    {
      label: 'Settings',
      to: (params) => fill('/projects/:project/instances/:instance/settings', params),
      versions: { since: '20251008.0.0' },
    },
  ],
  relations: () => import('./relations.gen.ts').then((m) => m.relations),
  activity: {
    page: '/system/audit-log',
    load: () => import('../audit-log-entry/activity.gen.ts').then((m) => m.activity),
  },
  buttons: ['start', 'stop'],
  refresh: [
    {
      when: { kind: 'field', path: 'runState', in: ['creating', 'starting', 'rebooting', 'migrating', 'stopping'] },
      seconds: 3,
    },
    {
      when: {
        kind: 'all',
        of: [
          { kind: 'field', path: 'autoRestartEnabled', in: [true] },
          { kind: 'field', path: 'runState', in: ['failed'] },
        ],
      },
      seconds: 10,
    },
    { seconds: 60 },
  ],
}

export default function InstanceDetail(props: { slots?: Slots['instance.detail'] }) {
  return <Detail screen={screen} slots={props.slots} />
}
