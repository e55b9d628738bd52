// Generated from openapi/resources/vpcs.yaml by `npm run generate`. Do not edit: change the source or add an override.
import { List } from '../../../src/kit/list/List.tsx'
import { fill } from '../../../src/kit/selectors.ts'
import type { ListScreenOf } from '../../../src/kit/typed.ts'
import { textAt } from '../../../src/kit/values.ts'
import { vpcRouterRouteDelete } from '../../api/sdk/vpcs.gen.ts'
import type { RouterRoute } from '../../api/types.gen.ts'
import { instanceLookup } from '../instance/lookup.gen.ts'
import { internetGatewayLookup } from '../internet-gateway/lookup.gen.ts'
import type { Slots } from '../slots.gen.ts'
import { vpcRouterLookup } from '../vpc-router/lookup.gen.ts'
import { vpcSubnetLookup } from '../vpc-subnet/lookup.gen.ts'
import { vpcLookup } from '../vpc/lookup.gen.ts'
import { listRows } from './queries.gen.ts'

/** @public Overrides may build on it. */
export const screen: ListScreenOf<RouterRoute> = {
  kind: 'list',
  id: 'vpc_router_route.list',
  entity: 'vpc_router_route',
  title: 'Routes',
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
        to: (row, params) => fill('/projects/:project/vpcs/:vpc/routers/:router/routes/:route/edit', { ...params, route: textAt(row, 'name') }),
        when: { kind: 'field', path: 'kind', in: ['custom', 'default'] },
        over: true,
      },
    },
    {
      id: 'kind',
      label: 'Kind',
      help: 'Origin of the route, which decides what can be changed in it.',
      path: 'kind',
      cell: {
        kind: 'badge',
        tones: { custom: 'info', default: 'neutral', vpc_peering: 'neutral', vpc_subnet: 'neutral' },
        labels: { default: 'Default', vpc_subnet: 'VPC subnet', vpc_peering: 'VPC peering', custom: 'Custom' },
      },
    },
    {
      id: 'destination.type',
      label: 'Destination type',
      path: 'destination.type',
      cell: {
        kind: 'badge',
        tones: {},
        labels: { ip: 'IP', ip_net: 'IP network', vpc: 'VPC', subnet: 'VPC subnet' },
      },
    },
    {
      id: 'destination.value',
      label: 'Destination',
      path: 'destination.value',
      cell: {
        kind: 'named',
        refs: [
          {
            when: { kind: 'field', path: 'destination.type', in: ['vpc'] },
            lookup: { ...vpcLookup, value: 'name' },
          },
          {
            when: { kind: 'field', path: 'destination.type', in: ['subnet'] },
            lookup: { ...vpcSubnetLookup, value: 'name' },
          },
        ],
      },
      type: 'ip',
    },
    {
      id: 'target.type',
      label: 'Target type',
      path: 'target.type',
      cell: {
        kind: 'badge',
        tones: {},
        labels: {
          ip: 'IP',
          vpc: 'VPC',
          subnet: 'VPC subnet',
          instance: 'Instance',
          internet_gateway: 'Gateway',
          drop: 'Drop',
        },
      },
    },
    {
      id: 'target.value',
      label: 'Target',
      path: 'target.value',
      cell: {
        kind: 'named',
        refs: [
          {
            when: { kind: 'field', path: 'target.type', in: ['vpc'] },
            lookup: { ...vpcLookup, value: 'name' },
          },
          {
            when: { kind: 'field', path: 'target.type', in: ['instance'] },
            lookup: { ...instanceLookup, value: 'name' },
          },
          {
            when: { kind: 'field', path: 'target.type', in: ['internet_gateway'] },
            lookup: { ...internetGatewayLookup, value: 'name' },
          },
        ],
      },
      type: 'ip',
    },
    {
      id: 'description',
      label: 'Description',
      path: 'description',
      cell: { kind: 'description' },
      hidden: true,
    },
    { id: 'id', label: 'ID', path: 'id', cell: { kind: 'id' }, hidden: true },
    { id: 'timeCreated', label: 'Created', path: 'timeCreated', cell: { kind: 'date' }, hidden: true },
    { id: 'timeModified', label: 'Last modified', path: 'timeModified', cell: { kind: 'date' }, hidden: true },
    {
      id: 'vpcRouterId',
      label: 'VPC router',
      path: 'vpcRouterId',
      cell: { kind: 'ref', lookup: vpcRouterLookup },
      hidden: true,
    },
  ],
  rowKey: 'id',
  rowName: 'name',
  links: [
    {
      id: 'edit',
      label: 'Edit',
      over: true,
      offer: { kind: 'field', path: 'kind', in: ['custom', 'default'] },
      reason: 'Managed by the system',
      role: 'project.collaborator',
      to: (row, params) => fill('/projects/:project/vpcs/:vpc/routers/:router/routes/:route/edit', { ...params, route: textAt(row, 'name') }),
    },
    {
      id: 'duplicate',
      label: 'Duplicate',
      over: true,
      offer: { kind: 'field', path: '$parent.kind', in: ['custom'] },
      reason: 'Only custom routers can have routes added',
      role: 'project.collaborator',
      to: (row, params) => fill('/projects/:project/vpcs/:vpc/routers/:router/routes-new?from=:from', { ...params, from: textAt(row, 'id') }),
    },
  ],
  actions: [
    {
      id: 'delete',
      label: 'Delete',
      danger: true,
      confirm: { body: 'Traffic to the destination of {name} is routed as if the route had never been.' },
      offer: {
        kind: 'all',
        of: [
          { kind: 'field', path: '$parent.kind', in: ['custom'] },
          { kind: 'field', path: 'kind', in: ['custom'] },
        ],
      },
      reason: 'Only routes of custom routers can be deleted',
      role: 'project.collaborator',
      bulk: true,
      call: ({ row }) => vpcRouterRouteDelete({ path: { route: textAt(row, 'id') }, throwOnError: true }),
      toast: 'Route {name} deleted',
      effects: ['vpc_router_route'],
    },
  ],
  create: {
    label: 'New route',
    to: (params) => fill('/projects/:project/vpcs/:vpc/routers/:router/routes-new', params),
    role: 'project.collaborator',
    offer: { kind: 'field', path: '$parent.kind', in: ['custom'] },
    reason: 'Only custom routers can have routes added',
  },
  empty: { title: 'No routes', body: 'Add a route to direct traffic to a destination.' },
  refresh: [],
}

export default function VpcRouterRouteList(props: { slots?: Slots['vpc_router_route.list'] }) {
  return <List screen={screen} slots={props.slots} />
}
