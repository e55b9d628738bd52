// Generated from openapi/resources/vpcs.yaml by `npm run generate`. Do not edit: change the source or add an override.
import { List } from '../../../src/kit/list/List.tsx'
import { fill } from '../../../src/kit/selectors.ts'
import type { ListScreenOf } from '../../../src/kit/typed.ts'
import { textAt } from '../../../src/kit/values.ts'
import type { VpcSubnet } from '../../api/types.gen.ts'
import type { Slots } from '../slots.gen.ts'
import { vpcRouterLookup } from '../vpc-router/lookup.gen.ts'
import { vpcLookup } from '../vpc/lookup.gen.ts'
import { actions } from './actions.gen.ts'
import { listRows } from './queries.gen.ts'

/** @public Overrides may build on it. */
export const screen: ListScreenOf<VpcSubnet> = {
  kind: 'list',
  id: 'vpc_subnet.list',
  entity: 'vpc_subnet',
  title: 'Subnets',
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
    {
      id: 'name',
      label: 'Name',
      path: 'name',
      cell: {
        kind: 'link',
        to: (row, params) => fill('/projects/:project/vpcs/:vpc/subnets/:subnet', { ...params, subnet: textAt(row, 'name') }),
      },
    },
    { id: 'description', label: 'Description', path: 'description', cell: { kind: 'description' } },
    {
      id: 'ipv4Block',
      label: 'IPv4 block',
      help: 'A private range from /8 to /26, such as 192.168.0.0/24.',
      path: 'ipv4Block',
      cell: { kind: 'mono' },
      type: 'cidr',
    },
    {
      id: 'ipv6Block',
      label: 'IPv6 block',
      help: 'A /64 inside the IPv6 prefix of the VPC. Generated if blank.',
      path: 'ipv6Block',
      cell: { kind: 'mono' },
      type: 'cidr',
    },
    {
      id: 'customRouterId',
      label: 'Custom router',
      path: 'customRouterId',
      cell: { kind: 'ref', lookup: vpcRouterLookup },
    },
    { id: 'timeCreated', label: 'Created', path: 'timeCreated', cell: { kind: 'date' } },
    { id: 'id', label: 'ID', path: 'id', cell: { kind: 'id' }, hidden: true },
    { id: 'timeModified', label: 'Last modified', path: 'timeModified', cell: { kind: 'date' }, hidden: true },
    { id: 'vpcId', label: 'VPC', path: 'vpcId', cell: { kind: 'ref', lookup: vpcLookup }, hidden: true },
  ],
  rowKey: 'id',
  rowName: 'name',
  links: [
    {
      id: 'edit',
      label: 'Edit',
      over: true,
      role: 'project.collaborator',
      to: (row, params) => fill('/projects/:project/vpcs/:vpc/subnets/:subnet/edit', { ...params, subnet: textAt(row, 'name') }),
    },
    {
      id: 'duplicate',
      label: 'Duplicate',
      over: true,
      role: 'project.collaborator',
      to: (row, params) => fill('/projects/:project/vpcs/:vpc/subnets-new?from=:from', { ...params, from: textAt(row, 'id') }),
    },
  ],
  actions: actions,
  create: {
    label: 'New subnet',
    to: (params) => fill('/projects/:project/vpcs/:vpc/subnets-new', params),
    role: 'project.collaborator',
  },
  empty: { title: 'No subnets', body: 'Network interfaces of instances get their addresses from a subnet.' },
  refresh: [],
}

export default function VpcSubnetList(props: { slots?: Slots['vpc_subnet.list'] }) {
  return <List screen={screen} slots={props.slots} />
}
