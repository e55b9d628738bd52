// Generated from openapi/resources/alerts.yaml by `npm run generate`. Do not edit: change the source or add an override.
import { Detail } from '../../../src/kit/detail/Detail.tsx'
import { fill } from '../../../src/kit/selectors.ts'
import type { DetailScreenOf } from '../../../src/kit/typed.ts'
import { textAt } from '../../../src/kit/values.ts'
import type { AlertReceiver } from '../../api/types.gen.ts'
import type { Slots } from '../slots.gen.ts'
import { actions } from './actions.gen.ts'
import { detailRow } from './queries.gen.ts'

/** @public Overrides may build on it. */
export const screen: DetailScreenOf<AlertReceiver> = {
  kind: 'detail',
  id: 'alert_receiver.detail',
  entity: 'alert_receiver',
  title: (params) => params['receiver'] ?? 'Alert receiver',
  rowName: 'name',
  source: { query: detailRow },
  rows: [
    { id: 'description', label: 'Description', path: 'description', cell: { kind: 'description' } },
    {
      id: 'kind.kind',
      label: 'Kind',
      help: 'Always "webhook"; there is no other kind of receiver.',
      path: 'kind.kind',
      cell: { kind: 'badge', tones: {}, labels: { webhook: 'Webhook' } },
    },
    { id: 'endpoint', label: 'Endpoint', path: 'kind.endpoint', cell: { kind: 'mono' } },
    {
      id: 'subscriptions',
      label: 'Subscriptions',
      help: 'Alert classes, such as hardware.disk.failed. * matches one segment, ** one or more.',
      path: 'subscriptions',
      cell: { kind: 'list' },
    },
    { id: 'timeCreated', label: 'Created', path: 'timeCreated', cell: { kind: 'date' } },
    { id: 'timeModified', label: 'Last modified', path: 'timeModified', cell: { kind: 'date' } },
    { id: 'id', label: 'ID', path: 'id', cell: { kind: 'id' } },
  ],
  line: ['endpoint', 'subscriptions'],
  links: [
    {
      id: 'edit',
      label: 'Edit',
      role: 'fleet.admin',
      to: (_row, params) => fill('/system/alerts/receivers/:receiver/edit', params),
    },
    {
      id: 'duplicate',
      label: 'Duplicate',
      role: 'fleet.collaborator',
      to: (row) => fill('/system/alerts/receivers-new?from=:from', { from: textAt(row, 'id') }),
    },
  ],
  actions: actions,
  tabs: [
    { label: 'Deliveries', to: (params) => fill('/system/alerts/receivers/:receiver/deliveries', params) },
    { label: 'Secrets', to: (params) => fill('/system/alerts/receivers/:receiver/secrets', params) },
  ],
  activity: {
    page: '/system/audit-log',
    load: () => import('../audit-log-entry/activity.gen.ts').then((m) => m.activity),
  },
  refresh: [],
}

export default function AlertReceiverDetail(props: { slots?: Slots['alert_receiver.detail'] }) {
  return <Detail screen={screen} slots={props.slots} />
}
