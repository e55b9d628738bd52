/** How often a page asks again by itself. */
import { quietTime } from '../../api/quiet.ts'
import { holds } from '../../lib/condition.ts'
import type { Refresh, Row } from '../spec.ts'

const longest = 5 * 60_000

export interface PollState {
  rows: readonly Row[]
  /** Milliseconds since the epoch. */
  now: number
  /** See {@link failingTime}. */
  failingFor?: number
  /** Nothing is asked for while the browser is offline: nobody could answer. */
  online: boolean
}

/**
 * Milliseconds until the next poll, or false for none: the first rule whose condition some row fulfils (a rule
 * without condition always applies). TanStack Query stops it by itself while the page is hidden.
 */
export function pollInterval(
  rules: readonly Refresh[],
  { rows, now, failingFor = 0, online }: PollState,
): number | false {
  if (!online) return false
  const rule = rules.find(({ when }) => !when || rows.some((row) => holds(when, row, { now }) === true))
  if (!rule) return false
  return Math.max(rule.seconds * 1000, failingFor)
}

/** For queries that are asked again at one pace, in milliseconds: `refetchInterval: paced(60_000)`. */
export const paced =
  (milliseconds: number | false) =>
  ({ state }: { state: FailingState }): number | false =>
    milliseconds && Math.max(milliseconds, failingTime(state))

interface FailingState {
  status: string
  dataUpdatedAt: number
  errorUpdatedAt: number
  error: unknown
}

/**
 * How long to wait while a query fails, in milliseconds: as long as it has been failing, which doubles each pause up to five
 * minutes, and at least as long as the server wants to be left alone (Retry-After).
 */
export function failingTime({ status, dataUpdatedAt, errorUpdatedAt, error }: FailingState): number {
  if (status !== 'error') return 0
  return Math.max(Math.min(errorUpdatedAt - dataUpdatedAt, longest), quietTime(error))
}
