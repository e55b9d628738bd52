// Generated from openapi/resources/instances.yaml by `npm run generate`. Do not edit: change the source or add an override.
import { List } from '../../../src/kit/list/List.tsx'
import { fill } from '../../../src/kit/selectors.ts'
import type { ListScreenOf } from '../../../src/kit/typed.ts'
import { textAt } from '../../../src/kit/values.ts'
import type { Instance } from '../../api/types.gen.ts'
import { diskLookup } from '../disk/lookup.gen.ts'
import { imageOrSiloLookup } from '../image/lookup.gen.ts'
import { instanceExternalIpLookup } from '../instance-external-ip/lookup.gen.ts'
import { instanceNetworkInterfaceSubnetLookup } from '../instance-network-interface/lookup.gen.ts'
import { projectLookup } from '../project/lookup.gen.ts'
import type { Slots } from '../slots.gen.ts'
import { vpcSubnetLookup } from '../vpc-subnet/lookup.gen.ts'
import { vpcLookup } from '../vpc/lookup.gen.ts'
import { actions } from './actions.gen.ts'
import { listRows } from './queries.gen.ts'

/** @public Overrides may build on it. */
export const screen: ListScreenOf<Instance> = {
  kind: 'list',
  id: 'instance.list',
  entity: 'instance',
  title: 'Instances',
  source: {
    query: listRows,
    shape: { kind: 'page' },
    paged: true,
    server: {
      order: { name: { rising: 'name_ascending', falling: 'name_descending' }, id: { rising: 'id_ascending' } },
    },
  },
  columns: [
    {
      id: 'name',
      label: 'Name',
      path: 'name',
      cell: {
        kind: 'link',
        to: (row, params) => fill('/projects/:project/instances/:instance', { ...params, instance: textAt(row, 'name') }),
      },
    },
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
    { id: 'memory', label: 'Memory', path: 'memory', cell: { kind: 'bytes' } },
    {
      id: 'instance_external_ip.ip',
      label: 'External IP',
      help: 'Addresses at which the instance is reached from outside',
      path: 'instance_external_ip.ip',
      cell: {
        kind: 'read',
        own: { param: 'instance', field: 'name' },
        from: {
          lookup: instanceExternalIpLookup,
          where: { kind: 'field', path: 'kind', in: ['ephemeral', 'floating'] },
        },
        show: {
          id: 'ip',
          label: 'External IP',
          help: 'Addresses at which the instance is reached from outside',
          path: 'ip',
          cell: { kind: 'id' },
        },
      },
    },
    {
      id: 'instance_network_interface.vpcId',
      label: 'VPC',
      path: 'instance_network_interface.vpcId',
      cell: {
        kind: 'read',
        own: { param: 'instance', field: 'name' },
        from: {
          lookup: instanceNetworkInterfaceSubnetLookup,
          match: [{ path: 'instanceId', value: 'id' }],
          via: [
            { lookup: vpcLookup, param: 'vpc', field: 'name' },
            { lookup: vpcSubnetLookup, param: 'subnet', field: 'name' },
          ],
        },
        show: { id: 'vpcId', label: 'VPC', path: 'vpcId', cell: { kind: 'ref', lookup: vpcLookup } },
      },
    },
    {
      id: 'disk.imageId',
      label: 'Image',
      help: 'Images that its disks were made from',
      path: 'disk.imageId',
      cell: {
        kind: 'read',
        own: { param: 'instance', field: 'name' },
        from: { lookup: diskLookup, match: [{ path: 'state.instance', value: 'id' }] },
        show: {
          id: 'imageId',
          label: 'Image',
          help: 'Images that its disks were made from',
          path: 'imageId',
          cell: { kind: 'ref', lookup: imageOrSiloLookup },
        },
      },
    },
    { id: 'timeCreated', label: 'Created', path: 'timeCreated', cell: { kind: 'date' } },
    {
      id: 'autoRestartCooldownExpiration',
      label: 'Cooldown expiration',
      path: 'autoRestartCooldownExpiration',
      cell: { kind: 'date' },
      hidden: true,
    },
    {
      id: 'autoRestartEnabled',
      label: 'Auto-restart',
      path: 'autoRestartEnabled',
      cell: { kind: 'boolean' },
      hidden: true,
    },
    {
      id: 'autoRestartPolicy',
      label: 'Policy',
      path: 'autoRestartPolicy',
      cell: { kind: 'badge', tones: {}, labels: { never: 'Never', best_effort: 'Best effort' } },
      hidden: true,
    },
    {
      id: 'bootDiskId',
      label: 'Boot disk',
      path: 'bootDiskId',
      cell: { kind: 'ref', lookup: diskLookup },
      hidden: true,
    },
    {
      id: 'cpuPlatform',
      label: 'CPU platform',
      path: 'cpuPlatform',
      cell: { kind: 'badge', tones: {}, labels: { amd_milan: 'AMD Milan', amd_turin: 'AMD Turin' } },
      versions: { since: '20251008.0.0' },
      hidden: true,
    },
    {
      id: 'description',
      label: 'Description',
      path: 'description',
      cell: { kind: 'description' },
      hidden: true,
    },
    { id: 'hostname', label: 'Hostname', path: 'hostname', cell: { kind: 'mono' }, hidden: true },
    { id: 'id', label: 'ID', path: 'id', cell: { kind: 'id' }, hidden: true },
    {
      id: 'projectId',
      label: 'Project',
      path: 'projectId',
      cell: { kind: 'ref', lookup: projectLookup },
      hidden: true,
    },
    {
      id: 'timeLastAutoRestarted',
      label: 'Last auto-restarted',
      path: 'timeLastAutoRestarted',
      cell: { kind: 'date' },
      hidden: true,
    },
    { id: 'timeModified', label: 'Last modified', path: 'timeModified', cell: { kind: 'date' }, hidden: true },
    {
      id: 'timeRunStateUpdated',
      label: 'State changed',
      path: 'timeRunStateUpdated',
      cell: { kind: 'date' },
      hidden: true,
    },
  ],
  rowKey: 'id',
  rowName: 'name',
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
  create: {
    label: 'New instance',
    to: (params) => fill('/projects/:project/instances-new', params),
    role: 'project.collaborator',
  },
  empty: { title: 'No instances', body: 'Create an instance to run your own machine here.' },
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

export default function InstanceList(props: { slots?: Slots['instance.list'] }) {
  return <List screen={screen} slots={props.slots} />
}
