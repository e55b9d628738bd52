// Generated from openapi/resources/ip-pools.yaml by `npm run generate`. Do not edit: change the source or add an override.
import type { FieldsOf } from '../../../src/kit/body-fields.ts'
import { Form } from '../../../src/kit/form/Form.tsx'
import type { FormScreen } from '../../../src/kit/spec.ts'
import { asBody } from '../../../src/kit/values.ts'
import { ipPoolServiceRangeAdd } from '../../api/sdk/system-ip-pools.gen.ts'
import type { IpPoolServiceRangeAddData } from '../../api/types.gen.ts'
import type { Slots } from '../slots.gen.ts'

/** @public Overrides may build on it. */
export const screen: FormScreen = {
  kind: 'create',
  id: 'service_ip_pool_range.create',
  entity: 'service_ip_pool_range',
  title: 'Add range',
  role: 'fleet.admin',
  submit: 'Add IP range',
  fields: [
    {
      id: 'first',
      label: 'First',
      help: 'First address of the range',
      required: true,
      widget: { kind: 'ip', version: '$parent.ipVersion' },
    },
    {
      id: 'last',
      label: 'Last',
      help: 'Last address of the range; the same as the first for a single address',
      required: true,
      widget: { kind: 'ip', version: '$parent.ipVersion', notBelow: 'first' },
    },
  ] satisfies FieldsOf<NonNullable<IpPoolServiceRangeAddData['body']>>,
  call: ({ form }) => ipPoolServiceRangeAdd({ body: asBody<NonNullable<IpPoolServiceRangeAddData['body']>, 'first' | 'last'>(form), throwOnError: true }),
  effects: ['service_ip_pool_range'],
  toast: 'IP range {$form.first}–{$form.last} added',
  rowName: 'range.first',
  close: () => '/system/networking/service-ip-pool',
  done: () => '/system/networking/service-ip-pool',
}

export default function ServiceIpPoolRangeCreate(props: { slots?: Slots['service_ip_pool_range.create'] }) {
  return <Form screen={screen} slots={props.slots} />
}
