/** What alerts can be about, and the patterns that receivers subscribe by (server-behaviour §14). */
import type { AlertClass } from '../../../generated/api/wire.gen.ts'

/** Deliveries that only test an endpoint have this class; nobody subscribes to it. */
export const probeClass = 'probe'

/** In the order of their names. The platform itself shows only `probe` for now: the others make the mock worth using. */
export const alertClasses: readonly AlertClass[] = [
  { name: 'hardware.disk.added', description: 'A drive was put into a sled and taken into service' },
  { name: 'hardware.disk.failed', description: 'A drive does not answer any more or reports too many errors' },
  {
    name: 'hardware.power.supply_failed',
    description: 'A power supply of the rack has failed; the others carry its load',
  },
  { name: 'hardware.sled.added', description: 'A sled was taken into service' },
  { name: 'hardware.sled.unreachable', description: 'A sled has not been heard of for a while' },
  { name: 'network.bgp.session_down', description: 'The BGP session with a peer was lost' },
  { name: probeClass, description: 'Synthetic alerts that test whether a receiver can be reached' },
  { name: 'update.finished', description: 'All components run the target release' },
  { name: 'update.stuck', description: 'An update has made no progress for a while' },
]

/** Classes of what can happen in the mock; the others are told of by the story alone. */
export type PublishedClass =
  | 'hardware.disk.added'
  | 'hardware.sled.added'
  | 'network.bgp.session_down'
  | 'update.finished'

/** Whether a class is meant by a subscription: `*` is one segment, `**` is one or more. */
export function matchesClass(subscription: string, name: string): boolean {
  const pattern = subscription
    .split('.')
    .map((segment) => (segment === '**' ? '.+' : segment === '*' ? '[^.]+' : segment))
    .join('\\.')
  return new RegExp(`^${pattern}$`).test(name)
}

/** Whether any of a receiver's subscriptions means the class. */
export const isSubscribed = (subscriptions: readonly string[], name: string): boolean =>
  name !== probeClass && subscriptions.some((subscription) => matchesClass(subscription, name))

/** What is wrong with a new subscription; undefined when nothing is. A pattern may match nothing yet. */
export function subscriptionProblem(subscription: string): string | undefined {
  if (subscription === '') return 'must not be empty'
  if (subscription === probeClass) return 'webhook receivers cannot subscribe to probes'
  const exact = !subscription.split('.').some((segment) => segment.includes('*'))
  const known = alertClasses.map(({ name }) => name).filter((name) => name !== probeClass)
  if (!exact || known.includes(subscription)) return undefined
  return `expected one of [${known.map((name) => JSON.stringify(name)).join(', ')}]`
}
