// Generated from openapi/resources/vpcs.yaml by `npm run generate`. Do not edit: change the source or add an override.
import type { FieldsOf } from '../../../src/kit/body-fields.ts'
import { Form } from '../../../src/kit/form/Form.tsx'
import { readModifyWrite, readRow } from '../../../src/kit/queries/read-modify-write.ts'
import { chain, fill, selector } from '../../../src/kit/selectors.ts'
import type { FormScreen } from '../../../src/kit/spec.ts'
import { asBody } from '../../../src/kit/values.ts'
import { vpcRouterRouteUpdate } from '../../api/sdk/vpcs.gen.ts'
import type { VpcRouterRouteUpdateData } from '../../api/types.gen.ts'
import { instanceLookup } from '../instance/lookup.gen.ts'
import { internetGatewayLookup } from '../internet-gateway/lookup.gen.ts'
import type { Slots } from '../slots.gen.ts'
import { vpcSubnetLookup } from '../vpc-subnet/lookup.gen.ts'
import { editRow } from './queries.gen.ts'

/** @public Overrides may build on it. */
export const screen: FormScreen = {
  kind: 'edit',
  id: 'vpc_router_route.edit',
  entity: 'vpc_router_route',
  title: 'Edit route',
  offer: { kind: 'field', path: 'kind', in: ['custom', 'default'] },
  reason: 'Managed by the system',
  role: 'project.collaborator',
  submit: 'Update route',
  fields: [
    {
      id: 'name',
      label: 'Name',
      required: true,
      widget: { kind: 'name' },
      fixed: { kind: 'field', path: 'kind', in: ['default'] },
      keep: true,
    },
    {
      id: 'description',
      label: 'Description',
      required: false,
      nullable: true,
      widget: { kind: 'description' },
      fixed: { kind: 'field', path: 'kind', in: ['default'] },
      keep: true,
    },
    {
      id: 'destination',
      label: 'Destination',
      help: 'Traffic to these addresses uses the route.',
      required: true,
      widget: {
        kind: 'union',
        tag: 'type',
        variants: [
          {
            value: 'ip',
            label: 'IP',
            help: 'Matches packets sent to a single address.',
            fields: [
              {
                id: 'value',
                label: 'IP address',
                help: 'Exact IPv4 or IPv6 address to match.',
                required: true,
                widget: { kind: 'ip' },
              },
            ],
          },
          {
            value: 'ip_net',
            label: 'IP network',
            help: 'Matches packets sent anywhere in an address block.',
            fields: [
              {
                id: 'value',
                label: 'IP network',
                help: 'Block to match in CIDR notation, for example 10.1.0.0/16.',
                required: true,
                widget: { kind: 'cidr' },
              },
            ],
          },
          {
            value: 'subnet',
            label: 'VPC subnet',
            help: 'Matches packets sent to the address blocks of a subnet.',
            fields: [
              {
                id: 'value',
                label: 'VPC subnet',
                required: true,
                widget: { kind: 'picker', lookup: { ...vpcSubnetLookup, value: 'name' } },
              },
            ],
          },
        ],
      },
      fixed: { kind: 'field', path: 'kind', in: ['default'] },
    },
    {
      id: 'target',
      label: 'Target',
      help: 'Where the traffic is sent.',
      required: true,
      widget: {
        kind: 'union',
        tag: 'type',
        variants: [
          {
            value: 'ip',
            label: 'IP',
            help: 'Forwards matching packets to one address.',
            fields: [
              {
                id: 'value',
                label: 'IP address',
                help: 'Address to forward to, of the same IP version as an explicit destination.',
                required: true,
                widget: { kind: 'ip', version: '$form.destination.value' },
              },
            ],
          },
          {
            value: 'instance',
            label: 'Instance',
            help: 'Forwards matching packets to an instance.',
            fields: [
              {
                id: 'value',
                label: 'Instance',
                required: true,
                widget: { kind: 'picker', lookup: { ...instanceLookup, value: 'name' } },
              },
            ],
          },
          {
            value: 'internet_gateway',
            label: 'Internet gateway',
            help: 'Forwards matching packets out of the VPC through an internet gateway.',
            fields: [
              {
                id: 'value',
                label: 'Internet gateway',
                required: true,
                widget: { kind: 'picker', lookup: { ...internetGatewayLookup, value: 'name' } },
              },
            ],
          },
          { value: 'drop', label: 'Drop', help: 'Traffic is discarded', fields: [] },
        ],
      },
    },
  ] satisfies FieldsOf<NonNullable<VpcRouterRouteUpdateData['body']>>,
  current: { query: editRow, param: 'route' },
  call: readModifyWrite({
    of: 'row',
    read: readRow({ query: editRow }),
    write: ({ params, form }) => vpcRouterRouteUpdate({ path: { route: params['route'] ?? '' }, query: { ...selector(params['route'] ?? '', chain([['router', params['router']], ['vpc', params['vpc']], ['project', params['project']]])) }, body: asBody<NonNullable<VpcRouterRouteUpdateData['body']>, 'name' | 'description' | 'destination' | 'target'>(form), throwOnError: true }),
  }),
  effects: ['vpc_router_route'],
  toast: 'Route {name} updated',
  rowName: 'name',
  close: (params) => fill('/projects/:project/vpcs/:vpc/routers/:router', params),
  done: (_row, params) => fill('/projects/:project/vpcs/:vpc/routers/:router', params),
}

export default function VpcRouterRouteEdit(props: { slots?: Slots['vpc_router_route.edit'] }) {
  return <Form screen={screen} slots={props.slots} />
}
