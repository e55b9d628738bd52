// Generated from openapi/resources/vpcs.yaml by `npm run generate`. Do not edit: change the source or add an override.
import type { FieldsOf } from '../../../src/kit/body-fields.ts'
import { List } from '../../../src/kit/list/List.tsx'
import { fill } from '../../../src/kit/selectors.ts'
import type { ListScreenOf } from '../../../src/kit/typed.ts'
import { fieldAt, textAt } from '../../../src/kit/values.ts'
import { internetGatewayIpPoolDelete } from '../../api/sdk/vpcs.gen.ts'
import type { InternetGatewayIpPool, InternetGatewayIpPoolDeleteData } from '../../api/types.gen.ts'
import { internetGatewayLookup } from '../internet-gateway/lookup.gen.ts'
import { ipPoolMineLookup } from '../ip-pool/lookup.gen.ts'
import type { Slots } from '../slots.gen.ts'
import { listRows } from './queries.gen.ts'

/** @public Overrides may build on it. */
export const screen: ListScreenOf<InternetGatewayIpPool> = {
  kind: 'list',
  id: 'internet_gateway_ip_pool.list',
  entity: 'internet_gateway_ip_pool',
  title: 'IP pools',
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
    { id: 'ipPoolId', label: 'IP pool', path: 'ipPoolId', cell: { kind: 'ref', lookup: ipPoolMineLookup } },
    { id: 'timeCreated', label: 'Created', path: 'timeCreated', cell: { kind: 'date' } },
    { id: 'id', label: 'ID', path: 'id', cell: { kind: 'id' }, hidden: true },
    {
      id: 'internetGatewayId',
      label: 'Internet gateway',
      path: 'internetGatewayId',
      cell: { kind: 'ref', lookup: internetGatewayLookup },
      hidden: true,
    },
    { id: 'timeModified', label: 'Last modified', path: 'timeModified', cell: { kind: 'date' }, hidden: true },
  ],
  rowKey: 'id',
  rowName: 'name',
  links: [
    {
      id: 'duplicate',
      label: 'Duplicate',
      over: true,
      role: 'project.collaborator',
      to: (row, params) => fill('/projects/:project/vpcs/:vpc/internet-gateways/:gateway/ip-pools-new?from=:from', { ...params, from: textAt(row, 'id') }),
    },
  ],
  actions: [
    {
      id: 'delete',
      label: 'Detach',
      phrase: 'Detach {name} from {$parent.name}',
      title: 'Detach attached IP pool',
      intro: 'Traffic through this gateway can no longer leave from addresses of the pool.',
      danger: true,
      role: 'project.collaborator',
      form: [
        {
          id: 'cascade',
          label: 'Delete dependents',
          help: 'Also deletes the routes that depend on this pool.',
          required: false,
          widget: { kind: 'checkbox' },
        },
      ] satisfies FieldsOf<{ cascade: NonNullable<InternetGatewayIpPoolDeleteData['query']>['cascade'] }>,
      bulk: true,
      call: ({ row, form }) => internetGatewayIpPoolDelete({ path: { pool: textAt(row, 'id') }, query: { cascade: fieldAt<{ cascade: NonNullable<InternetGatewayIpPoolDeleteData['query']>['cascade'] }, 'cascade'>(form, 'cascade') }, throwOnError: true }),
      toast: 'IP pool {name} detached from {$parent.name}',
      effects: ['internet_gateway_ip_pool', 'vpc_router_route'],
      relations: () => import('./relations.gen.ts').then((m) => m.relations),
    },
  ],
  create: {
    label: 'Attach IP pool',
    to: (params) => fill('/projects/:project/vpcs/:vpc/internet-gateways/:gateway/ip-pools-new', params),
    role: 'project.collaborator',
  },
  empty: {
    title: 'No attached IP pools',
    body: 'Attach a pool to provide source addresses for traffic through this gateway.',
  },
  refresh: [],
}

export default function InternetGatewayIpPoolList(props: { slots?: Slots['internet_gateway_ip_pool.list'] }) {
  return <List screen={screen} slots={props.slots} />
}
