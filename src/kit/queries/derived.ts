/** Rows that an API has in another shape: a map of lists, or lists within lists. */
import { unreadableAnswer } from '../../api/errors.ts'
import { follow } from '../../api/follow.ts'
import { tagsOf } from '../../api/invalidate.ts'
import { holdsUnreadable } from '../../lib/unreadable-value.ts'
import type { TypedQuery } from '../../api/drain.ts'
import { neverFresh } from '../../api/query-client.ts'
import { queryOptionsOf } from './query.ts'
import type { FetchQueryOptions, QueryFunctionContext } from '@tanstack/react-query'

/**
 * A query whose answer is made of the answer of another one; what makes that one stale makes this stale.
 *
 * @param name tells it apart from others that are made of the same answer
 * @throws ApiError (the query) when there is nothing to show of an answer that is not wholly read: that is not the same as nothing
 */
export function derivedQuery<T, R>(name: string, query: TypedQuery<T>, make: (answer: T) => R): TypedQuery<R> {
  const { queryKey } = query
  const options = { ...queryOptionsOf(query), staleTime: neverFresh } as FetchQueryOptions<T>
  return {
    // Tells what it answers, as the keys of generated queries do.
    queryKey: [{ _id: name, of: queryKey, tags: tagsOf(queryKey) }] as readonly unknown[] as TypedQuery<R>['queryKey'],
    queryFn: async ({ client, signal }: QueryFunctionContext) => {
      const answer = await follow(client, options, { signal })
      const made = make(answer)
      if (Array.isArray(made) && made.length === 0 && holdsUnreadable(answer)) throw unreadableAnswer()
      return made
    },
  }
}
