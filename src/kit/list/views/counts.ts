/** How many rows saved views have, as far as that is known: only of lists that were on screen since the page was loaded. */
import { createQuiet } from '../../../api/quiet.ts'
import { createStore } from '../../../lib/store.ts'

export interface ViewCount {
  count: number
  /** There are no more than that. */
  isAll: boolean
  /** When it was found out, in milliseconds since the epoch. */
  at: number
}

/** Counts anew. Rejects when it cannot. */
export type Counter = (signal: AbortSignal) => Promise<Omit<ViewCount, 'at'>>

const counters = new Map<string, Counter>()

/** By the address of the view. */
export const countsStore = createStore<ReadonlyMap<string, ViewCount>>(new Map())

const put = (address: string, count: ViewCount | undefined): void => {
  const next = new Map(countsStore.get())
  if (count) next.set(address, count)
  else next.delete(address)
  countsStore.set(next)
}

/** Every search makes another address: so many are remembered, those that were on screen last. */
export const mostKnown = 200

/** The list of a view is on screen and says how many rows it has. */
export function noteCount(address: string, count: Omit<ViewCount, 'at'>, counter: Counter): void {
  counters.delete(address)
  counters.set(address, counter)
  const oldest = counters.size > mostKnown ? counters.keys().next().value : undefined
  if (oldest !== undefined) {
    counters.delete(oldest)
    put(oldest, undefined)
  }
  put(address, { ...count, at: Date.now() })
}

/** Lists that are asked for anew in one round. */
const most = 10

const quiet = createQuiet()

/**
 * Counts these views anew, one after the other; what cannot be counted is not known any more. Ends where the server asks to be left
 * alone, and does not begin before that is over.
 */
export async function countAgain(addresses: readonly string[], signal: AbortSignal): Promise<void> {
  for (const address of addresses.filter((one) => counters.has(one)).slice(0, most)) {
    if (!quiet.isOver()) return
    // oxlint-disable-next-line no-await-in-loop -- nobody waits for it, and the server is not to be asked for all at once
    const count = await counters.get(address)?.(signal).catch(quiet.heed)
    if (signal.aborted) return
    put(address, count && { ...count, at: Date.now() })
  }
}
