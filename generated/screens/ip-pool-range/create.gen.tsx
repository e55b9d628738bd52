// Generated from openapi/resources/ip-pools.yaml by `npm run generate`. Do not edit: change the source or add an override.
import type { FieldsOf } from '../../../src/kit/body-fields.ts'
import { Form } from '../../../src/kit/form/Form.tsx'
import { fill } from '../../../src/kit/selectors.ts'
import type { FormScreen } from '../../../src/kit/spec.ts'
import { asBody } from '../../../src/kit/values.ts'
import { ipPoolRangeAdd } from '../../api/sdk/system-ip-pools.gen.ts'
import type { IpPoolRangeAddData } from '../../api/types.gen.ts'
import type { Slots } from '../slots.gen.ts'

/** @public Overrides may build on it. */
export const screen: FormScreen = {
  kind: 'create',
  id: 'ip_pool_range.create',
  entity: 'ip_pool_range',
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
  ] satisfies FieldsOf<NonNullable<IpPoolRangeAddData['body']>>,
  call: ({ params, form }) => ipPoolRangeAdd({ path: { pool: params['pool'] ?? '' }, body: asBody<NonNullable<IpPoolRangeAddData['body']>, 'first' | 'last'>(form), throwOnError: true }),
  effects: ['ip_pool', 'ip_pool_range'],
  toast: 'IP range {$form.first}–{$form.last} added to {$parent.name}',
  rowName: 'range.first',
  close: (params) => fill('/system/networking/ip-pools/:pool', params),
  done: (_row, params) => fill('/system/networking/ip-pools/:pool', params),
}

export default function IpPoolRangeCreate(props: { slots?: Slots['ip_pool_range.create'] }) {
  return <Form screen={screen} slots={props.slots} />
}
