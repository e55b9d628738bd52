/** Receivers of alerts by HTTP, and the secrets that sign what they get (server-behaviour §14). */
import type { AlertReceiver, WebhookReceiver, WebhookSecret } from '../../../generated/api/wire.gen.ts'
import type { Ctx } from '../context/ctx.ts'
import { createRow, updateRow } from '../crud/rows.ts'
import { select } from '../crud/select.ts'
import { invalidValue } from '../http/errors.ts'
import { subscriptionProblem } from '../alerts/alert-classes.ts'
import type { Behaviours } from './behaviour.ts'

export const webhooks: Behaviours = {
  webhook_receiver_create: ({ body, ctx }) => {
    const subscriptions = [...new Set(body.subscriptions ?? [])]
    for (const subscription of subscriptions) assertSubscription(subscription)
    const { key } = createRow({
      ctx,
      entity: 'alert_receiver',
      body: { name: body.name, description: body.description },
      extra: { kind: { kind: 'webhook', endpoint: body.endpoint, secrets: [] }, subscriptions },
    })
    for (const value of body.secrets) addSecret(ctx, key, value)
    return flat(showSecrets(ctx, key))
  },

  webhook_receiver_update: ({ path, body, ctx }) => {
    const entry = select(ctx, 'alert_receiver', path.receiver)
    // Null leaves a field as it is.
    const changes = Object.fromEntries(Object.entries(body).filter(([, value]) => value !== null))
    updateRow({ ctx, entity: 'alert_receiver', entry, body: changes })
  },

  webhook_secrets_list: ({ query, ctx }) => ({
    secrets: [...select(ctx, 'alert_receiver', query.receiver).row.kind.secrets],
  }),

  webhook_secrets_add: ({ query, body, ctx }) => {
    const { key } = select(ctx, 'alert_receiver', query.receiver)
    const secret = addSecret(ctx, key, body.secret)
    showSecrets(ctx, key)
    return secret
  },

  webhook_secrets_delete: ({ path, ctx }) => {
    const secret = select(ctx, 'alert_receiver_secret', path.secret_id)
    ctx.store.table('alert_receiver_secret').remove(secret.key)
    if (secret.parent !== undefined) showSecrets(ctx, secret.parent)
  },
}

/** Throws for a subscription that nobody can have. */
export function assertSubscription(subscription: string): void {
  const problem = subscriptionProblem(subscription)
  if (problem !== undefined) throw invalidValue('alert_class', problem)
}

/** Values go in and never come out. */
const addSecret = (ctx: Ctx, parent: string, value: string): WebhookSecret =>
  createRow({ ctx, entity: 'alert_receiver_secret', parent, body: {}, hidden: { value } }).row

/** Writes into a receiver's row which secrets it has now. */
export function showSecrets({ store }: Ctx, receiver: string): AlertReceiver {
  const secrets = store
    .table('alert_receiver_secret')
    .of(receiver)
    .map(({ row: { id, time_created: created } }) => ({ id, time_created: created }))
  const receivers = store.table('alert_receiver')
  const endpoint = receivers.get(receiver)?.row.kind.endpoint ?? ''
  return receivers.patch(receiver, { kind: { kind: 'webhook', endpoint, secrets } }).row
}

/** The answer of the create has the kind's fields beside the others. */
function flat({ kind: { endpoint, secrets }, ...row }: AlertReceiver): WebhookReceiver {
  return { ...row, endpoint, secrets }
}
