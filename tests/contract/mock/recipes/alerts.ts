import { as } from '../support/cast.ts'
import { ok, refused, type Recipe } from '../support/recipe.ts'

const nil = '00000000-0000-4000-8000-00000000dead'
const webhook = (name: string, more = {}) => ({
  name,
  description: 'On call',
  endpoint: 'https://hooks.example.net/cairn',
  secrets: ['s3cret'],
  ...more,
})
const at = (receiver: string): { path: { receiver: string } } => ({ path: { receiver } })

/** server-behaviour §14. */
export const alerts: readonly Recipe[] = [
  {
    name: 'alert classes are narrowed by a subscription',
    steps: [
      ok({
        call: 'alert_class_list',
        query: { filter: 'hardware.disk.*' },
        headers: as.fleetViewer,
        answer: { items: [{ name: 'hardware.disk.added' }, { name: 'hardware.disk.failed' }], next_page: null },
      }),
      ok({ call: 'alert_class_list', query: { filter: 'probe' }, answer: { items: [{ name: 'probe' }] } }),
      ok({ call: 'alert_class_list', query: { filter: 'nothing.**' }, answer: { items: [] } }),
      ok({ call: 'alert_class_list', query: { limit: 2 }, as: 'page', answer: { items: [{}, {}] } }),
      ok({
        call: 'alert_class_list',
        query: { limit: 1, page_token: '{{page.next_page}}' },
        answer: { items: [{ name: 'hardware.power.supply_failed' }] },
      }),
      refused(403, 'Forbidden', 'Forbidden', { call: 'alert_class_list', headers: as.stranger }),
    ],
  },
  {
    name: 'a webhook receiver is made, found, changed and deleted',
    steps: [
      ok({
        call: 'webhook_receiver_create',
        headers: as.fleetWorker,
        body: webhook('pager', { secrets: ['one', 'two'], subscriptions: ['update.*', 'update.*'] }),
        status: 201,
        as: 'made',
        answer: {
          name: 'pager',
          description: 'On call',
          endpoint: 'https://hooks.example.net/cairn',
          secrets: [{}, {}],
          subscriptions: ['update.*'],
        },
      }),
      refused(400, 'ObjectAlreadyExists', 'already exists: alert-receiver "pager"', {
        call: 'webhook_receiver_create',
        body: webhook('pager'),
      }),
      refused(403, 'Forbidden', 'Forbidden', {
        call: 'webhook_receiver_create',
        headers: as.fleetViewer,
        body: webhook('other'),
      }),
      ok({
        call: 'alert_receiver_list',
        answer: { items: [{ name: 'ops-pager' }, { name: 'pager' }, { name: 'team-chat' }], next_page: null },
      }),
      ok({
        call: 'alert_receiver_view',
        ...at('{{made.id}}'),
        answer: {
          name: 'pager',
          kind: { kind: 'webhook', endpoint: 'https://hooks.example.net/cairn', secrets: [{}, {}] },
        },
      }),
      ok({ call: 'webhook_receiver_update', ...at('pager'), body: { name: 'night', endpoint: null }, status: 204 }),
      ok({
        call: 'webhook_receiver_update',
        ...at('night'),
        body: { endpoint: 'https://new.example.net/' },
        status: 204,
      }),
      ok({
        call: 'alert_receiver_view',
        ...at('night'),
        answer: {
          id: '{{made.id}}',
          description: 'On call',
          kind: { endpoint: 'https://new.example.net/', secrets: [{}, {}] },
        },
      }),
      refused(400, 'ObjectAlreadyExists', 'already exists: alert-receiver "team-chat"', {
        call: 'webhook_receiver_update',
        ...at('night'),
        body: { name: 'team-chat' },
      }),
      refused(403, 'Forbidden', 'Forbidden', {
        call: 'webhook_receiver_update',
        headers: as.fleetWorker,
        ...at('night'),
        body: {},
      }),
      refused(404, 'ObjectNotFound', 'not found: alert-receiver with name "day"', {
        call: 'webhook_receiver_update',
        ...at('day'),
        body: {},
      }),
      refused(404, 'ObjectNotFound', 'not found: alert-receiver with name "night"', {
        call: 'alert_receiver_view',
        headers: as.stranger,
        ...at('night'),
      }),
      ok({ call: 'alert_receiver_delete', ...at('night'), status: 204 }),
      refused(404, 'ObjectNotFound', 'not found: webhook-secret with id "{{made.secrets.0.id}}"', {
        call: 'webhook_secrets_delete',
        path: { secret_id: '{{made.secrets.0.id}}' },
      }),
      refused(404, 'ObjectNotFound', 'not found: alert-receiver with name "night"', {
        call: 'alert_receiver_view',
        ...at('night'),
      }),
    ],
  },
  {
    name: 'secrets go in and never come out',
    steps: [
      ok({ call: 'webhook_receiver_create', body: webhook('pager', { secrets: [] }), status: 201 }),
      ok({ call: 'webhook_secrets_list', query: { receiver: 'pager' }, answer: { secrets: [] } }),
      refused(400, 'InvalidRequest', 'receiver has no secrets, so delivery requests cannot be sent', {
        call: 'alert_receiver_probe',
        ...at('pager'),
      }),
      ok({
        call: 'webhook_secrets_add',
        query: { receiver: 'pager' },
        body: { secret: 'words' },
        status: 201,
        as: 'made',
        answer: { time_created: '2026-01-01T00:00:00.000Z' },
      }),
      ok({
        call: 'webhook_secrets_list',
        query: { receiver: 'pager' },
        headers: as.fleetViewer,
        answer: { secrets: [{ id: '{{made.id}}' }] },
      }),
      ok({ call: 'alert_receiver_view', ...at('pager'), answer: { kind: { secrets: [{ id: '{{made.id}}' }] } } }),
      refused(403, 'Forbidden', 'Forbidden', {
        call: 'webhook_secrets_delete',
        headers: as.fleetViewer,
        path: { secret_id: '{{made.id}}' },
      }),
      ok({ call: 'webhook_secrets_delete', path: { secret_id: '{{made.id}}' }, status: 204 }),
      ok({ call: 'alert_receiver_view', ...at('pager'), answer: { kind: { secrets: [] } } }),
      refused(404, 'ObjectNotFound', `not found: webhook-secret with id "${nil}"`, {
        call: 'webhook_secrets_delete',
        path: { secret_id: nil },
      }),
      refused(404, 'ObjectNotFound', 'not found: alert-receiver with name "nobody"', {
        call: 'webhook_secrets_list',
        query: { receiver: 'nobody' },
      }),
      refused(404, 'ObjectNotFound', 'not found: alert-receiver with name "nobody"', {
        call: 'webhook_secrets_add',
        query: { receiver: 'nobody' },
        body: { secret: 'x' },
      }),
      refused(400, null, 'unable to parse query string: missing field `receiver`', { call: 'webhook_secrets_list' }),
    ],
  },
  {
    name: 'subscriptions are classes or patterns of them',
    steps: [
      ok({ call: 'webhook_receiver_create', body: webhook('pager'), status: 201, answer: { subscriptions: [] } }),
      ok({
        call: 'alert_receiver_subscription_add',
        ...at('pager'),
        body: { subscription: 'hardware.**' },
        status: 201,
        answer: { subscription: 'hardware.**' },
      }),
      ok({
        call: 'alert_receiver_subscription_add',
        ...at('pager'),
        body: { subscription: 'hardware.**' },
        status: 201,
      }),
      ok({ call: 'alert_receiver_subscription_add', ...at('pager'), body: { subscription: 'no.such.*' }, status: 201 }),
      ok({ call: 'alert_receiver_view', ...at('pager'), answer: { subscriptions: ['hardware.**', 'no.such.*'] } }),
      refused(
        400,
        'InvalidValue',
        'unsupported value for "alert_class": expected one of ["hardware.disk.added", "hardware.disk.failed", "hardware.power.supply_failed", "hardware.sled.added", "hardware.sled.unreachable", "network.bgp.session_down", "update.finished", "update.stuck"]',
        { call: 'alert_receiver_subscription_add', ...at('pager'), body: { subscription: 'no.such.class' } },
      ),
      refused(
        400,
        'InvalidValue',
        'unsupported value for "alert_class": webhook receivers cannot subscribe to probes',
        {
          call: 'alert_receiver_subscription_add',
          ...at('pager'),
          body: { subscription: 'probe' },
        },
      ),
      refused(
        400,
        'InvalidValue',
        'unsupported value for "alert_class": webhook receivers cannot subscribe to probes',
        {
          call: 'webhook_receiver_create',
          body: webhook('second', { subscriptions: ['probe'] }),
        },
      ),
      ok({
        call: 'alert_receiver_subscription_remove',
        path: { receiver: 'pager', subscription: 'hardware.**' },
        status: 204,
      }),
      refused(404, 'Not Found', 'alert receiver "pager" is not subscribed to "hardware.**"', {
        call: 'alert_receiver_subscription_remove',
        path: { receiver: 'pager', subscription: 'hardware.**' },
      }),
      refused(404, 'ObjectNotFound', 'not found: alert-receiver with name "nobody"', {
        call: 'alert_receiver_subscription_add',
        ...at('nobody'),
        body: { subscription: '**' },
      }),
      refused(403, 'Forbidden', 'Forbidden', {
        call: 'alert_receiver_subscription_add',
        headers: as.fleetViewer,
        ...at('pager'),
        body: { subscription: '**' },
      }),
    ],
  },
]
