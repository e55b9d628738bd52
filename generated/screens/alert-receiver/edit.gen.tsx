// Generated from openapi/resources/alerts.yaml by `npm run generate`. Do not edit: change the source or add an override.
import type { FieldsOf } from '../../../src/kit/body-fields.ts'
import { Form } from '../../../src/kit/form/Form.tsx'
import { readModifyWrite, readRow } from '../../../src/kit/queries/read-modify-write.ts'
import { fill } from '../../../src/kit/selectors.ts'
import type { FormScreen } from '../../../src/kit/spec.ts'
import { asBody, textAt } from '../../../src/kit/values.ts'
import { webhookReceiverUpdate } from '../../api/sdk/system-alerts.gen.ts'
import type { WebhookReceiverUpdateData } from '../../api/types.gen.ts'
import type { Slots } from '../slots.gen.ts'
import { editRow } from './queries.gen.ts'

/** @public Overrides may build on it. */
export const screen: FormScreen = {
  kind: 'edit',
  id: 'alert_receiver.edit',
  entity: 'alert_receiver',
  title: 'Edit webhook',
  role: 'fleet.admin',
  submit: 'Update webhook',
  fields: [
    { id: 'name', label: 'Name', required: true, widget: { kind: 'name' }, keep: true },
    {
      id: 'description',
      label: 'Description',
      required: false,
      nullable: true,
      widget: { kind: 'description' },
      keep: true,
    },
    {
      id: 'endpoint',
      label: 'Endpoint',
      help: 'Alerts are posted to this URL. It must be reachable from the system.',
      required: true,
      widget: { kind: 'text' },
      from: 'kind.endpoint',
      keep: true,
    },
  ] satisfies FieldsOf<NonNullable<WebhookReceiverUpdateData['body']>>,
  current: { query: editRow, param: 'receiver' },
  call: readModifyWrite({
    of: 'row',
    read: readRow({ query: editRow }),
    write: ({ params, form }) => webhookReceiverUpdate({ path: { receiver: params['receiver'] ?? '' }, body: asBody<NonNullable<WebhookReceiverUpdateData['body']>, 'name' | 'description' | 'endpoint'>(form), throwOnError: true }),
  }),
  effects: ['alert_receiver'],
  toast: 'Webhook {name} updated',
  rowName: 'name',
  close: (params) => fill('/system/alerts/receivers/:receiver', params),
  done: (row) => fill('/system/alerts/receivers/:receiver', { receiver: textAt(row, 'name') }),
}

export default function AlertReceiverEdit(props: { slots?: Slots['alert_receiver.edit'] }) {
  return <Form screen={screen} slots={props.slots} />
}
