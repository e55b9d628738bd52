// Generated from openapi/resources/alerts.yaml by `npm run generate`. Do not edit: change the source or add an override.
import type { FieldsOf } from '../../../src/kit/body-fields.ts'
import type { Action } from '../../../src/kit/spec.ts'
import { asBody, fieldAt, textAt } from '../../../src/kit/values.ts'
import { alertReceiverDelete, alertReceiverProbe, alertReceiverSubscriptionAdd, alertReceiverSubscriptionRemove } from '../../api/sdk/system-alerts.gen.ts'
import type { AlertReceiverProbeData, AlertReceiverSubscriptionAddData, AlertReceiverSubscriptionRemoveData } from '../../api/types.gen.ts'

export const actions: readonly Action<'probe' | 'subscribe' | 'unsubscribe' | 'delete'>[] = [
  {
    id: 'probe',
    label: 'Send probe',
    role: 'fleet.admin',
    form: [
      {
        id: 'resend',
        label: 'Resend failed alerts',
        help: 'If the probe succeeds, alerts that never reached this receiver are sent again.',
        required: false,
        widget: { kind: 'checkbox' },
        versions: { needed: ['99990101.0.0'] },
      },
    ] satisfies FieldsOf<{ resend: NonNullable<AlertReceiverProbeData['query']>['resend'] }>,
    call: ({ row, form }) => alertReceiverProbe({ path: { receiver: textAt(row, 'id') }, query: { resend: fieldAt<{ resend: NonNullable<AlertReceiverProbeData['query']>['resend'] }, 'resend'>(form, 'resend') }, throwOnError: true }),
    toast: 'Probe sent to {name}',
    effects: ['alert_receiver_delivery'],
    result: [
      {
        id: 'probe.state',
        label: 'State',
        path: 'probe.state',
        cell: { kind: 'badge', tones: { delivered: 'success', failed: 'danger', pending: 'info' } },
      },
      {
        id: 'probe.attempts.webhook',
        label: 'Attempts',
        help: 'HTTP requests sent so far; up to three before the delivery counts as failed.',
        path: 'probe.attempts.webhook',
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
      { id: 'resendsStarted', label: 'Alerts resent', path: 'resendsStarted', cell: { kind: 'number' } },
      { id: 'probe.timeStarted', label: 'Started', path: 'probe.timeStarted', cell: { kind: 'date' } },
      { id: 'probe.id', label: 'Delivery ID', path: 'probe.id', cell: { kind: 'id' } },
    ],
  },
  {
    id: 'subscribe',
    label: 'Add subscription',
    role: 'fleet.admin',
    form: [
      {
        id: 'subscription',
        label: 'Subscription',
        help: 'An alert class. * matches one segment, ** one or more.',
        required: true,
        widget: { kind: 'text', pattern: '^([a-zA-Z0-9_]+|\\*|\\*\\*)(\\.([a-zA-Z0-9_]+|\\*|\\*\\*))*$' },
      },
    ] satisfies FieldsOf<NonNullable<AlertReceiverSubscriptionAddData['body']>>,
    call: ({ row, form }) => alertReceiverSubscriptionAdd({ path: { receiver: textAt(row, 'id') }, body: asBody<NonNullable<AlertReceiverSubscriptionAddData['body']>, 'subscription'>(form), throwOnError: true }),
    toast: 'Subscription {$form.subscription} added to {name}',
    effects: ['alert_receiver'],
  },
  {
    id: 'unsubscribe',
    label: 'Remove subscription',
    role: 'fleet.admin',
    form: [
      {
        id: 'subscription',
        label: 'Subscription',
        help: 'An alert class. * matches one segment, ** one or more.',
        required: true,
        widget: { kind: 'text', pattern: '^([a-zA-Z0-9_]+|\\*|\\*\\*)(\\.([a-zA-Z0-9_]+|\\*|\\*\\*))*$' },
      },
    ] satisfies FieldsOf<{ subscription: AlertReceiverSubscriptionRemoveData['path']['subscription'] }>,
    call: ({ row, form }) => alertReceiverSubscriptionRemove({ path: { receiver: textAt(row, 'id'), subscription: textAt(form, 'subscription') }, throwOnError: true }),
    toast: 'Subscription {$form.subscription} removed from {name}',
    effects: ['alert_receiver'],
  },
  {
    id: 'delete',
    label: 'Delete',
    danger: true,
    confirm: { body: '{name} gets no more alerts. Its secrets, subscriptions and record of deliveries go with it.' },
    role: 'fleet.admin',
    bulk: true,
    call: ({ row }) => alertReceiverDelete({ path: { receiver: textAt(row, 'id') }, throwOnError: true }),
    toast: 'Alert receiver {name} deleted',
    effects: ['alert_receiver'],
    leave: () => '/system/alerts/receivers',
    relations: () => import('./relations.gen.ts').then((m) => m.relations),
  },
]
