/** What a page waits for before it is shown. */
import { CancelledError, type QueryClient } from '@tanstack/react-query'

import { queryOptionsOf } from './query.ts'
import type { Query } from '../spec.ts'

/**
 * Sees to it that a query has data to show. A first answer is waited for, and so is a new one after a change made the old
 * one wrong; merely old data is shown at once and asked for again beside it; fresh data is left alone.
 * @throws failures that `isFatal` says concern the whole page; others are kept for the screen to show
 */
export async function loadQuery(
  client: QueryClient,
  query: Query,
  isFatal: (error: unknown) => boolean,
): Promise<void> {
  const options = queryOptionsOf(query)
  const state = client.getQueryState(options.queryKey)
  if (state?.status === 'success' && !state.isInvalidated) {
    void client.prefetchQuery(options)
    return
  }
  try {
    await client.fetchQuery(options)
  } catch (error) {
    if (!(error instanceof CancelledError) && isFatal(error)) throw error
  }
}

/**
 * Drops failures that nobody looks at: a page that is opened again asks again, also for what its loader does not know of. Otherwise
 * it would show what went wrong minutes ago.
 */
export function forgetFailures(client: QueryClient): void {
  client.removeQueries({
    type: 'inactive',
    predicate: ({ state }) => state.status === 'error' && state.data === undefined && state.fetchStatus === 'idle',
  })
}
