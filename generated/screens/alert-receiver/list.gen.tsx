// Generated from openapi/resources/alerts.yaml by `npm run generate`. Do not edit: change the source or add an override.
import { List } from '../../../src/kit/list/List.tsx'
import { fill } from '../../../src/kit/selectors.ts'
import type { ListScreenOf } from '../../../src/kit/typed.ts'
import { textAt } from '../../../src/kit/values.ts'
import type { AlertReceiver } from '../../api/types.gen.ts'
import type { Slots } from '../slots.gen.ts'
import { actions } from './actions.gen.ts'
import { listRows } from './queries.gen.ts'

/** @public Overrides may build on it. */
export const screen: ListScreenOf<AlertReceiver> = {
  kind: 'list',
  id: 'alert_receiver.list',
  entity: 'alert_receiver',
  title: 'Alert receivers',
  source: {
    query: listRows,
    shape: { kind: 'page' },
    paged: true,
    server: {
      order: { name: { rising: 'name_ascending', falling: 'name_descending' }, id: { rising: 'id_ascending' } },
    },
  },
  columns: [
    {
      id: 'name',
      label: 'Name',
      path: 'name',
      cell: {
        kind: 'link',
        to: (row) => fill('/system/alerts/receivers/:receiver', { receiver: textAt(row, 'name') }),
      },
    },
    { id: 'description', label: 'Description', path: 'description', cell: { kind: 'description' } },
    { id: 'endpoint', label: 'Endpoint', path: 'kind.endpoint', cell: { kind: 'mono' } },
    {
      id: 'subscriptions',
      label: 'Subscriptions',
      help: 'Alert classes, such as hardware.disk.failed. * matches one segment, ** one or more.',
      path: 'subscriptions',
      cell: { kind: 'list' },
    },
    { id: 'timeCreated', label: 'Created', path: 'timeCreated', cell: { kind: 'date' } },
    { id: 'id', label: 'ID', path: 'id', cell: { kind: 'id' }, hidden: true },
    {
      id: 'kind.kind',
      label: 'Kind',
      path: 'kind.kind',
      cell: { kind: 'badge', tones: {}, labels: { webhook: 'Webhook' } },
      hidden: true,
    },
    { id: 'timeModified', label: 'Last modified', path: 'timeModified', cell: { kind: 'date' }, hidden: true },
  ],
  rowKey: 'id',
  rowName: 'name',
  links: [
    {
      id: 'edit',
      label: 'Edit',
      role: 'fleet.admin',
      to: (row) => fill('/system/alerts/receivers/:receiver/edit', { receiver: textAt(row, 'name') }),
    },
    {
      id: 'duplicate',
      label: 'Duplicate',
      over: true,
      role: 'fleet.collaborator',
      to: (row) => fill('/system/alerts/receivers-new?from=:from', { from: textAt(row, 'id') }),
    },
  ],
  actions: actions,
  create: { label: 'New webhook', to: () => '/system/alerts/receivers-new', role: 'fleet.collaborator' },
  empty: { title: 'No alert receivers', body: 'Create a webhook to receive alerts from the system.' },
  refresh: [],
}

export default function AlertReceiverList(props: { slots?: Slots['alert_receiver.list'] }) {
  return <List screen={screen} slots={props.slots} />
}
