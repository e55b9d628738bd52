/** Answers as the server wrote them. */
import type { QueryKey } from '@tanstack/react-query'

/**
 * Runs a generated query once, without the cache, and gives the text of its answer: in the wire view, with every field and
 * digit.
 * @throws what the query throws
 */
export async function readRaw(
  { queryKey, queryFn }: { queryKey: QueryKey; queryFn?: unknown },
  signal: AbortSignal,
): Promise<string> {
  if (typeof queryFn !== 'function') throw new TypeError('a query without a query function cannot be read')
  const [first, ...others] = queryKey
  // What the key holds goes into the call.
  const key = [{ ...(typeof first === 'object' ? first : {}), parseAs: 'text' }, ...others]
  const answer: unknown = await queryFn({ queryKey: key, signal, meta: undefined })
  return typeof answer === 'string' ? answer : ''
}
