// Generated from openapi/resources/vpcs.yaml by `npm run generate`. Do not edit: change the source or add an override.
import { Detail } from '../../../src/kit/detail/Detail.tsx'
import { fill } from '../../../src/kit/selectors.ts'
import type { DetailScreenOf } from '../../../src/kit/typed.ts'
import { textAt } from '../../../src/kit/values.ts'
import type { InternetGateway } from '../../api/types.gen.ts'
import type { Slots } from '../slots.gen.ts'
import { vpcRouterRouteLookup } from '../vpc-router-route/lookup.gen.ts'
import { vpcRouterLookup } from '../vpc-router/lookup.gen.ts'
import { actions } from './actions.gen.ts'
import { detailRow } from './queries.gen.ts'

/** @public Overrides may build on it. */
export const screen: DetailScreenOf<InternetGateway> = {
  kind: 'detail',
  id: 'internet_gateway.detail',
  entity: 'internet_gateway',
  title: (params) => params['gateway'] ?? 'Internet gateway',
  rowName: 'name',
  source: { query: detailRow },
  rows: [
    { id: 'description', label: 'Description', path: 'description', cell: { kind: 'description' } },
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
        show: 'links',
      },
    },
    { id: 'timeCreated', label: 'Created', path: 'timeCreated', cell: { kind: 'date' } },
    { id: 'timeModified', label: 'Last modified', path: 'timeModified', cell: { kind: 'date' } },
    { id: 'id', label: 'ID', path: 'id', cell: { kind: 'id' } },
  ],
  links: [
    {
      id: 'duplicate',
      label: 'Duplicate',
      role: 'project.collaborator',
      to: (row, params) => fill('/projects/:project/vpcs/:vpc/internet-gateways-new?from=:from', { ...params, from: textAt(row, 'id') }),
    },
  ],
  actions: actions,
  tabs: [
    {
      label: 'IP pools',
      to: (params) => fill('/projects/:project/vpcs/:vpc/internet-gateways/:gateway', params),
    },
    {
      label: 'IP addresses',
      to: (params) => fill('/projects/:project/vpcs/:vpc/internet-gateways/:gateway/ip-addresses', params),
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

export default function InternetGatewayDetail(props: { slots?: Slots['internet_gateway.detail'] }) {
  return <Detail screen={screen} slots={props.slots} />
}
