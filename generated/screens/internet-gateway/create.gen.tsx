// Generated from openapi/resources/vpcs.yaml by `npm run generate`. Do not edit: change the source or add an override.
import type { FieldsOf } from '../../../src/kit/body-fields.ts'
import { Form } from '../../../src/kit/form/Form.tsx'
import { chain, fill } from '../../../src/kit/selectors.ts'
import type { FormScreen } from '../../../src/kit/spec.ts'
import { asBody, textAt } from '../../../src/kit/values.ts'
import { internetGatewayCreate } from '../../api/sdk/vpcs.gen.ts'
import type { InternetGatewayCreateData } from '../../api/types.gen.ts'
import type { Slots } from '../slots.gen.ts'
import { createRow } from './queries.gen.ts'

/** @public Overrides may build on it. */
export const screen: FormScreen = {
  kind: 'create',
  id: 'internet_gateway.create',
  entity: 'internet_gateway',
  title: 'New internet gateway',
  role: 'project.collaborator',
  submit: 'Create internet gateway',
  fields: [
    { id: 'name', label: 'Name', required: true, widget: { kind: 'name' } },
    { id: 'description', label: 'Description', required: true, widget: { kind: 'description' } },
  ] satisfies FieldsOf<NonNullable<InternetGatewayCreateData['body']>>,
  duplicate: { query: createRow, param: 'gateway' },
  call: ({ params, form }) => internetGatewayCreate({ query: { ...chain([['vpc', params['vpc']], ['project', params['project']]]), vpc: params['vpc'] ?? '' }, body: asBody<NonNullable<InternetGatewayCreateData['body']>, 'name' | 'description'>(form), throwOnError: true }),
  effects: ['internet_gateway'],
  toast: 'Internet gateway {name} created',
  rowName: 'name',
  close: (params) => fill('/projects/:project/vpcs/:vpc/internet-gateways', params),
  done: (row, params) => fill('/projects/:project/vpcs/:vpc/internet-gateways/:gateway', { ...params, gateway: textAt(row, 'name') }),
}

export default function InternetGatewayCreate(props: { slots?: Slots['internet_gateway.create'] }) {
  return <Form screen={screen} slots={props.slots} />
}
