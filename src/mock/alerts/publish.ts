/** Tells of what happened: an alert of its class, sent to whoever listens for it (server-behaviour §14). */
import { isSubscribed, type PublishedClass } from './alert-classes.ts'
import type { Ctx } from '../context/ctx.ts'
import { startDelivery } from './deliveries.ts'
import type { ScheduledJob } from '../context/scheduled-jobs.ts'

/** Makes an alert; its deliveries begin at once. */
export function publishAlert(ctx: Ctx, name: PublishedClass): void {
  const id = ctx.newId()
  ctx.store.collection('alert').insert(id, { class: name, time_created: ctx.timestamp() })
  for (const receiver of ctx.store.table('alert_receiver').all()) {
    if (!isSubscribed(receiver.row.subscriptions, name)) continue
    startDelivery(ctx, receiver, { alert: { id, class: name }, trigger: 'alert' })
  }
}

/** Milliseconds until a peer that says nothing any more is given up. */
const holdTime = 6000

/** Tells of it in a while, unless the session is there again by then. */
export const lostPeer = (ctx: Ctx, port: string): void =>
  ctx.schedule({ job: 'bgp-session-lost', key: `bgp-session-lost/${port}`, after: holdTime, data: { port } })

/** The port that peers were reached through has no settings any more. */
export const bgpSessionLost: ScheduledJob = (ctx, { port }) => {
  const row = ctx.store.table('switch_port').get(String(port))?.row
  if (row !== undefined && row.port_settings_id === null) publishAlert(ctx, 'network.bgp.session_down')
}
