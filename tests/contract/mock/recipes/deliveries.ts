import { as } from '../support/cast.ts'
import { ok, refused, type Recipe } from '../support/recipe.ts'

const nil = '00000000-0000-4000-8000-00000000dead'
const at = (receiver: string): { path: { receiver: string } } => ({ path: { receiver } })
const minute = 60_000

/** server-behaviour §14. */
export const deliveries: readonly Recipe[] = [
  {
    name: 'deliveries by state',
    steps: [
      ok({
        call: 'alert_delivery_list',
        ...at('ops-pager'),
        headers: as.fleetViewer,
        answer: {
          items: [
            { alert_class: 'hardware.disk.failed', state: 'delivered', trigger: 'alert' },
            { state: 'delivered' },
          ],
        },
      }),
      ok({
        call: 'alert_delivery_list',
        ...at('team-chat'),
        query: { sort_by: 'time_and_id_descending', limit: 2 },
        as: 'page',
        answer: {
          items: [
            { alert_class: 'hardware.power.supply_failed', state: 'pending', attempts: { webhook: [{ attempt: 1 }] } },
            { alert_class: 'network.bgp.session_down', state: 'failed' },
          ],
        },
      }),
      ok({
        call: 'alert_delivery_list',
        ...at('team-chat'),
        query: { limit: 2, page_token: '{{page.next_page}}' },
        answer: {
          items: [{ alert_class: 'hardware.disk.failed' }, { alert_class: 'update.finished' }],
          next_page: null,
        },
      }),
      ok({ call: 'alert_delivery_list', ...at('team-chat'), query: { failed: true }, answer: { items: [{}, {}, {}] } }),
      ok({
        call: 'alert_delivery_list',
        ...at('team-chat'),
        query: { failed: true, pending: true },
        answer: { items: [{}, {}, {}, {}] },
      }),
      ok({ call: 'alert_delivery_list', ...at('team-chat'), query: { delivered: true }, answer: { items: [] } }),
      ok({ call: 'alert_delivery_list', ...at('team-chat'), query: { failed: false }, answer: { items: [] } }),
      refused(404, 'ObjectNotFound', `not found: alert-receiver with id "${nil}"`, {
        call: 'alert_delivery_list',
        ...at(nil),
      }),
    ],
  },
  {
    name: 'a delivery is tried three times, after one minute and after five more',
    steps: [
      ok({ call: 'alert_delivery_list', ...at('team-chat'), query: { pending: true }, as: 'before' }),
      ok({
        call: 'alert_delivery_list',
        ...at('team-chat'),
        after: 29_999,
        query: { pending: true },
        answer: { items: [{ attempts: { webhook: [{ attempt: 1, result: 'failed_unreachable', response: null }] } }] },
      }),
      ok({
        call: 'alert_delivery_list',
        ...at('team-chat'),
        after: 1,
        query: { pending: true },
        answer: { items: [{ attempts: { webhook: [{ attempt: 1 }, { attempt: 2 }] } }] },
      }),
      ok({
        call: 'alert_delivery_list',
        ...at('team-chat'),
        after: 5 * minute + 2000,
        query: { failed: true, sort_by: 'time_and_id_descending' },
        answer: {
          items: [
            {
              id: '{{before.items.0.id}}',
              state: 'failed',
              attempts: {
                webhook: [
                  { attempt: 1, time_sent: '2025-12-31T23:59:30.000Z' },
                  { attempt: 2, time_sent: '2026-01-01T00:00:28.000Z' },
                  { attempt: 3, time_sent: '2026-01-01T00:05:30.000Z' },
                ],
              },
            },
            {},
            {},
            {},
          ],
        },
      }),
    ],
  },
  {
    name: 'an alert is sent again until the endpoint takes it',
    steps: [
      ok({ call: 'alert_delivery_list', ...at('team-chat'), query: { failed: true }, as: 'failed' }),
      ok({
        call: 'alert_delivery_resend',
        path: { alert_id: '{{failed.items.0.alert_id}}' },
        query: { receiver: 'team-chat' },
        status: 201,
        as: 'again',
      }),
      ok({
        call: 'alert_delivery_list',
        ...at('team-chat'),
        query: { pending: true },
        answer: { items: [{}, { id: '{{again.delivery_id}}', trigger: 'resend', attempts: { webhook: [] } }] },
      }),
      ok({
        call: 'webhook_receiver_update',
        ...at('team-chat'),
        body: { endpoint: 'https://chat.example.net/status-503' },
        status: 204,
      }),
      ok({
        call: 'alert_delivery_list',
        ...at('team-chat'),
        after: 2000,
        query: { pending: true },
        answer: {
          items: [
            {},
            { attempts: { webhook: [{ attempt: 1, result: 'failed_http_error', response: { status: 503 } }] } },
          ],
        },
      }),
      ok({
        call: 'webhook_receiver_update',
        ...at('team-chat'),
        body: { endpoint: 'https://chat.example.net/' },
        status: 204,
      }),
      ok({
        call: 'alert_delivery_list',
        ...at('team-chat'),
        after: minute + 2000,
        query: { delivered: true },
        answer: {
          items: [
            { state: 'delivered' },
            {
              id: '{{again.delivery_id}}',
              state: 'delivered',
              attempts: {
                webhook: [{ result: 'failed_http_error' }, { result: 'succeeded', response: { status: 200 } }],
              },
            },
          ],
        },
      }),
      refused(
        400,
        'InvalidRequest',
        "cannot resend alert: receiver is not subscribed to the 'update.finished' alert class",
        {
          call: 'alert_delivery_resend',
          path: { alert_id: '{{failed.items.0.alert_id}}' },
          query: { receiver: 'ops-pager' },
        },
      ),
      refused(404, 'ObjectNotFound', `not found: alert with id "${nil}"`, {
        call: 'alert_delivery_resend',
        path: { alert_id: nil },
        query: { receiver: 'ops-pager' },
      }),
      refused(404, 'ObjectNotFound', 'not found: alert-receiver with name "nobody"', {
        call: 'alert_delivery_resend',
        path: { alert_id: nil },
        query: { receiver: 'nobody' },
      }),
      refused(403, 'Forbidden', 'Forbidden', {
        call: 'alert_delivery_resend',
        headers: as.fleetViewer,
        path: { alert_id: '{{failed.items.0.alert_id}}' },
        query: { receiver: 'team-chat' },
      }),
    ],
  },
  {
    name: 'a probe tells at once, and a good one brings back what failed',
    steps: [
      ok({
        call: 'alert_receiver_probe',
        ...at('team-chat'),
        query: { resend: true },
        answer: {
          probe: {
            alert_class: 'probe',
            trigger: 'probe',
            state: 'failed',
            attempts: { webhook: [{ attempt: 1, result: 'failed_unreachable' }] },
          },
          resends_started: null,
        },
      }),
      ok({
        call: 'webhook_receiver_update',
        ...at('team-chat'),
        body: { endpoint: 'https://chat.example.net/timeout' },
        status: 204,
      }),
      ok({
        call: 'alert_receiver_probe',
        ...at('team-chat'),
        answer: { probe: { state: 'failed', attempts: { webhook: [{ result: 'failed_timeout', response: null }] } } },
      }),
      ok({
        call: 'webhook_receiver_update',
        ...at('team-chat'),
        body: { endpoint: 'https://chat.example.net/' },
        status: 204,
      }),
      ok({
        call: 'alert_receiver_probe',
        ...at('team-chat'),
        answer: { probe: { state: 'delivered' }, resends_started: null },
      }),
      ok({
        call: 'alert_receiver_probe',
        ...at('team-chat'),
        query: { resend: true },
        answer: { probe: { state: 'delivered' }, resends_started: 3 },
      }),
      ok({
        call: 'alert_delivery_list',
        ...at('team-chat'),
        query: { pending: true },
        answer: { items: [{ trigger: 'alert' }, { trigger: 'resend' }, { trigger: 'resend' }, { trigger: 'resend' }] },
      }),
      ok({ call: 'alert_receiver_probe', ...at('team-chat'), query: { resend: true }, answer: { resends_started: 0 } }),
      refused(400, null, 'unable to parse query string: provided string was not `true` or `false`', {
        call: 'alert_receiver_probe',
        ...at('team-chat'),
        query: { resend: 'maybe' },
      }),
      refused(403, 'Forbidden', 'Forbidden', {
        call: 'alert_receiver_probe',
        headers: as.fleetViewer,
        ...at('team-chat'),
      }),
    ],
  },
]
