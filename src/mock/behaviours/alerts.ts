/** Alerts: classes, what receivers listen to, and what became of each sending (server-behaviour §14). */
import type { AlertDelivery } from '../../../generated/api/wire.gen.ts'
import { alertClasses, isSubscribed, matchesClass, probeClass } from '../alerts/alert-classes.ts'
import { select } from '../crud/select.ts'
import type { Ctx } from '../context/ctx.ts'
import { attempt, startDelivery, type Receiver } from '../alerts/deliveries.ts'
import { invalidRequest, missing, notFound } from '../http/errors.ts'
import { paged, type Behaviours } from './behaviour.ts'
import { assertSubscription } from './webhooks.ts'

/** All probes are of one alert, which nobody finds. */
const probeAlert = '00000000-0000-4000-8000-0000000a1e47'

export const alerts: Behaviours = {
  alert_class_list: ({ query }) =>
    paged(
      'alert_class_list',
      query,
      ({ filter }) => alertClasses.filter(({ name }) => filter === undefined || matchesClass(filter, name)),
      { of: ({ name }) => name },
    ),

  alert_receiver_subscription_add: ({ path, body, ctx }) => {
    const { key, row } = select(ctx, 'alert_receiver', path.receiver)
    assertSubscription(body.subscription)
    if (!row.subscriptions.includes(body.subscription)) {
      ctx.store.table('alert_receiver').patch(key, { subscriptions: [...row.subscriptions, body.subscription] })
    }
    return { subscription: body.subscription }
  },

  alert_receiver_subscription_remove: ({ path, ctx }) => {
    const { key, row } = select(ctx, 'alert_receiver', path.receiver)
    if (!row.subscriptions.includes(path.subscription)) {
      throw missing(`alert receiver "${row.name}" is not subscribed to "${path.subscription}"`)
    }
    const subscriptions = row.subscriptions.filter((one) => one !== path.subscription)
    ctx.store.table('alert_receiver').patch(key, { subscriptions })
  },

  alert_receiver_probe: ({ path, query, ctx }) => {
    const receiver = select(ctx, 'alert_receiver', path.receiver)
    const { endpoint, secrets } = receiver.row.kind
    if (secrets.length === 0) throw invalidRequest('receiver has no secrets, so delivery requests cannot be sent')
    const sent = attempt(endpoint, 1, ctx.now())
    const probe: AlertDelivery = {
      id: ctx.newId(),
      receiver_id: receiver.key,
      alert_class: probeClass,
      alert_id: probeAlert,
      state: sent.result === 'succeeded' ? 'delivered' : 'failed',
      trigger: 'probe',
      attempts: { webhook: [sent] },
      time_started: ctx.timestamp(),
    }
    const resend = query.resend === true && probe.state === 'delivered'
    return { probe, resends_started: resend ? resendFailed(ctx, receiver) : null }
  },

  alert_delivery_list: ({ path, query, ctx }) => {
    const receiver = select(ctx, 'alert_receiver', path.receiver)
    return paged(
      'alert_delivery_list',
      query,
      (asked) => deliveriesOf(ctx, receiver, asked),
      ({ sort_by: mode }) => ({
        of: (row) => [row.time_started, row.id],
        descending: mode === 'time_and_id_descending',
      }),
    )
  },

  alert_delivery_resend: ({ path, query, ctx }) => {
    const receiver = select(ctx, 'alert_receiver', query.receiver)
    const alert = ctx.store.collection('alert').get(path.alert_id)
    if (alert === undefined) throw notFound('alert', { id: path.alert_id })
    const name = String(alert.row['class'])
    if (!isSubscribed(receiver.row.subscriptions, name)) {
      throw invalidRequest(`cannot resend alert: receiver is not subscribed to the '${name}' alert class`)
    }
    const { id } = startDelivery(ctx, receiver, { alert: { id: alert.key, class: name }, trigger: 'resend' })
    return { delivery_id: id }
  },
}

type States = Partial<Record<AlertDelivery['state'], boolean | null>>

/** Without any state asked for, all; a state asked for as false alone gives nothing. */
function deliveriesOf({ store }: Ctx, receiver: Receiver, asked: States): AlertDelivery[] {
  const rows = store
    .table('alert_receiver_delivery')
    .of(receiver.key)
    .map(({ row }) => row)
  const states = (['pending', 'failed', 'delivered'] as const).filter((state) => typeof asked[state] === 'boolean')
  return states.length === 0 ? rows : rows.filter(({ state }) => asked[state] === true)
}

/** Sends every alert again that never reached the receiver; how many those are. */
function resendFailed(ctx: Ctx, receiver: Receiver): number {
  const byAlert = Map.groupBy(ctx.store.table('alert_receiver_delivery').of(receiver.key), ({ row }) => row.alert_id)
  const failed = [...byAlert.values()].filter((deliveries) => deliveries.every(({ row }) => row.state === 'failed'))
  for (const [first] of failed) {
    if (first === undefined) continue
    const alert = { id: first.row.alert_id, class: first.row.alert_class }
    startDelivery(ctx, receiver, { alert, trigger: 'resend' })
  }
  return failed.length
}
