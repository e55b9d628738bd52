// Generated from openapi/resources/instances.yaml by `npm run generate`. Do not edit: change the source or add an override.
import { List } from '../../../src/kit/list/List.tsx'
import type { ListScreenOf } from '../../../src/kit/typed.ts'
import type { InstanceNetworkInterface } from '../../api/types.gen.ts'
import { instanceLookup } from '../instance/lookup.gen.ts'
import type { Slots } from '../slots.gen.ts'
import { vpcSubnetLookup } from '../vpc-subnet/lookup.gen.ts'
import { vpcLookup } from '../vpc/lookup.gen.ts'
import { subnetListRows } from './queries.gen.ts'

/** @public Overrides may build on it. */
export const screen: ListScreenOf<InstanceNetworkInterface> = {
  kind: 'list',
  id: 'instance_network_interface.subnet.list',
  entity: 'instance_network_interface',
  title: 'Network interfaces',
  embedded: true,
  source: {
    query: subnetListRows,
    shape: { kind: 'page' },
    paged: true,
    server: {
      order: { name: { rising: 'name_ascending', falling: 'name_descending' }, id: { rising: 'id_ascending' } },
    },
  },
  columns: [
    { id: 'name', label: 'Name', path: 'name', cell: { kind: 'text' } },
    { id: 'description', label: 'Description', path: 'description', cell: { kind: 'description' } },
    { id: 'ip', label: 'IP address', path: 'ip', cell: { kind: 'mono' }, type: 'ip' },
    { id: 'mac', label: 'MAC address', path: 'mac', cell: { kind: 'mono' } },
    { id: 'instanceId', label: 'Instance', path: 'instanceId', cell: { kind: 'ref', lookup: instanceLookup } },
    { id: 'timeCreated', label: 'Created', path: 'timeCreated', cell: { kind: 'date' } },
    { id: 'id', label: 'ID', path: 'id', cell: { kind: 'id' }, hidden: true },
    { id: 'primary', label: 'Primary', path: 'primary', cell: { kind: 'boolean' }, hidden: true },
    {
      id: 'subnetId',
      label: 'Subnet',
      path: 'subnetId',
      cell: { kind: 'ref', lookup: vpcSubnetLookup },
      hidden: true,
    },
    { id: 'timeModified', label: 'Last modified', path: 'timeModified', cell: { kind: 'date' }, hidden: true },
    {
      id: 'transitIps',
      label: 'Transit IPs',
      path: 'transitIps',
      cell: { kind: 'list', items: 'mono' },
      hidden: true,
    },
    { id: 'vpcId', label: 'VPC', path: 'vpcId', cell: { kind: 'ref', lookup: vpcLookup }, hidden: true },
  ],
  rowKey: 'id',
  rowName: 'name',
  links: [],
  actions: [],
  empty: { title: 'No network interfaces', body: 'No instance has an address in this subnet.' },
  refresh: [],
}

export default function InstanceNetworkInterfaceSubnetList(props: { slots?: Slots['instance_network_interface.subnet.list'] }) {
  return <List screen={screen} slots={props.slots} />
}
