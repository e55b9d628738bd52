// Generated from openapi/resources/vpcs.yaml by `npm run generate`. Do not edit: change the source or add an override.
import type { FieldsOf } from '../../../src/kit/body-fields.ts'
import { List } from '../../../src/kit/list/List.tsx'
import { fill } from '../../../src/kit/selectors.ts'
import type { ListScreenOf } from '../../../src/kit/typed.ts'
import { fieldAt, textAt } from '../../../src/kit/values.ts'
import { internetGatewayIpAddressDelete } from '../../api/sdk/vpcs.gen.ts'
import type { InternetGatewayIpAddress, InternetGatewayIpAddressDeleteData } from '../../api/types.gen.ts'
import { internetGatewayLookup } from '../internet-gateway/lookup.gen.ts'
import type { Slots } from '../slots.gen.ts'
import { listRows } from './queries.gen.ts'

/** @public Overrides may build on it. */
export const screen: ListScreenOf<InternetGatewayIpAddress> = {
  kind: 'list',
  id: 'internet_gateway_ip_address.list',
  entity: 'internet_gateway_ip_address',
  title: 'IP addresses',
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
    { id: 'address', label: 'IP address', path: 'address', cell: { kind: 'mono' }, type: 'ip' },
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
      to: (row, params) => fill('/projects/:project/vpcs/:vpc/internet-gateways/:gateway/ip-addresses-new?from=:from', { ...params, from: textAt(row, 'id') }),
    },
  ],
  actions: [
    {
      id: 'delete',
      label: 'Detach',
      phrase: 'Detach {name} from {$parent.name}',
      title: 'Detach attached IP address',
      intro: 'Traffic through this gateway can no longer leave from this address.',
      danger: true,
      role: 'project.collaborator',
      form: [
        {
          id: 'cascade',
          label: 'Delete dependents',
          help: 'Also deletes the routes that depend on this address.',
          required: false,
          widget: { kind: 'checkbox' },
        },
      ] satisfies FieldsOf<{ cascade: NonNullable<InternetGatewayIpAddressDeleteData['query']>['cascade'] }>,
      bulk: true,
      call: ({ row, form }) => internetGatewayIpAddressDelete({ path: { address: textAt(row, 'id') }, query: { cascade: fieldAt<{ cascade: NonNullable<InternetGatewayIpAddressDeleteData['query']>['cascade'] }, 'cascade'>(form, 'cascade') }, throwOnError: true }),
      toast: 'IP address {name} detached from {$parent.name}',
      effects: ['internet_gateway_ip_address', 'vpc_router_route'],
      relations: () => import('./relations.gen.ts').then((m) => m.relations),
    },
  ],
  create: {
    label: 'Attach IP address',
    to: (params) => fill('/projects/:project/vpcs/:vpc/internet-gateways/:gateway/ip-addresses-new', params),
    role: 'project.collaborator',
  },
  empty: { title: 'No attached IP addresses', body: 'Attach an address as source for traffic through this gateway.' },
  refresh: [],
}

export default function InternetGatewayIpAddressList(props: { slots?: Slots['internet_gateway_ip_address.list'] }) {
  return <List screen={screen} slots={props.slots} />
}
