/** While somebody else is signed in, the page goes on showing one person: nothing of the two is mixed, in it or in what it keeps. */
import { queryClient } from '../../api/query-client.ts'
import { sessionGuard } from '../../api/session-guard.ts'
import { shareEqual } from '../../api/share.ts'
import type { ConsoleRouter } from '../router.tsx'
import { meOptions } from '../session.ts'

export function keepApart(router: ConsoleRouter): void {
  const { other } = sessionGuard
  const client = queryClient()
  // Whatever is kept for people goes by who is signed in: drafts, recent places, columns.
  client.setQueryDefaults(meOptions().queryKey, {
    structuralSharing: (old, now) => (old !== undefined && other.get() ? old : shareEqual(old, now)),
  })
  other.subscribe(() => {
    if (other.get()) client.removeQueries({ type: 'inactive' })
  })
  router.subscribe(({ navigation: { location }, location: { pathname } }) => {
    if (other.get() && location && location.pathname !== pathname) window.location.assign(router.createHref(location))
  })
}
