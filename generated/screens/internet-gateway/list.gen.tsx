// Generated from openapi/resources/vpcs.yaml by `npm run generate`. Do not edit: change the source or add an override.
import { List } from '../../../src/kit/list/List.tsx'
import { fill } from '../../../src/kit/selectors.ts'
import type { ListScreenOf } from '../../../src/kit/typed.ts'
import { textAt } from '../../../src/kit/values.ts'
import type { InternetGateway } from '../../api/types.gen.ts'
import { internetGatewayIpAddressLookup } from '../internet-gateway-ip-address/lookup.gen.ts'
import { internetGatewayIpPoolLookup } from '../internet-gateway-ip-pool/lookup.gen.ts'
import { ipPoolMineLookup } from '../ip-pool/lookup.gen.ts'
import type { Slots } from '../slots.gen.ts'
import { vpcRouterRouteLookup } from '../vpc-router-route/lookup.gen.ts'
import { vpcRouterLookup } from '../vpc-router/lookup.gen.ts'
import { vpcLookup } from '../vpc/lookup.gen.ts'
import { actions } from './actions.gen.ts'
import { listRows } from './queries.gen.ts'

/** @public Overrides may build on it. */
export const screen: ListScreenOf<InternetGateway> = {
  kind: 'list',
  id: 'internet_gateway.list',
  entity: 'internet_gateway',
  title: 'Internet gateways',
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
        to: (row, params) => fill('/projects/:project/vpcs/:vpc/internet-gateways/:gateway', { ...params, gateway: textAt(row, 'name') }),
      },
    },
    { id: 'description', label: 'Description', path: 'description', cell: { kind: 'description' } },
    {
      id: 'internet_gateway_ip_pool.ipPoolId',
      label: 'Attached IP pool',
      path: 'internet_gateway_ip_pool.ipPoolId',
      cell: {
        kind: 'read',
        own: { param: 'gateway', field: 'name' },
        from: { lookup: internetGatewayIpPoolLookup },
        show: {
          id: 'ipPoolId',
          label: 'Attached IP pool',
          path: 'ipPoolId',
          cell: { kind: 'ref', lookup: ipPoolMineLookup },
        },
      },
    },
    {
      id: 'internet_gateway_ip_address.address',
      label: 'Attached IP address',
      path: 'internet_gateway_ip_address.address',
      cell: {
        kind: 'read',
        own: { param: 'gateway', field: 'name' },
        from: { lookup: internetGatewayIpAddressLookup },
        show: { id: 'address', label: 'Attached IP address', path: 'address', cell: { kind: 'id' } },
      },
    },
    {
      id: 'vpc_router_route',
      label: 'Routes',
      help: 'Routes to the gateway from all routers of the VPC',
      path: 'vpc_router_route',
      cell: {
        kind: 'read',
        own: { param: 'gateway', field: 'name' },
        from: {
          lookup: vpcRouterRouteLookup,
          match: [{ path: 'target[internet_gateway].value', value: 'name', tag: 'type' }],
          via: [{ lookup: vpcRouterLookup, param: 'router', field: 'name' }],
        },
        show: 'count',
      },
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
      id: 'duplicate',
      label: 'Duplicate',
      over: true,
      role: 'project.collaborator',
      to: (row, params) => fill('/projects/:project/vpcs/:vpc/internet-gateways-new?from=:from', { ...params, from: textAt(row, 'id') }),
    },
  ],
  actions: actions,
  create: {
    label: 'New internet gateway',
    to: (params) => fill('/projects/:project/vpcs/:vpc/internet-gateways-new', params),
    role: 'project.collaborator',
  },
  empty: {
    title: 'No internet gateways',
    body: 'Create a gateway to let instances in the VPC reach external networks.',
  },
  refresh: [],
}

export default function InternetGatewayList(props: { slots?: Slots['internet_gateway.list'] }) {
  return <List screen={screen} slots={props.slots} />
}
