/**
 * Work for later: rows in the store that say what is to be done when. It is done before the next request that comes at
 * or after its time, as of its time: what the store holds depends on the times alone, not on who looked when. So a
 * transcript is the same on every transport, and a reload loses nothing.
 */
import type { Ctx } from './ctx.ts'
import type { Row } from './store/collection.ts'
import type { Store } from './store/store.ts'

/** Plain JSON. */
export type DutyData = Readonly<Record<string, unknown>>

/** Does the work. `ctx.now()` is the time it was due, there is no caller and no request. */
export type Duty = (ctx: Ctx, data: DutyData) => void

export interface ScheduleRequest {
  /** Name in `duties.ts`. */
  readonly duty: string
  /** What it is about: one piece of work per key. */
  readonly key: string
  /** Milliseconds from now. */
  readonly after: number
  readonly data?: DutyData
}

/** The collection that holds scheduled work. */
export const dutyCollection = 'scheduled_work'

interface DutyRow extends Row {
  readonly duty: string
  /** Milliseconds since the epoch. */
  readonly at: number
  readonly data: DutyData
}

/** Keeps work for later, in the transaction of whoever asks. */
export function schedule(store: Store, now: number, { duty, key, after, data = {} }: ScheduleRequest): void {
  const row: DutyRow = { duty, at: now + after, data }
  const rows = store.collection(dutyCollection)
  // Removed first: of two that are due at one time the one scheduled earlier goes first.
  rows.remove(key)
  rows.insert(key, row)
}

/** What is due first, at or before `now`. */
function nextDue(store: Store, now: number): { key: string; row: DutyRow } | undefined {
  let first: { key: string; row: DutyRow } | undefined
  for (const { key, row } of store.collection(dutyCollection).all()) {
    // Only `schedule` writes here.
    const due = row as DutyRow
    if (due.at <= now && (first === undefined || due.at < first.row.at)) first = { key, row: due }
  }
  return first
}

export interface DueOptions {
  readonly store: Store
  /** Milliseconds since the epoch. */
  readonly now: number
  readonly duties: Readonly<Record<string, Duty>>
  /** Makes the context of a piece of work that was due at a time. */
  readonly contextAt: (time: number) => Ctx
  /** Called after each piece of work, with its context. */
  readonly afterEach?: (ctx: Ctx) => void
}

/** More than any story has at one time: beyond it a duty schedules itself for no later than now. */
const maxAtOnce = 5000

/** Does all that is due, in order of time; what it schedules itself counts. Call inside a transaction. */
export function runDue({ store, now, duties, contextAt, afterEach }: DueOptions): void {
  let time = Number.NEGATIVE_INFINITY
  let atOnce = 0
  for (;;) {
    const due = nextDue(store, now)
    if (due === undefined) return
    atOnce = due.row.at > time ? 0 : atOnce + 1
    time = Math.max(time, due.row.at)
    if (atOnce === maxAtOnce) throw new Error(`${due.row.duty} never ends: ${due.key} is due again and again`)
    store.collection(dutyCollection).remove(due.key)
    const duty = Object.hasOwn(duties, due.row.duty) ? duties[due.row.duty] : undefined
    if (duty === undefined) throw new Error(`no duty is called ${due.row.duty}: register it in duties.ts`)
    const ctx = contextAt(due.row.at)
    duty(ctx, due.row.data)
    afterEach?.(ctx)
  }
}
