/**
 * While somebody else is signed in, the page goes on showing one person: nothing of the two is mixed, in it or in what it keeps. What is
 * read then is not shown (src/api/session-guard.ts); what a page has asked for once more before it was known is taken back. Only a page
 * that was opened in that time may be that of the other one as a whole: answers do not say whose they are.
 */
import type { Query } from '@tanstack/react-query'
import { hashKey, queryClient } from '../../api/query-client.ts'
import { sessionGuard } from '../../api/session-guard.ts'
import { shareEqual } from '../../api/share.ts'
import type { ConsoleRouter } from '../router.tsx'
import { meOptions } from '../session.ts'

/** Milliseconds after which whatever is sent next asks who is signed in: answers bring cookies, and those may be of somebody else by now. */
const trust = 60_000

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
  /** What was shown when it was last sure whose session it is, of what was asked for once more since. */
  let sure = new Map<Query, Query['state']>()
  // It may be known before this is there.
  let isApart = other.get() !== undefined
  const cache = client.getQueryCache()
  cache.subscribe((event) => {
    const { query } = event
    if (event.type === 'removed') sure.delete(query)
    else if (event.type === 'updated' && event.action.type === 'fetch' && !isApart && !sure.has(query))
      sure.set(query, query.state)
  })
  const leave = () => {
    const { navigation, location } = router.state
    if (isApart && navigation.location && navigation.location.pathname !== location.pathname)
      load(router.createHref(navigation.location))
  }
  other.subscribe(() => {
    const wasApart = isApart
    isApart = other.get() !== undefined
    const shown = sure
    sure = new Map()
    if (isApart && !wasApart) {
      client.removeQueries({ type: 'inactive', predicate: ({ queryHash }) => queryHash !== me })
      for (const [query, { data, dataUpdatedAt: updatedAt }] of shown) {
        // It is as old as it was.
        if (data !== undefined) query.setData(data, { manual: true, updatedAt })
        // Of a list that comes page by page, some may be of the one and the rest of the other.
        else if (query.state.fetchStatus === 'fetching') void client.resetQueries({ predicate: (one) => one === query })
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
