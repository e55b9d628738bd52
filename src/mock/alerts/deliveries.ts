/**
 * Sending of alerts (server-behaviour §14). Nothing leaves the mock: the endpoint's address says how a request ends, so
 * that every outcome can be brought about.
 */
import type {
  AlertDelivery,
  AlertDeliveryTrigger,
  AlertReceiver,
  WebhookDeliveryAttempt,
} from '../../../generated/api/wire.gen.ts'
import type { Ctx } from '../context/ctx.ts'
import type { ScheduledJob } from '../context/scheduled-jobs.ts'
import type { Entry, Row } from '../store/collection.ts'

/** Milliseconds between an attempt that failed and the next one. */
const pauses = [60_000, 300_000]

/** Milliseconds that a request takes, and after which nobody waits any longer. */
const requestTime = 2000
const timeout = 30_000

/** Milliseconds until a receiver that got no secret yet is looked at again. */
const withoutSecret = 60_000

export type Receiver = Entry<AlertReceiver & Row>

/** How a request to an endpoint ends: `*.invalid` cannot be reached, path segments `timeout` and `status-503` say what they do. */
export function outcomeOf(endpoint: string): Pick<WebhookDeliveryAttempt, 'result' | 'response'> {
  const url = URL.parse(endpoint)
  if (url === null || url.hostname.endsWith('.invalid')) return { result: 'failed_unreachable', response: null }
  const segments = url.pathname.split('/')
  if (segments.includes('timeout')) return { result: 'failed_timeout', response: null }
  const asked = segments.map((segment) => /^status-([1-5]\d\d)$/.exec(segment)?.[1]).find((code) => code !== undefined)
  const status = Number(asked ?? 200)
  const accepted = status >= 200 && status < 300
  // As long as the address, so that rows differ but do not change.
  const response = { status, duration_ms: 20 + ((endpoint.length * 7) % 180) }
  return { result: accepted ? 'succeeded' : 'failed_http_error', response }
}

/** Milliseconds until the outcome of a request to an endpoint is known. */
const waitFor = (endpoint: string): number => (outcomeOf(endpoint).result === 'failed_timeout' ? timeout : requestTime)

interface NewDelivery {
  readonly alert: { readonly id: string; readonly class: string }
  readonly trigger: AlertDeliveryTrigger
}

/** Begins to send an alert to a receiver; attempts follow by the clock. */
export function startDelivery(ctx: Ctx, receiver: Receiver, { alert, trigger }: NewDelivery): AlertDelivery {
  const delivery: AlertDelivery = {
    id: ctx.newId(),
    receiver_id: receiver.key,
    alert_class: alert.class,
    alert_id: alert.id,
    state: 'pending',
    trigger,
    attempts: { webhook: [] },
    time_started: ctx.timestamp(),
  }
  ctx.store.table('alert_receiver_delivery').insert(delivery.id, { ...delivery }, { parent: receiver.key })
  scheduleAttempt(ctx, delivery.id, waitFor(receiver.row.kind.endpoint))
  return delivery
}

/** Has the outcome of the next attempt known after that many milliseconds. */
export const scheduleAttempt = (ctx: Ctx, delivery: string, after: number): void =>
  ctx.schedule({ job: 'webhook-attempt', key: `webhook-attempt/${delivery}`, after, data: { delivery } })

/** One attempt: its outcome, and when the next one is. */
export const webhookAttempt: ScheduledJob = (ctx, data) => {
  const deliveries = ctx.store.table('alert_receiver_delivery')
  const delivery = deliveries.get(String(data['delivery']))
  const receiver = ctx.store.table('alert_receiver').get(delivery?.row.receiver_id ?? '')
  // Receivers take their deliveries along.
  if (delivery === undefined || receiver === undefined) return
  const { endpoint, secrets } = receiver.row.kind
  // What cannot be signed is not sent; it waits for a secret.
  if (secrets.length === 0) return scheduleAttempt(ctx, delivery.key, withoutSecret)
  const made = delivery.row.attempts.webhook
  const sent = attempt(endpoint, made.length + 1, new Date(ctx.now().getTime() - waitFor(endpoint)))
  const pause = pauses[made.length]
  const done = sent.result === 'succeeded'
  deliveries.patch(delivery.key, {
    attempts: { webhook: [...made, sent] },
    state: done ? 'delivered' : pause === undefined ? 'failed' : 'pending',
  })
  if (!done && pause !== undefined) scheduleAttempt(ctx, delivery.key, pause + waitFor(endpoint))
}

/** One request, as it is kept. */
export const attempt = (endpoint: string, number: number, sent: Date): WebhookDeliveryAttempt => ({
  attempt: number,
  ...outcomeOf(endpoint),
  time_sent: sent.toISOString(),
})
