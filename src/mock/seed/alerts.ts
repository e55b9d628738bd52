/** Two receivers of alerts, one of which cannot be reached, and what was sent to them. */
import type { AlertDelivery, AlertDeliveryState } from '../../../generated/api/wire.gen.ts'
import { isSubscribed } from '../alerts/alert-classes.ts'
import { showSecrets } from '../behaviours/webhooks.ts'
import { attempt, scheduleAttempt } from '../alerts/deliveries.ts'
import type { Seeder } from './seeder.ts'

const minute = 60_000

/** What happened, and how many days ago. */
const happened = [
  ['update.finished', 20],
  ['hardware.disk.failed', 6],
  ['network.bgp.session_down', 2],
] as const

export function seedAlerts(seeder: Seeder): void {
  const receivers = [
    receiver(seeder, {
      name: 'ops-pager',
      description: 'Wakes whoever is on call',
      endpoint: 'https://pager.example.net/hooks/rack',
      subscriptions: ['hardware.**', 'update.stuck'],
      days: 200,
    }),
    receiver(seeder, {
      name: 'team-chat',
      description: 'Moved away without telling us',
      endpoint: 'https://chat.example.invalid/rack',
      subscriptions: ['**'],
      days: 150,
    }),
  ]
  for (const [name, days] of happened) {
    const alert = seeder.ctx.newId()
    const time = seeder.ago(days)
    seeder.ctx.store.collection('alert').insert(alert, { class: name, time_created: time })
    for (const id of receivers) send(seeder, id, { alert, name, time })
  }
  const alert = seeder.ctx.newId()
  const time = new Date(seeder.ctx.now().getTime() - minute / 2).toISOString()
  seeder.ctx.store.collection('alert').insert(alert, { class: 'hardware.power.supply_failed', time_created: time })
  for (const id of receivers) send(seeder, id, { alert, name: 'hardware.power.supply_failed', time })
}

interface ReceiverPlan {
  name: string
  description: string
  endpoint: string
  subscriptions: string[]
  days: number
}

function receiver({ add, ctx }: Seeder, { days, endpoint, ...row }: ReceiverPlan): string {
  const id = add('alert_receiver', { ...row, kind: { kind: 'webhook', endpoint, secrets: [] } }, { days })
  add('alert_receiver_secret', {}, { parent: id, days, hidden: { value: 'story' } })
  showSecrets(ctx, id)
  return id
}

/** The attempts that were made since, and the next one if the last was not the end. */
function send(
  { add, ctx }: Seeder,
  id: string,
  { alert, name, time }: { alert: string; name: string; time: string },
): void {
  const row = ctx.store.table('alert_receiver').get(id)?.row
  if (row === undefined || !isSubscribed(row.subscriptions, name)) return
  const start = Date.parse(time)
  const { endpoint } = row.kind
  const attempts: AlertDelivery['attempts']['webhook'] = []
  let next: number | undefined = 0
  // As the job would have made them: at once, after a minute, after five more.
  for (const [index, at] of [0, minute, 6 * minute].entries()) {
    next = at
    if (start + at > ctx.now().getTime()) break
    const made = attempt(endpoint, index + 1, new Date(start + at))
    attempts.push(made)
    next = undefined
    if (made.result === 'succeeded') break
  }
  const state: AlertDeliveryState =
    next !== undefined ? 'pending' : attempts.at(-1)?.result === 'succeeded' ? 'delivered' : 'failed'
  const key = add(
    'alert_receiver_delivery',
    {
      receiver_id: id,
      alert_id: alert,
      alert_class: name,
      state,
      trigger: 'alert',
      attempts: { webhook: attempts },
      time_started: time,
    },
    { parent: id },
  )
  if (next !== undefined) scheduleAttempt(ctx, key, start + next - ctx.now().getTime())
}
