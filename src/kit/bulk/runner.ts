/**
 * Carries an action out on many rows: a few at a time, each looked at again right before its turn. Knows nothing of React,
 * of queries or of dialogs, so that it goes on while pages change.
 */
import { mayRepeat, waitOf } from '../../api/busy.ts'
import { ApiError, requestIdOf, toUserMessage } from '../../api/errors.ts'
import { sessionGuard } from '../../api/session-guard.ts'
import { someAtOnce } from '../../api/some-at-once.ts'
import { wait } from '../../lib/wait.ts'
import type { Outcome } from '../actions/pipeline.ts'
import type { Row } from '../spec.ts'

export type ItemState =
  | { status: 'waiting' }
  | { status: 'running' }
  | { status: 'done' }
  | { status: 'failed'; message: string; requestId?: string }
  /** It was not tried: what it is now does not allow it. */
  | { status: 'skipped'; reason: string }
  /** It was not tried: the rest was called off. */
  | { status: 'cancelled' }
  /** The page was left before its answer came. */
  | { status: 'unknown' }

export interface BulkItem {
  /** What tells the row from its siblings. */
  id: string
  name: string
  /** As it was when it was chosen. */
  row: Row
  state: ItemState
}

/** How one row is looked at and acted on. */
export interface BulkSteps {
  /** The row as it is now; undefined when it is gone. Rejects when nobody can tell. */
  look: (item: BulkItem) => Promise<Row | undefined>
  /** Why the action cannot be carried out on this row, if so. */
  refusal: (row: Row) => string | undefined
  perform: (row: Row) => Promise<Outcome>
}

export interface RunOptions extends BulkSteps {
  items: readonly BulkItem[]
  /** Told about every change, of one item or of all that are left, by id. */
  onChange: (states: ReadonlyMap<string, ItemState>) => void
  /** Aborted: what has not started is not started any more. */
  signal: AbortSignal
  /** How many requests may be under way at once. */
  concurrency?: number
}

const defaultConcurrency = 4

/** Works through all items that are waiting. Resolves when none is under way any more; never rejects. */
export async function runItems({ items, onChange, signal, concurrency = defaultConcurrency, ...steps }: RunOptions) {
  const waiting = items.filter(({ state }) => state.status === 'waiting').values()
  const change = (id: string, state: ItemState): void => onChange(new Map([[id, state]]))
  const stop = new AbortController()
  const ends = AbortSignal.any([signal, stop.signal])
  const isStopped = () => ends.aborted
  const tryOne = (item: BulkItem): Promise<Result> => {
    change(item.id, { status: 'running' })
    return one(item, { ...steps, isStopped })
  }
  // One by one: together they would take the few turns that a busy server gives from each other.
  const inTurn = someAtOnce(1)
  /** What a busy server refused was not done, and is tried again when it may be; until then it can be called off. */
  const tryAgain = async (item: BulkItem, repeats: number, refused: Result): Promise<Result> => {
    if (!mayRepeat(repeats, refused.error)) return refused
    const until = performance.now() + waitOf(refused.error)
    change(item.id, { status: 'waiting' })
    const next = async (): Promise<Result> => {
      await wait(until - performance.now(), ends).catch(() => undefined)
      return isStopped() ? { state: { status: 'cancelled' } } : tryAgain(item, repeats + 1, await tryOne(item))
    }
    return repeats === 0 ? inTurn(next, ends) : next()
  }
  const worker = async (): Promise<void> => {
    for (const item of waiting) {
      if (isStopped()) {
        // All in one: whoever is told goes through all items each time.
        const rest = [item, ...waiting].map(({ id }) => [id, { status: 'cancelled' }] as const)
        onChange(new Map(rest))
        return
      }
      const { state, last } = await tryAgain(item, 0, await tryOne(item))
      // Whoever is signed out is so for the rest as well, and so is whoever is somebody else.
      if (last) stop.abort()
      change(item.id, state)
    }
  }
  await Promise.all(Array.from({ length: Math.max(1, concurrency) }, worker))
}

interface OneSteps extends BulkSteps {
  isStopped: () => boolean
}

interface Result {
  state: ItemState
  /** Nothing more is to be tried. */
  last?: boolean
  /** Why it failed. */
  error?: unknown
}

async function one(item: BulkItem, { look, refusal, perform, isStopped }: OneSteps): Promise<Result> {
  let row: Row | undefined
  try {
    row = await look(item)
  } catch {
    // It cannot be looked at: the server has the last word anyway.
    row = item.row
  }
  if (isStopped()) return { state: { status: 'cancelled' } }
  if (!row) return { state: { status: 'skipped', reason: 'Already gone' } }
  const reason = refusal(row)
  if (reason !== undefined) return { state: { status: 'skipped', reason } }
  const outcome = await perform(row)
  switch (outcome.status) {
    case 'done':
      return { state: { status: 'done' } }
    case 'failed': {
      const { error } = outcome
      const last = (error instanceof ApiError && error.statusCode === 401) || sessionGuard.other.get() !== undefined
      const requestId = requestIdOf(error)
      return {
        state: { status: 'failed', message: toUserMessage(error), ...(requestId && { requestId }) },
        last,
        error,
      }
    }
    case 'cancelled':
      return { state: { status: 'cancelled' } }
  }
}

export type Tally = Readonly<Record<ItemState['status'], number>>

/** How many items are in which state. */
export function tallyOf(items: readonly BulkItem[]): Tally {
  const tally = { waiting: 0, running: 0, done: 0, failed: 0, skipped: 0, cancelled: 0, unknown: 0 }
  for (const { state } of items) tally[state.status]++
  return tally
}
