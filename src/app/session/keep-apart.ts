/**
 * While somebody else is signed in, the page goes on showing one person: nothing of the two is mixed, in it or in what it keeps. What is
 * read then is not shown (src/api/session-guard.ts); what a page has asked for once more before it was known is taken back, and parts of
 * it that came later than the rest are thrown away. Only a page that was opened in that time may be that of the other one as a whole:
 * answers do not say whose they are.
 */
import type { Query } from '@tanstack/react-query'
import { hashKey, queryClient } from '../../api/query-client.ts'
import { sessionGuard } from '../../api/session-guard.ts'
import { shareEqual } from '../../api/share.ts'
import type { ConsoleRouter } from '../router.tsx'
import { meOptions } from '../session.ts'

/** Milliseconds after which whatever is sent next asks who is signed in: answers bring cookies, and those may be of somebody else by now. */
const trust = 60_000

/** What is known of something that was asked for since it was last sure whose session it is. */
interface Asked {
  /** With what was shown then, or else what the page was opened with since. */
  before: Query['state']
  /** It was asked for first when the rest of the page was there. */
  isLate: boolean
}

/** @param load loads another page in full: it is that of whoever is signed in */
export function keepApart(router: ConsoleRouter, load = (url: string) => window.location.assign(url)): void {
  const { other, suspect } = sessionGuard
  setInterval(suspect, trust)
  const client = queryClient()
  const { queryKey } = meOptions()
  const me = hashKey(queryKey)
  // Whatever is kept for people goes by who is signed in: drafts, recent places, columns.
  client.setQueryDefaults(queryKey, {
    structuralSharing: (old, now) => (old !== undefined && other.get() ? old : shareEqual(old, now)),
  })
  let asked = new Map<Query, Asked>()
  // It may be known before this is there.
  let isApart = other.get() !== undefined
  let place = router.state.location.pathname
  /** The page has not come to rest yet. */
  let isOpening = client.isFetching() > 0
  const cache = client.getQueryCache()
  cache.subscribe((event) => {
    const { query } = event
    if (event.type === 'removed') asked.delete(query)
    if (event.type !== 'updated') return
    const { state } = query
    const { before, isLate } = asked.get(query) ?? {}
    if (event.action.type !== 'fetch')
      isOpening &&= client.isFetching() > 0 || router.state.navigation.location !== undefined
    else if (!isApart && before?.data === undefined && isLate !== true)
      asked.set(query, { before: state, isLate: state.data === undefined && !isOpening && query.queryHash !== me })
  })
  const leave = () => {
    const { navigation, location } = router.state
    const next = navigation.location ?? location
    if (next.pathname !== place) isOpening = true
    place = next.pathname
    if (isApart && next.pathname !== location.pathname) load(router.createHref(next))
  }
  other.subscribe(() => {
    const wasApart = isApart
    isApart = other.get() !== undefined
    const since = asked
    asked = new Map()
    if (isApart && !wasApart) {
      client.removeQueries({ type: 'inactive', predicate: ({ queryHash }) => queryHash !== me })
      for (const [query, { before, isLate }] of since) {
        // It is as old as it was.
        if (before.data !== undefined) query.setData(before.data, { manual: true, updatedAt: before.dataUpdatedAt })
        // Of a list that comes page by page, some may be of the one and the rest of the other.
        else if (isLate || query.state.fetchStatus === 'fetching')
          void client.resetQueries({ predicate: (one) => one === query })
      }
      leave()
    } else if (wasApart && !isApart) {
      void client.invalidateQueries()
      // A page that could not be shown for it is there again.
      void router.revalidate()
    }
  })
  router.subscribe(leave)
}
