// Generated from openapi/resources/vpcs.yaml by `npm run generate`. Do not edit: change the source or add an override.
import { Detail } from '../../../src/kit/detail/Detail.tsx'
import { fill } from '../../../src/kit/selectors.ts'
import type { DetailScreenOf } from '../../../src/kit/typed.ts'
import { textAt } from '../../../src/kit/values.ts'
import type { Vpc } from '../../api/types.gen.ts'
import { internetGatewayLookup } from '../internet-gateway/lookup.gen.ts'
import type { Slots } from '../slots.gen.ts'
import { vpcFirewallRuleLookup } from '../vpc-firewall-rule/lookup.gen.ts'
import { vpcRouterLookup } from '../vpc-router/lookup.gen.ts'
import { vpcSubnetLookup } from '../vpc-subnet/lookup.gen.ts'
import { actions } from './actions.gen.ts'
import { detailRow } from './queries.gen.ts'

/** @public Overrides may build on it. */
export const screen: DetailScreenOf<Vpc> = {
  kind: 'detail',
  id: 'vpc.detail',
  entity: 'vpc',
  title: (params) => params['vpc'] ?? 'VPC',
  rowName: 'name',
  source: { query: detailRow },
  rows: [
    { id: 'description', label: 'Description', path: 'description', cell: { kind: 'description' } },
    {
      id: 'dnsName',
      label: 'DNS name',
      path: 'dnsName',
      cell: { kind: 'mono' },
      versions: { until: '99990101.0.0' },
    },
    {
      id: 'ipv6Prefix',
      label: 'IPv6 prefix',
      help: 'A /48 of the unique local range fd00::/8. Generated if blank.',
      path: 'ipv6Prefix',
      cell: { kind: 'mono' },
      versions: { since: '20251008.0.0' },
    },
    {
      id: 'systemRouterId',
      label: 'System router',
      path: 'systemRouterId',
      cell: { kind: 'ref', lookup: vpcRouterLookup },
    },
    { id: 'timeCreated', label: 'Created', path: 'timeCreated', cell: { kind: 'date' } },
    { id: 'timeModified', label: 'Last modified', path: 'timeModified', cell: { kind: 'date' } },
    { id: 'id', label: 'ID', path: 'id', cell: { kind: 'id' } },
  ],
  line: ['dnsName', 'ipv6Prefix', 'systemRouterId'],
  links: [
    {
      id: 'edit',
      label: 'Edit',
      role: 'project.collaborator',
      to: (_row, params) => fill('/projects/:project/vpcs/:vpc/edit', params),
    },
    {
      id: 'duplicate',
      label: 'Duplicate',
      role: 'project.collaborator',
      to: (row, params) => fill('/projects/:project/vpcs-new?from=:from', { ...params, from: textAt(row, 'id') }),
    },
  ],
  actions: actions,
  tabs: [
    {
      label: 'Firewall rules',
      to: (params) => fill('/projects/:project/vpcs/:vpc/firewall-rules', params),
      count: vpcFirewallRuleLookup,
    },
    { label: 'Packet check', to: (params) => fill('/projects/:project/vpcs/:vpc/packet', params) },
    { label: 'Network map', to: (params) => fill('/projects/:project/vpcs/:vpc/map', params) },
    {
      label: 'Subnets',
      to: (params) => fill('/projects/:project/vpcs/:vpc/subnets', params),
      count: vpcSubnetLookup,
    },
    {
      label: 'Routers',
      to: (params) => fill('/projects/:project/vpcs/:vpc/routers', params),
      count: vpcRouterLookup,
    },
    {
      label: 'Internet gateways',
      to: (params) => fill('/projects/:project/vpcs/:vpc/internet-gateways', params),
      count: internetGatewayLookup,
    },
  ],
  relations: () => import('./relations.gen.ts').then((m) => m.relations),
  activity: {
    page: '/system/audit-log',
    load: () => import('../audit-log-entry/activity.gen.ts').then((m) => m.activity),
  },
  refresh: [],
  terraform: true,
}

export default function VpcDetail(props: { slots?: Slots['vpc.detail'] }) {
  return <Detail screen={screen} slots={props.slots} />
}
