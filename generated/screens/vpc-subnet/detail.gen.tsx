// Generated from openapi/resources/vpcs.yaml by `npm run generate`. Do not edit: change the source or add an override.
import { Detail } from '../../../src/kit/detail/Detail.tsx'
import { fill } from '../../../src/kit/selectors.ts'
import type { DetailScreenOf } from '../../../src/kit/typed.ts'
import { textAt } from '../../../src/kit/values.ts'
import type { VpcSubnet } from '../../api/types.gen.ts'
import type { Slots } from '../slots.gen.ts'
import { vpcRouterLookup } from '../vpc-router/lookup.gen.ts'
import { actions } from './actions.gen.ts'
import { detailRow } from './queries.gen.ts'

/** @public Overrides may build on it. */
export const screen: DetailScreenOf<VpcSubnet> = {
  kind: 'detail',
  id: 'vpc_subnet.detail',
  entity: 'vpc_subnet',
  title: (params) => params['subnet'] ?? 'VPC subnet',
  rowName: 'name',
  source: { query: detailRow },
  rows: [
    { id: 'description', label: 'Description', path: 'description', cell: { kind: 'description' } },
    {
      id: 'ipv4Block',
      label: 'IPv4 block',
      help: 'A private range from /8 to /26, such as 192.168.0.0/24.',
      path: 'ipv4Block',
      cell: { kind: 'mono' },
    },
    {
      id: 'ipv6Block',
      label: 'IPv6 block',
      help: 'A /64 inside the IPv6 prefix of the VPC. Generated if blank.',
      path: 'ipv6Block',
      cell: { kind: 'mono' },
    },
    {
      id: 'customRouterId',
      label: 'Custom router',
      path: 'customRouterId',
      cell: { kind: 'ref', lookup: vpcRouterLookup },
    },
    { id: 'timeCreated', label: 'Created', path: 'timeCreated', cell: { kind: 'date' } },
    { id: 'timeModified', label: 'Last modified', path: 'timeModified', cell: { kind: 'date' } },
    { id: 'id', label: 'ID', path: 'id', cell: { kind: 'id' } },
  ],
  line: ['ipv4Block', 'ipv6Block', 'customRouterId'],
  links: [
    {
      id: 'edit',
      label: 'Edit',
      role: 'project.collaborator',
      to: (_row, params) => fill('/projects/:project/vpcs/:vpc/subnets/:subnet/edit', params),
    },
    {
      id: 'duplicate',
      label: 'Duplicate',
      role: 'project.collaborator',
      to: (row, params) => fill('/projects/:project/vpcs/:vpc/subnets-new?from=:from', { ...params, from: textAt(row, 'id') }),
    },
  ],
  actions: actions,
  tabs: [
    {
      label: 'Network interfaces',
      to: (params) => fill('/projects/:project/vpcs/:vpc/subnets/:subnet', params),
    },
  ],
  relations: () => import('./relations.gen.ts').then((m) => m.relations),
  activity: {
    page: '/system/audit-log',
    load: () => import('../audit-log-entry/activity.gen.ts').then((m) => m.activity),
  },
  refresh: [],
}

export default function VpcSubnetDetail(props: { slots?: Slots['vpc_subnet.detail'] }) {
  return <Detail screen={screen} slots={props.slots} />
}
