// Generated from openapi/resources/instances.yaml by `npm run generate`. Do not edit: change the source or add an override.
import { readModifyWrite } from '../../../src/kit/queries/read-modify-write.ts'
import { fill } from '../../../src/kit/selectors.ts'
import type { ListScreenOf } from '../../../src/kit/typed.ts'
import { fieldAt, textAt } from '../../../src/kit/values.ts'
import { instanceNetworkInterfaceDelete, instanceNetworkInterfaceUpdate, instanceNetworkInterfaceView } from '../../api/sdk/instances.gen.ts'
import type { InstanceNetworkInterface } from '../../api/types.gen.ts'
import { instanceLookup } from '../instance/lookup.gen.ts'
import { vpcLookup } from '../vpc/lookup.gen.ts'
import { listRows } from './queries.gen.ts'

/** @public Overrides may build on it. */
export const screen: ListScreenOf<InstanceNetworkInterface> = {
  kind: 'list',
  id: 'instance_network_interface.list',
  entity: 'instance_network_interface',
  title: 'Network interfaces',
  embedded: true,
  source: {
    query: listRows,
    shape: { kind: 'page' },
    paged: true,
    server: {
      order: { name: { rising: 'name_ascending', falling: 'name_descending' }, id: { rising: 'id_ascending' } },
    },
  },
  columns: [
    { id: 'name', label: 'Name', path: 'name', cell: { kind: 'text' } },
    { id: 'description', label: 'Description', path: 'description', cell: { kind: 'description' } },
    { id: 'ip', label: 'Private IP', path: 'ip', cell: { kind: 'mono' }, type: 'ip' },
    { id: 'vpcId', label: 'VPC', path: 'vpcId', cell: { kind: 'ref', lookup: vpcLookup } },
    { id: 'subnetId', label: 'Subnet', path: 'subnetId', cell: { kind: 'mono' } },
    {
      id: 'transitIps',
      label: 'Transit IPs',
      help: 'Networks besides its own address that the interface may send from and receive for.',
      path: 'transitIps',
      cell: { kind: 'list', items: 'mono' },
    },
    { id: 'id', label: 'ID', path: 'id', cell: { kind: 'id' }, hidden: true },
    {
      id: 'instanceId',
      label: 'Instance',
      path: 'instanceId',
      cell: { kind: 'ref', lookup: instanceLookup },
      hidden: true,
    },
    { id: 'mac', label: 'MAC address', path: 'mac', cell: { kind: 'mono' }, hidden: true },
    { id: 'primary', label: 'Primary', path: 'primary', cell: { kind: 'boolean' }, hidden: true },
    { id: 'timeCreated', label: 'Created', path: 'timeCreated', cell: { kind: 'date' }, hidden: true },
    { id: 'timeModified', label: 'Last modified', path: 'timeModified', cell: { kind: 'date' }, hidden: true },
  ],
  rowKey: 'id',
  rowName: 'name',
  links: [
    {
      id: 'edit',
      label: 'Edit',
      over: true,
      offer: { kind: 'field', path: '$parent.runState', in: ['stopped'] },
      reason: 'The instance must be stopped',
      role: 'project.collaborator',
      to: (row, params) => fill('/projects/:project/instances/:instance/networking/network-interfaces/:interface/edit', { ...params, interface: textAt(row, 'name') }),
    },
  ],
  actions: [
    {
      id: 'makePrimary',
      label: 'Make primary',
      phrase: 'Make {name} primary',
      offer: {
        kind: 'all',
        of: [
          { kind: 'field', path: '$parent.runState', in: ['stopped'] },
          { kind: 'field', path: 'primary', in: [false] },
        ],
      },
      because: [
        {
          unless: { kind: 'field', path: 'primary', in: [false] },
          say: 'It is the primary interface already',
        },
      ],
      reason: 'The instance must be stopped',
      role: 'project.collaborator',
      call: readModifyWrite({
        of: 'row',
        read: ({ row }) => instanceNetworkInterfaceView({ path: { interface: textAt(row, 'id') }, throwOnError: true }),
        write: ({ row }) => instanceNetworkInterfaceUpdate({ path: { interface: textAt(row, 'id') }, body: { transitIps: fieldAt<InstanceNetworkInterface, 'transitIps'>(row, 'transitIps'), primary: true }, throwOnError: true }),
      }),
      toast: '{name} is the primary interface of {$parent.name}',
      effects: ['instance_network_interface'],
    },
    {
      id: 'delete',
      label: 'Delete',
      danger: true,
      confirm: { body: '{$parent.name} will lose {name} and {ip}.' },
      offer: {
        kind: 'all',
        of: [
          { kind: 'field', path: '$parent.runState', in: ['stopped'] },
          { kind: 'any', of: [{ kind: 'field', path: 'primary', in: [false] }, { kind: 'fewer', than: 2 }] },
        ],
      },
      because: [
        {
          unless: { kind: 'field', path: '$parent.runState', in: ['stopped'] },
          say: 'The instance must be stopped',
        },
      ],
      reason: 'Make another interface the primary one first',
      role: 'project.collaborator',
      bulk: true,
      call: ({ row }) => instanceNetworkInterfaceDelete({ path: { interface: textAt(row, 'id') }, throwOnError: true }),
      toast: 'Network interface {name} deleted',
      effects: ['instance_network_interface'],
      relations: () => import('./relations.gen.ts').then((m) => m.relations),
    },
  ],
  create: {
    label: 'Add network interface',
    to: (params) => fill('/projects/:project/instances/:instance/networking/network-interfaces-new', params),
    role: 'project.collaborator',
    offer: {
      kind: 'all',
      of: [{ kind: 'field', path: '$parent.runState', in: ['stopped'] }, { kind: 'fewer', than: 8 }],
    },
    because: [
      {
        unless: { kind: 'field', path: '$parent.runState', in: ['stopped'] },
        say: 'The instance must be stopped',
      },
    ],
    reason: 'Delete an interface first; an instance can have 8',
  },
  empty: { title: 'No network interfaces', body: 'The instance has no network. Stop it to add a network interface.' },
  refresh: [],
}
