/** Whether and when the platform starts a failed instance again (spec §4). */
import { relativeShort } from '../../lib/dates.ts'
import type { Instance, InstanceAutoRestartPolicy, InstanceState } from '../../../generated/api/types.gen.ts'

/** What of an instance says what becomes of it after a failure. There may be states and policies that nobody here knows. */
export type Recovery = Partial<
  Pick<Instance, 'autoRestartEnabled' | 'autoRestartCooldownExpiration' | 'timeLastAutoRestarted'>
> & { runState?: string; autoRestartPolicy?: string | null }

export type Restart =
  /** It has not failed: there is nothing to restart. */
  | { kind: 'idle' }
  /** It stays failed until somebody starts it. */
  | { kind: 'never' }
  | { kind: 'soon' }
  | { kind: 'waiting'; until: Date; distance: string }

/** @param now milliseconds since the epoch */
export function restartOf(instance: Recovery, now: number): Restart {
  if (instance.runState !== ('failed' satisfies InstanceState)) return { kind: 'idle' }
  if (instance.autoRestartEnabled !== true) return { kind: 'never' }
  const until = instance.autoRestartCooldownExpiration
  if (!until || until.getTime() <= now) return { kind: 'soon' }
  return { kind: 'waiting', until, distance: relativeShort(until, now) }
}

const policies: ReadonlyMap<string, string> = new Map<InstanceAutoRestartPolicy, string>([
  ['never', 'Never'],
  ['best_effort', 'Best effort'],
])

/** What the instance is to do after a failure; `Default` without a policy of its own. */
export function policyText({ autoRestartPolicy: policy }: Recovery): string {
  return policy ? (policies.get(policy) ?? policy) : 'Default'
}

/** The time after an automatic restart in which there is no other. Undefined when the platform has never restarted it. */
export type Cooldown = { until: Date; text: string } | undefined

/** @param now milliseconds since the epoch */
export function cooldownOf(instance: Recovery, now: number): Cooldown {
  const until = instance.autoRestartCooldownExpiration
  if (!until) return undefined
  if (until.getTime() > now) return { until, text: `${relativeShort(until, now)} left` }
  return { until, text: restartOf(instance, now).kind === 'soon' ? 'restarting soon' : 'over' }
}
