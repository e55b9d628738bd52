/** Generated queries whose calls are made in another way: what stands in the key of a query goes into its call. */
import type { QueryKey } from '@tanstack/react-query'
import type { CallOptions } from './binding.ts'

interface KeyedQuery {
  queryKey: QueryKey
  queryFn?: unknown
}

/** The query with these options of the call. It has a place of its own in the cache. */
export function withCallOptions<Q extends KeyedQuery>(query: Q, options: Pick<CallOptions, 'expected' | 'parseAs'>): Q {
  const [first, ...others] = query.queryKey
  return { ...query, queryKey: [{ ...(typeof first === 'object' ? first : {}), ...options }, ...others] }
}

/**
 * Runs a generated query once, without the cache, and gives the text of its answer: in the wire view, with every field and
 * digit.
 * @throws what the query throws
 */
export async function readRaw(query: KeyedQuery, signal: AbortSignal): Promise<string> {
  const { queryKey, queryFn } = withCallOptions(query, { parseAs: 'text' })
  if (typeof queryFn !== 'function') throw new TypeError('the query has no function')
  const answer: unknown = await queryFn({ queryKey, signal, meta: undefined })
  return typeof answer === 'string' ? answer : ''
}
