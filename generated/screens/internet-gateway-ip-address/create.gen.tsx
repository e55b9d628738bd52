// Generated from openapi/resources/vpcs.yaml by `npm run generate`. Do not edit: change the source or add an override.
import type { FieldsOf } from '../../../src/kit/body-fields.ts'
import { Form } from '../../../src/kit/form/Form.tsx'
import { pickRow, wholeShape } from '../../../src/kit/queries/pick.ts'
import { chain, fill } from '../../../src/kit/selectors.ts'
import type { FormScreen } from '../../../src/kit/spec.ts'
import { asBody } from '../../../src/kit/values.ts'
import { internetGatewayIpAddressCreate } from '../../api/sdk/vpcs.gen.ts'
import type { InternetGatewayIpAddressCreateData } from '../../api/types.gen.ts'
import type { Slots } from '../slots.gen.ts'
import { createRow } from './queries.gen.ts'

/** @public Overrides may build on it. */
export const screen: FormScreen = {
  kind: 'create',
  id: 'internet_gateway_ip_address.create',
  entity: 'internet_gateway_ip_address',
  title: 'Attach IP address',
  role: 'project.collaborator',
  submit: 'Attach',
  fields: [
    { id: 'name', label: 'Name', required: true, widget: { kind: 'name' } },
    { id: 'description', label: 'Description', required: true, widget: { kind: 'description' } },
    {
      id: 'address',
      label: 'IP address',
      help: 'External address to attach, IPv4 or IPv6.',
      required: true,
      widget: { kind: 'ip' },
    },
  ] satisfies FieldsOf<NonNullable<InternetGatewayIpAddressCreateData['body']>>,
  duplicate: {
    query: createRow,
    pick: pickRow({ shape: wholeShape, fields: ['id', 'name'], param: 'address' }),
    param: 'address',
  },
  call: ({ params, form }) => internetGatewayIpAddressCreate({ query: { ...chain([['gateway', params['gateway']], ['vpc', params['vpc']], ['project', params['project']]]), gateway: params['gateway'] ?? '' }, body: asBody<NonNullable<InternetGatewayIpAddressCreateData['body']>, 'name' | 'description' | 'address'>(form), throwOnError: true }),
  effects: ['internet_gateway_ip_address'],
  toast: 'IP address {name} attached to {$parent.name}',
  rowName: 'name',
  close: (params) => fill('/projects/:project/vpcs/:vpc/internet-gateways/:gateway/ip-addresses', params),
  done: (_row, params) => fill('/projects/:project/vpcs/:vpc/internet-gateways/:gateway/ip-addresses', params),
}

export default function InternetGatewayIpAddressCreate(props: { slots?: Slots['internet_gateway_ip_address.create'] }) {
  return <Form screen={screen} slots={props.slots} />
}
