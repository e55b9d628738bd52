// Generated from openapi/resources/networking.yaml by `npm run generate`. Do not edit: change the source or add an override.
import type { FieldsOf } from '../../../src/kit/body-fields.ts'
import { Form } from '../../../src/kit/form/Form.tsx'
import { readModifyWrite, readRow } from '../../../src/kit/queries/read-modify-write.ts'
import type { FormScreen } from '../../../src/kit/spec.ts'
import { asBody } from '../../../src/kit/values.ts'
import { networkingInboundIcmpUpdate } from '../../api/sdk/system-networking.gen.ts'
import type { NetworkingInboundIcmpUpdateData } from '../../api/types.gen.ts'
import type { Slots } from '../slots.gen.ts'
import { editRow } from './queries.gen.ts'

/** @public Overrides may build on it. */
export const screen: FormScreen = {
  kind: 'edit',
  id: 'inbound_icmp.edit',
  entity: 'inbound_icmp',
  title: 'Edit inbound ICMP',
  role: 'fleet.admin',
  submit: 'Update inbound ICMP',
  fields: [
    {
      id: 'enabled',
      label: 'Answer ICMP from outside',
      help: 'Allows ping to system services, for network troubleshooting.',
      required: false,
      widget: { kind: 'checkbox' },
      initial: false,
    },
  ] satisfies FieldsOf<NonNullable<NetworkingInboundIcmpUpdateData['body']>>,
  current: { query: editRow },
  call: readModifyWrite({
    of: 'row',
    read: readRow({ query: editRow }),
    write: ({ form }) => networkingInboundIcmpUpdate({ body: asBody<NonNullable<NetworkingInboundIcmpUpdateData['body']>, 'enabled'>(form), throwOnError: true }),
  }),
  effects: ['inbound_icmp'],
  toast: 'Inbound ICMP updated',
  rowName: '',
  close: () => '/system/networking/inbound-icmp',
  done: () => '/system/networking/inbound-icmp',
}

export default function InboundIcmpEdit(props: { slots?: Slots['inbound_icmp.edit'] }) {
  return <Form screen={screen} slots={props.slots} />
}
