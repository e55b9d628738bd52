/** Keeps this page to the person whom it shows, whatever happens to the session in other tabs. */
import type { ApiRequest } from '../../api/binding.ts'
import { queryClient } from '../../api/query-client.ts'
import { currentUserView } from '../../../generated/api/sdk/current-user.gen.ts'
import { bindWho, onSessionChange, sessionGuard, type Person } from '../../api/session-guard.ts'
import { stayHere } from '../../api/unauthorized.ts'
import { dropDrafts } from '../../kit/form/draft-keys.ts'
import { bindRoles } from '../../kit/roles/roles.ts'
import { roleSource } from '../roles/source.ts'
import { loading, openSessionChannel } from './channel.ts'

/** For `createClient({ onSuccess })`: there is a session, and some answers say whose. */
export function noteWho({ operation }: ApiRequest, data: unknown): void {
  stayHere()
  if (operation === 'currentUserView' && isPerson(data)) sessionGuard.heard(data)
}

/** From now on: the page asks who is signed in when another tab speaks of it, and when somebody comes back to this one. */
export function watchSession(reload = () => window.location.reload()): void {
  bindWho(() => currentUserView())
  const channel = openSessionChannel()
  sessionGuard.shown.subscribe(() => {
    const person = sessionGuard.shown.get()
    if (!person) return
    channel.tell(person.id)
    dropDrafts(person.id)
  })
  channel.listen((news) => {
    if (news === loading) sessionGuard.suspect()
    else if (news === null || news !== sessionGuard.shown.get()?.id || sessionGuard.other.get() !== undefined)
      sessionGuard.doubt()
    else {
      sessionGuard.confirmed()
      stayHere()
    }
  })
  channel.tell(loading)
  // Two windows may lie side by side: both can be seen all the time, and whoever signs in in one has to come here before they write.
  window.addEventListener('focus', sessionGuard.suspect)
  document.addEventListener('visibilitychange', () => {
    if (document.visibilityState === 'visible') sessionGuard.doubt()
  })
  onSessionChange(() => {
    sessionGuard.restart()
    bindRoles(roleSource)
    channel.tell(null)
  })
  forgetOnReturn(reload)
}

/**
 * A browser keeps a page that was left and shows it again as it was, on the way back: also to whoever sits there after somebody
 * has signed out. So nothing of it is to be seen then, and it is loaded anew.
 */
function forgetOnReturn(reload: () => void): void {
  window.addEventListener('pagehide', ({ persisted }) => {
    if (persisted) document.body.hidden = true
  })
  window.addEventListener('pageshow', ({ persisted }) => {
    if (!persisted) return
    queryClient().clear()
    bindRoles(undefined)
    reload()
  })
}

const isPerson = (data: unknown): data is Person =>
  typeof data === 'object' &&
  data !== null &&
  'id' in data &&
  typeof data.id === 'string' &&
  'displayName' in data &&
  typeof data.displayName === 'string'
