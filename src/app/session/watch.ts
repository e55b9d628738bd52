/** Keeps this page to the person whom it shows, whatever happens to the session in other tabs. */
import { idField } from '../../../generated/model/conventions.gen.ts'
import { askWho, calledField, whoOperation } from '../../../generated/routes/session.gen.ts'
import type { ApiRequest, ApiResult, Failure } from '../../api/binding.ts'
import { queryClient } from '../../api/query-client.ts'
import { bindWho, onSessionChange, sessionGuard, type Person } from '../../api/session-guard.ts'
import { stayHere } from '../../api/unauthorized.ts'
import { dropDrafts } from '../../kit/form/draft-keys.ts'
import { bindRoles } from '../../kit/roles/roles.ts'
import { roleSource } from '../roles/source.ts'
import { asMe, textOf } from '../session.ts'
import { loading, openSessionChannel } from './channel.ts'

/** For `createClient({ isFirst })`: a server that answers nothing else would keep all writes waiting that ask who is signed in. */
export const asksWho = ({ operation }: ApiRequest): boolean => whoOperation !== undefined && operation === whoOperation

/** For `createClient({ afterRead })`: only who is signed in is told whoever it is. */
export const ofShown = (call: ApiRequest): Promise<Failure | undefined> | undefined =>
  asksWho(call) ? undefined : sessionGuard.afterRead(document.visibilityState === 'visible')

/** For `createClient({ onSuccess })`: there is a session, and some answers say whose. */
export function noteWho(call: ApiRequest, data: unknown): void {
  stayHere()
  if (!asksWho(call)) return
  const person = personOf(data)
  if (person.id) sessionGuard.heard(person)
}

/** From now on: the page asks who is signed in when another tab speaks of it, and when somebody comes back to this one. */
export function watchSession(reload = () => window.location.reload()): void {
  const ask = askWho
  if (ask) bindWho(async () => ofPerson(await ask()))
  const channel = openSessionChannel()
  sessionGuard.shown.subscribe(() => {
    const person = sessionGuard.shown.get()
    if (!person) return
    channel.tell(person.id)
    dropDrafts(person.id)
  })
  channel.listen((news) => {
    if (news === loading) sessionGuard.announced()
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

const ofPerson = (result: ApiResult): ApiResult<Person> =>
  result.type === 'success' ? { ...result, data: personOf(result.data) } : result

/** Nobody has an ID without a letter: the answer does not say who. */
function personOf(data: unknown): Person {
  const me = asMe(data)
  const id = textOf(me, idField) ?? ''
  return { id, displayName: textOf(me, calledField) ?? id }
}
