// Generated from openapi/resources/alerts.yaml by `npm run generate`. Do not edit: change the source or add an override.
import type { FieldsOf } from '../../../src/kit/body-fields.ts'
import { Form } from '../../../src/kit/form/Form.tsx'
import { fill } from '../../../src/kit/selectors.ts'
import type { FormScreen } from '../../../src/kit/spec.ts'
import { asBody, textAt } from '../../../src/kit/values.ts'
import { webhookReceiverCreate } from '../../api/sdk/system-alerts.gen.ts'
import type { WebhookReceiverCreateData } from '../../api/types.gen.ts'
import type { Slots } from '../slots.gen.ts'
import { createRow } from './queries.gen.ts'

/** @public Overrides may build on it. */
export const screen: FormScreen = {
  kind: 'create',
  id: 'alert_receiver.create',
  entity: 'alert_receiver',
  title: 'New webhook',
  role: 'fleet.collaborator',
  submit: 'Create webhook',
  fields: [
    { id: 'name', label: 'Name', required: true, widget: { kind: 'name' } },
    { id: 'description', label: 'Description', required: true, widget: { kind: 'description' } },
    {
      id: 'endpoint',
      label: 'Endpoint',
      help: 'Alerts are posted to this URL. It must be reachable from the system.',
      required: true,
      widget: { kind: 'text' },
      from: 'kind.endpoint',
    },
    {
      id: 'secrets',
      label: 'Secrets',
      help: 'Alerts are signed with each secret. Without a secret, no alerts are sent.',
      required: true,
      widget: {
        kind: 'list',
        item: { id: '', label: 'Secret', required: true, widget: { kind: 'text', secret: true } },
        min: 1,
        unique: true,
      },
    },
    {
      id: 'subscriptions',
      label: 'Subscriptions',
      help: 'Alert classes, such as hardware.disk.failed. * matches one segment, ** one or more.',
      required: false,
      widget: {
        kind: 'list',
        item: {
          id: '',
          label: 'Subscription',
          required: true,
          widget: { kind: 'text', pattern: '^([a-zA-Z0-9_]+|\\*|\\*\\*)(\\.([a-zA-Z0-9_]+|\\*|\\*\\*))*$' },
        },
        unique: true,
      },
      initial: [],
    },
  ] satisfies FieldsOf<NonNullable<WebhookReceiverCreateData['body']>>,
  duplicate: { query: createRow, param: 'receiver' },
  call: ({ form }) => webhookReceiverCreate({ body: asBody<NonNullable<WebhookReceiverCreateData['body']>, 'name' | 'description' | 'endpoint' | 'secrets' | 'subscriptions'>(form), throwOnError: true }),
  effects: ['alert_receiver'],
  toast: 'Webhook {name} created',
  rowName: 'name',
  close: () => '/system/alerts/receivers',
  done: (row) => fill('/system/alerts/receivers/:receiver', { receiver: textAt(row, 'name') }),
}

export default function AlertReceiverCreate(props: { slots?: Slots['alert_receiver.create'] }) {
  return <Form screen={screen} slots={props.slots} />
}
