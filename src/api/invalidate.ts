/** Cached queries by the entities whose state they show: generated query keys carry these as tags. */
import { notifyManager, type Query, type QueryClient, type QueryKey } from '@tanstack/react-query'

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

/** In the `meta` of a query that is about one row of a list: only after the list is it known whether there still is such a row. */
export const ofRow = { ofRow: true } as const

/**
 * After a change: cancels reads in flight, marks what is cached as stale and asks again for what is on screen; what single rows
 * ask for, once it is known which of them are left. Resolves when all has been answered; no need to wait for it.
 */
export async function invalidateEntities(client: QueryClient, entities: readonly string[]): Promise<void> {
  await cancelReads(client, entities)
  await expireEntities(client, entities)
  const { predicate } = about(entities)
  await client.refetchQueries({ type: 'active', predicate: (query) => !isOfRow(query) && predicate(query) })
  await shown()
  await refreshExpired(client, entities)
}

const isOfRow = ({ meta }: Query): boolean => meta?.['ofRow'] === true

/** Resolves when what was answered so far is on screen: who shows it is told in this order. */
const shown = (): Promise<void> => new Promise((resolve) => notifyManager.schedule(resolve))
