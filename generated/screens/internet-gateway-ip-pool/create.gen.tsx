// Generated from openapi/resources/vpcs.yaml by `npm run generate`. Do not edit: change the source or add an override.
import type { FieldsOf } from '../../../src/kit/body-fields.ts'
import { Form } from '../../../src/kit/form/Form.tsx'
import { pickRow, wholeShape } from '../../../src/kit/queries/pick.ts'
import { chain, fill } from '../../../src/kit/selectors.ts'
import type { FormScreen } from '../../../src/kit/spec.ts'
import { asBody } from '../../../src/kit/values.ts'
import { internetGatewayIpPoolCreate } from '../../api/sdk/vpcs.gen.ts'
import type { InternetGatewayIpPoolCreateData } from '../../api/types.gen.ts'
import { internetGatewayIpPoolLookup } from '../internet-gateway-ip-pool/lookup.gen.ts'
import { ipPoolMineLookup } from '../ip-pool/lookup.gen.ts'
import type { Slots } from '../slots.gen.ts'
import { createRow } from './queries.gen.ts'

/** @public Overrides may build on it. */
export const screen: FormScreen = {
  kind: 'create',
  id: 'internet_gateway_ip_pool.create',
  entity: 'internet_gateway_ip_pool',
  title: 'Attach IP pool',
  role: 'project.collaborator',
  submit: 'Attach',
  fields: [
    { id: 'name', label: 'Name', required: true, widget: { kind: 'name' } },
    { id: 'description', label: 'Description', required: true, widget: { kind: 'description' } },
    {
      id: 'ipPool',
      label: 'IP pool',
      required: true,
      widget: {
        kind: 'picker',
        lookup: ipPoolMineLookup,
        taken: { by: 'ipPoolId', say: 'Already attached', lookup: internetGatewayIpPoolLookup, as: 'id' },
      },
      from: 'ipPoolId',
    },
  ] satisfies FieldsOf<NonNullable<InternetGatewayIpPoolCreateData['body']>>,
  duplicate: {
    query: createRow,
    pick: pickRow({ shape: wholeShape, fields: ['id', 'name'], param: 'pool' }),
    param: 'pool',
  },
  call: ({ params, form }) => internetGatewayIpPoolCreate({ query: { ...chain([['gateway', params['gateway']], ['vpc', params['vpc']], ['project', params['project']]]), gateway: params['gateway'] ?? '' }, body: asBody<NonNullable<InternetGatewayIpPoolCreateData['body']>, 'name' | 'description' | 'ipPool'>(form), throwOnError: true }),
  effects: ['internet_gateway_ip_pool'],
  toast: 'IP pool {name} attached to {$parent.name}',
  rowName: 'name',
  close: (params) => fill('/projects/:project/vpcs/:vpc/internet-gateways/:gateway', params),
  done: (_row, params) => fill('/projects/:project/vpcs/:vpc/internet-gateways/:gateway', params),
}

export default function InternetGatewayIpPoolCreate(props: { slots?: Slots['internet_gateway_ip_pool.create'] }) {
  return <Form screen={screen} slots={props.slots} />
}
