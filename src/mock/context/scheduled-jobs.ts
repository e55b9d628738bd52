/**
 * Work for later: rows in the store that say what is to be done when. It is done before the next request that comes at
 * or after its time, as of its time: what the store holds depends on the times alone, not on who looked when. So a
 * transcript is the same on every transport, and a reload loses nothing.
 */
import type { Ctx, JobData, ScheduleRequest } from './ctx.ts'
import type { Row } from '../store/collection.ts'
import type { Store } from '../store/store.ts'

/** Does the work. `ctx.now()` is the time it was due, there is no caller and no request. */
export type ScheduledJob = (ctx: Ctx, data: JobData) => void

/** The collection that holds scheduled work. */
export const jobCollection = 'scheduled_job'

interface JobRow extends Row {
  readonly job: string
  /** Milliseconds since the epoch. */
  readonly at: number
  readonly data: JobData
}

/** Keeps work for later, in the transaction of whoever asks. */
export function schedule(store: Store, now: number, { job, key, after, data = {} }: ScheduleRequest): void {
  const row: JobRow = { job, at: now + after, data }
  const rows = store.collection(jobCollection)
  // Removed first: of two that are due at one time the one scheduled earlier goes first.
  rows.remove(key)
  rows.insert(key, row)
}

/** What is due first, at or before `now`. */
function nextDue(store: Store, now: number): { key: string; row: JobRow } | undefined {
  let first: { key: string; row: JobRow } | undefined
  for (const { key, row } of store.collection(jobCollection).all()) {
    // Only `schedule` writes here.
    const due = row as JobRow
    if (due.at <= now && (first === undefined || due.at < first.row.at)) first = { key, row: due }
  }
  return first
}

export interface DueOptions {
  readonly store: Store
  /** Milliseconds since the epoch. */
  readonly now: number
  readonly jobs: Readonly<Record<string, ScheduledJob>>
  /** Makes the context of a piece of work that was due at a time. */
  readonly contextAt: (time: number) => Ctx
  /** Called after each piece of work, with its context. */
  readonly afterEach?: (ctx: Ctx) => void
}

/** More than any story has at one time: beyond it a job schedules itself for no later than now. */
const maxAtOnce = 5000

/** Does all that is due, in order of time; what it schedules itself counts. Call inside a transaction. */
export function runDue({ store, now, jobs, contextAt, afterEach }: DueOptions): void {
  let time = Number.NEGATIVE_INFINITY
  let atOnce = 0
  for (;;) {
    const due = nextDue(store, now)
    if (due === undefined) return
    atOnce = due.row.at > time ? 0 : atOnce + 1
    time = Math.max(time, due.row.at)
    if (atOnce === maxAtOnce) throw new Error(`${due.row.job} never ends: ${due.key} is due again and again`)
    store.collection(jobCollection).remove(due.key)
    const job = Object.hasOwn(jobs, due.row.job) ? jobs[due.row.job] : undefined
    if (job === undefined) throw new Error(`no job is called ${due.row.job}: register it in scheduled-job-table.ts`)
    const ctx = contextAt(due.row.at)
    job(ctx, due.row.data)
    afterEach?.(ctx)
  }
}
