// Generated from openapi/resources/alerts.yaml by `npm run generate`. Do not edit: change the source or add an override.
import { List } from '../../../src/kit/list/List.tsx'
import { fill } from '../../../src/kit/selectors.ts'
import type { ListScreenOf } from '../../../src/kit/typed.ts'
import { textAt } from '../../../src/kit/values.ts'
import { webhookSecretsDelete } from '../../api/sdk/system-alerts.gen.ts'
import type { WebhookSecret } from '../../api/types.gen.ts'
import type { Slots } from '../slots.gen.ts'
import { listRows } from './queries.gen.ts'

/** @public Overrides may build on it. */
export const screen: ListScreenOf<WebhookSecret, 'secrets'> = {
  kind: 'list',
  id: 'alert_receiver_secret.list',
  entity: 'alert_receiver_secret',
  title: 'Secrets',
  embedded: true,
  source: { query: listRows, shape: { kind: 'wrapped', items: 'secrets' }, paged: false },
  columns: [
    { id: 'id', label: 'ID', path: 'id', cell: { kind: 'id' } },
    { id: 'timeCreated', label: 'Created', path: 'timeCreated', cell: { kind: 'date' } },
  ],
  rowKey: 'id',
  rowName: 'id',
  links: [],
  actions: [
    {
      id: 'delete',
      label: 'Delete',
      danger: true,
      confirm: { body: 'Alerts are no longer signed with this secret. Without any secret nothing is sent.' },
      role: 'fleet.admin',
      bulk: true,
      call: ({ row }) => webhookSecretsDelete({ path: { secretId: textAt(row, 'id') }, throwOnError: true }),
      toast: 'Secret {name} deleted',
      effects: ['alert_receiver', 'alert_receiver_secret'],
    },
  ],
  create: {
    label: 'Add secret',
    to: (params) => fill('/system/alerts/receivers/:receiver/secrets-new', params),
    role: 'fleet.admin',
  },
  empty: { title: 'No secrets', body: 'Add a secret to start sending alerts to this receiver.' },
  refresh: [],
}

export default function AlertReceiverSecretList(props: { slots?: Slots['alert_receiver_secret.list'] }) {
  return <List screen={screen} slots={props.slots} />
}
