// Generated from openapi/resources/vpcs.yaml by `npm run generate`. Do not edit: change the source or add an override.
import { List } from '../../../src/kit/list/List.tsx'
import { fill } from '../../../src/kit/selectors.ts'
import type { ListScreenOf } from '../../../src/kit/typed.ts'
import { textAt } from '../../../src/kit/values.ts'
import type { Vpc } from '../../api/types.gen.ts'
import { projectLookup } from '../project/lookup.gen.ts'
import type { Slots } from '../slots.gen.ts'
import { vpcFirewallRuleLookup } from '../vpc-firewall-rule/lookup.gen.ts'
import { vpcSubnetLookup } from '../vpc-subnet/lookup.gen.ts'
import { actions } from './actions.gen.ts'
import { listRows } from './queries.gen.ts'

/** @public Overrides may build on it. */
export const screen: ListScreenOf<Vpc> = {
  kind: 'list',
  id: 'vpc.list',
  entity: 'vpc',
  title: 'VPCs',
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
        to: (row, params) => fill('/projects/:project/vpcs/:vpc', { ...params, vpc: textAt(row, 'name') }),
      },
    },
    {
      id: 'dnsName',
      label: 'DNS name',
      path: 'dnsName',
      cell: { kind: 'mono' },
      versions: { until: '99990101.0.0' },
    },
    { id: 'description', label: 'Description', path: 'description', cell: { kind: 'description' } },
    {
      id: 'vpc_subnet',
      label: 'Subnets',
      path: 'vpc_subnet',
      cell: { kind: 'read', own: { param: 'vpc', field: 'name' }, from: { lookup: vpcSubnetLookup }, show: 'count' },
    },
    {
      id: 'vpc_firewall_rule',
      label: 'Firewall rules',
      path: 'vpc_firewall_rule',
      cell: {
        kind: 'read',
        own: { param: 'vpc', field: 'name' },
        from: { lookup: vpcFirewallRuleLookup },
        show: 'count',
      },
    },
    { id: 'timeCreated', label: 'Created', path: 'timeCreated', cell: { kind: 'date' } },
    { id: 'id', label: 'ID', path: 'id', cell: { kind: 'id' }, hidden: true },
    {
      id: 'ipv6Prefix',
      label: 'IPv6 prefix',
      path: 'ipv6Prefix',
      cell: { kind: 'mono' },
      versions: { since: '20251008.0.0' },
      type: 'cidr',
      hidden: true,
    },
    {
      id: 'projectId',
      label: 'Project',
      path: 'projectId',
      cell: { kind: 'ref', lookup: projectLookup },
      hidden: true,
    },
    {
      id: 'systemRouterId',
      label: 'System router',
      path: 'systemRouterId',
      cell: { kind: 'mono' },
      hidden: true,
    },
    { id: 'timeModified', label: 'Last modified', path: 'timeModified', cell: { kind: 'date' }, hidden: true },
  ],
  rowKey: 'id',
  rowName: 'name',
  links: [
    {
      id: 'edit',
      label: 'Edit',
      role: 'project.collaborator',
      to: (row, params) => fill('/projects/:project/vpcs/:vpc/edit', { ...params, vpc: textAt(row, 'name') }),
    },
    {
      id: 'duplicate',
      label: 'Duplicate',
      over: true,
      role: 'project.collaborator',
      to: (row, params) => fill('/projects/:project/vpcs-new?from=:from', { ...params, from: textAt(row, 'id') }),
    },
  ],
  actions: actions,
  create: {
    label: 'New VPC',
    to: (params) => fill('/projects/:project/vpcs-new', params),
    role: 'project.collaborator',
  },
  empty: { title: 'No VPCs', body: 'Create a VPC to give instances a private network.' },
  refresh: [],
}

export default function VpcList(props: { slots?: Slots['vpc.list'] }) {
  return <List screen={screen} slots={props.slots} />
}
