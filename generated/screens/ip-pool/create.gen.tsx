// Generated from openapi/resources/ip-pools.yaml by `npm run generate`. Do not edit: change the source or add an override.
import type { FieldsOf } from '../../../src/kit/body-fields.ts'
import { Form } from '../../../src/kit/form/Form.tsx'
import type { FormScreen } from '../../../src/kit/spec.ts'
import { asBody } from '../../../src/kit/values.ts'
import { ipPoolCreate } from '../../api/sdk/system-ip-pools.gen.ts'
import type { IpPoolCreateData } from '../../api/types.gen.ts'
import type { Slots } from '../slots.gen.ts'
import { createRow } from './queries.gen.ts'

/** @public Overrides may build on it. */
export const screen: FormScreen = {
  kind: 'create',
  id: 'ip_pool.create',
  entity: 'ip_pool',
  title: 'New IP pool',
  role: 'fleet.admin',
  submit: 'Create IP pool',
  fields: [
    { id: 'name', label: 'Name', required: true, widget: { kind: 'name' } },
    { id: 'description', label: 'Description', required: true, widget: { kind: 'description' } },
    {
      id: 'ipVersion',
      label: 'IP version',
      help: 'IPv6 is not supported yet',
      required: false,
      widget: { kind: 'radio', options: [{ value: 'v4', label: 'IPv4' }, { value: 'v6', label: 'IPv6' }] },
      initial: 'v4',
    },
  ] satisfies FieldsOf<NonNullable<IpPoolCreateData['body']>>,
  duplicate: { query: createRow, param: 'pool' },
  call: ({ form }) => ipPoolCreate({ body: asBody<NonNullable<IpPoolCreateData['body']>, 'name' | 'description' | 'ipVersion'>(form), throwOnError: true }),
  effects: ['ip_pool'],
  toast: 'IP pool {name} created',
  rowName: 'name',
  close: () => '/system/networking/ip-pools',
  done: () => '/system/networking/ip-pools',
}

export default function IpPoolCreate(props: { slots?: Slots['ip_pool.create'] }) {
  return <Form screen={screen} slots={props.slots} />
}
