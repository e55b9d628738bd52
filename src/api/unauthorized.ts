/** What happens on 401: the browser goes to the login page, and comes back to where it was. */
import type { ApiRequest } from './binding.ts'
import { onceStaying, tellLeaving } from '../lib/leaving.ts'
import { createStore, type Readable } from '../lib/store.ts'

/** The login form shows a wrong password itself. */
export const localLogin = '/v1/login/{siloName}/local'

export interface Browser {
  location: () => { pathname: string; search: string }
  /** Loads a page in full: the login page need not be the console's. `onStay` is called when the page stays after all. */
  load: (url: string, onStay: () => void) => void
}

/**
 * Where to sign in, with the way back to path and query.
 * @param login path of the login page, with the one that the console is served under
 */
export const loginUrl = (from: { pathname: string; search: string }, login = '/login'): string =>
  `${login}?redirect_uri=${encodeURIComponent(from.pathname + from.search)}`

let holds = 0
const waiting = createStore<(() => void) | undefined>(undefined)

/** Whether the session has ended and the page is only still there because something on it is held. */
export const signInWaits: Readable<boolean> = {
  get: () => waiting.get() !== undefined,
  subscribe: waiting.subscribe,
}

/**
 * Keeps the page from going away to the login page: it shows something that cannot be seen a second time. Returns what ends that;
 * a redirect that was due meanwhile happens then.
 */
export function holdSignIn(): () => void {
  let isHeld = true
  holds++
  return () => {
    if (!isHeld) return
    isHeld = false
    holds--
    const leave = waiting.get()
    if (holds > 0 || !leave) return
    waiting.set(undefined)
    leave()
  }
}

/** There is a session again, as somebody has signed in elsewhere in this browser: a page that was held need not be left any more. */
export function stayHere(): void {
  if (waiting.get()) waiting.set(undefined)
}

/** For `createClient({ onUnauthorized })`: one redirect, however many calls fail together. */
export function createUnauthorizedHandler(browser: Browser, login = '/login'): (request: ApiRequest) => void {
  let isLeaving = false
  return (request) => {
    const place = browser.location()
    // A login page that sent people to itself would do so for ever.
    if (isLeaving || waiting.get() || request.url === localLogin || isLoginPage(place.pathname, login)) return
    const leave = () => {
      isLeaving = true
      const stay = tellLeaving('sign-in')
      browser.load(loginUrl(browser.location(), login), () => {
        isLeaving = false
        stay()
      })
    }
    if (holds > 0) waiting.set(leave)
    else leave()
  }
}

const isLoginPage = (pathname: string, login: string): boolean => pathname === login || pathname.startsWith(`${login}/`)

/**
 * The handler for this window.
 * @param login path of the login page, with the one that the console is served under
 */
export function redirectToLogin(login: string): (request: ApiRequest) => void {
  return createUnauthorizedHandler(
    {
      location: () => window.location,
      load: (url, onStay) => {
        onceStaying(onStay)
        window.location.assign(url)
      },
    },
    login,
  )
}

/**
 * A `redirect_uri` as a path of this origin, or the fallback. It comes from the address bar, so from anybody:
 * other origins, in whatever spelling browsers understand them, scripts and invisible characters are refused.
 */
export function safeRedirect(uri: string | null | undefined, fallback = '/'): string {
  if (typeof uri !== 'string' || !/^\/(?![/\\])[^\\\p{Cc}]*$/u.test(uri)) return fallback
  const here = 'http://here.invalid'
  if (!URL.canParse(uri, here)) return fallback
  const { origin, pathname, search, hash } = new URL(uri, here)
  // Dot segments may leave a path that starts like another host.
  return origin !== here || pathname.startsWith('//') ? fallback : pathname + search + hash
}
