// Generated from openapi/resources/alerts.yaml by `npm run generate`. Do not edit: change the source or add an override.
import type { FieldsOf } from '../../../src/kit/body-fields.ts'
import { Form } from '../../../src/kit/form/Form.tsx'
import { fill } from '../../../src/kit/selectors.ts'
import type { FormScreen } from '../../../src/kit/spec.ts'
import { asBody } from '../../../src/kit/values.ts'
import { webhookSecretsAdd } from '../../api/sdk/system-alerts.gen.ts'
import type { WebhookSecretsAddData } from '../../api/types.gen.ts'
import type { Slots } from '../slots.gen.ts'

/** @public Overrides may build on it. */
export const screen: FormScreen = {
  kind: 'create',
  id: 'alert_receiver_secret.create',
  entity: 'alert_receiver_secret',
  title: 'Add secret',
  role: 'fleet.admin',
  submit: 'Add secret',
  fields: [
    {
      id: 'secret',
      label: 'Secret',
      help: 'Any text known only to you and the receiver.',
      required: true,
      widget: { kind: 'text', secret: true },
    },
  ] satisfies FieldsOf<NonNullable<WebhookSecretsAddData['body']>>,
  call: ({ params, form }) => webhookSecretsAdd({ query: { receiver: params['receiver'] ?? '' }, body: asBody<NonNullable<WebhookSecretsAddData['body']>, 'secret'>(form), throwOnError: true }),
  effects: ['alert_receiver', 'alert_receiver_secret'],
  toast: 'Secret {name} created',
  rowName: 'id',
  close: (params) => fill('/system/alerts/receivers/:receiver/secrets', params),
  done: (_row, params) => fill('/system/alerts/receivers/:receiver/secrets', params),
}

export default function AlertReceiverSecretCreate(props: { slots?: Slots['alert_receiver_secret.create'] }) {
  return <Form screen={screen} slots={props.slots} />
}
