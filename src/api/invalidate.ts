/** Cached queries by the entities whose state they show: generated query keys carry these as tags. */
import type { QueryClient, QueryKey } from '@tanstack/react-query'

/** The entities whose state a query shows. */
export function tagsOf([first]: QueryKey): readonly string[] {
  if (typeof first !== 'object' || first === null || !('tags' in first) || !Array.isArray(first.tags)) return []
  return first.tags.filter((tag: unknown) => typeof tag === 'string')
}

/** Whether a query shows the state of one of the entities. */
export const showsAny = (queryKey: QueryKey, entities: readonly string[]): boolean =>
  tagsOf(queryKey).some((tag) => entities.includes(tag))

const about = (entities: readonly string[]) => ({
  predicate: (query: { queryKey: QueryKey }) => showsAny(query.queryKey, entities),
})

/** Cancels reads in flight: they may have been answered before the change. */
export const cancelReads = (client: QueryClient, entities: readonly string[]): Promise<void> =>
  client.cancelQueries(about(entities))

/** Marks what is cached as stale without asking again: whoever needs it next will. */
export const expireEntities = (client: QueryClient, entities: readonly string[]): Promise<void> =>
  client.invalidateQueries({ ...about(entities), refetchType: 'none' })

/** Asks again for what is on screen and was marked as stale; what has been read since, or is being read, is left alone. */
export const refreshExpired = (client: QueryClient, entities: readonly string[]): Promise<void> =>
  client.refetchQueries(
    {
      type: 'active',
      predicate: ({ queryKey, state }) => state.isInvalidated && showsAny(queryKey, entities),
    },
    { cancelRefetch: false },
  )

/**
 * After a change: cancels reads in flight, marks what is cached as stale and asks again for what is on screen.
 * Resolves when that has been answered; no need to wait for it.
 */
export async function invalidateEntities(client: QueryClient, entities: readonly string[]): Promise<void> {
  await cancelReads(client, entities)
  await client.invalidateQueries(about(entities))
}
