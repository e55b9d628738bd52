/** While somebody else is signed in, the page goes on showing one person: nothing of the two is mixed, in it or in what it keeps. */
import { hashKey, queryClient } from '../../api/query-client.ts'
import { sessionGuard } from '../../api/session-guard.ts'
import { shareEqual } from '../../api/share.ts'
import type { ConsoleRouter } from '../router.tsx'
import { meOptions } from '../session.ts'

/** Milliseconds after which a write first asks who is signed in: answers bring cookies, and those may be of somebody else by now. */
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
  other.subscribe(() => {
    if (other.get()) client.removeQueries({ type: 'inactive', predicate: ({ queryHash }) => queryHash !== me })
  })
  router.subscribe(({ navigation: { location }, location: { pathname } }) => {
    if (other.get() && location && location.pathname !== pathname) load(router.createHref(location))
  })
}
