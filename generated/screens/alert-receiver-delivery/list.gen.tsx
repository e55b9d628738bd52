// Generated from openapi/resources/alerts.yaml by `npm run generate`. Do not edit: change the source or add an override.
import { List } from '../../../src/kit/list/List.tsx'
import { serverFilters } from '../../../src/kit/list/filter/server-filters.ts'
import type { ListScreenOf } from '../../../src/kit/typed.ts'
import { textAt } from '../../../src/kit/values.ts'
import { alertDeliveryResend } from '../../api/sdk/system-alerts.gen.ts'
import type { AlertDelivery } from '../../api/types.gen.ts'
import type { Slots } from '../slots.gen.ts'
import { listRows } from './queries.gen.ts'

/** @public Overrides may build on it. */
export const screen: ListScreenOf<AlertDelivery> = {
  kind: 'list',
  id: 'alert_receiver_delivery.list',
  entity: 'alert_receiver_delivery',
  title: 'Deliveries',
  embedded: true,
  source: {
    query: listRows,
    shape: { kind: 'page' },
    paged: true,
    server: { filters: serverFilters({ state: { flags: ['pending', 'delivered', 'failed'] } }) },
  },
  columns: [
    { id: 'alertClass', label: 'Class', path: 'alertClass', cell: { kind: 'text' } },
    {
      id: 'state',
      label: 'State',
      path: 'state',
      cell: { kind: 'badge', tones: { delivered: 'success', failed: 'danger', pending: 'info' } },
    },
    {
      id: 'trigger',
      label: 'Trigger',
      help: 'What caused the delivery: the alert itself, a resend request or a probe.',
      path: 'trigger',
      cell: { kind: 'badge', tones: {}, labels: { alert: 'Alert', resend: 'Resend', probe: 'Probe' } },
    },
    { id: 'timeStarted', label: 'Started', path: 'timeStarted', cell: { kind: 'date' } },
    {
      id: 'attempts.webhook',
      label: 'Attempts',
      help: 'HTTP requests sent so far; up to three before the delivery counts as failed.',
      path: 'attempts.webhook',
      cell: {
        kind: 'table',
        of: [
          { id: 'attempt', label: 'Attempt', path: 'attempt', cell: { kind: 'identifier' } },
          {
            id: 'result',
            label: 'Result',
            path: 'result',
            cell: {
              kind: 'badge',
              tones: {
                failed_http_error: 'danger',
                failed_timeout: 'danger',
                failed_unreachable: 'danger',
                succeeded: 'success',
              },
              labels: {
                succeeded: 'Succeeded',
                failed_http_error: 'HTTP error',
                failed_unreachable: 'Unreachable',
                failed_timeout: 'Timed out',
              },
            },
          },
          {
            id: 'response.status',
            label: 'HTTP status',
            path: 'response.status',
            cell: { kind: 'identifier' },
          },
          {
            id: 'response.durationMs',
            label: 'Response time',
            path: 'response.durationMs',
            cell: { kind: 'duration', unit: 'ms' },
          },
          { id: 'timeSent', label: 'Sent', path: 'timeSent', cell: { kind: 'date' } },
        ],
      },
    },
    { id: 'id', label: 'ID', path: 'id', cell: { kind: 'id' } },
    { id: 'alertId', label: 'Alert ID', path: 'alertId', cell: { kind: 'mono' }, hidden: true },
    { id: 'receiverId', label: 'Receiver', path: 'receiverId', cell: { kind: 'mono' }, hidden: true },
  ],
  rowKey: 'id',
  rowName: 'id',
  links: [],
  actions: [
    {
      id: 'resend',
      label: 'Send again',
      phrase: 'Send {alertClass} alert again to {$parent.name}',
      confirm: { body: 'The alert {alertId} is sent once more.' },
      offer: { kind: 'field', path: 'state', in: ['delivered', 'failed'] },
      reason: 'Wait until the delivery is finished',
      role: 'fleet.admin',
      call: ({ row, params }) => alertDeliveryResend({ path: { alertId: textAt(row, 'alertId') }, query: { receiver: params['receiver'] ?? '' }, throwOnError: true }),
      toast: 'Alert {alertId} is sent to {$parent.name} again',
      effects: ['alert_receiver_delivery'],
    },
  ],
  empty: { title: 'No deliveries', body: 'No alerts have been sent to this receiver.' },
  refresh: [{ when: { kind: 'field', path: 'state', in: ['pending'] }, seconds: 10 }, { seconds: 60 }],
}

export default function AlertReceiverDeliveryList(props: { slots?: Slots['alert_receiver_delivery.list'] }) {
  return <List screen={screen} slots={props.slots} />
}
