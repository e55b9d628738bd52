/** Where to go after signing in. */
import { safeRedirect } from '../../api/unauthorized.ts'

/** Name of the query parameter that carries it. */
const redirectParam = 'redirect_uri'

/** Longer ones are no address of the console: servers refuse such requests. */
const longest = 2_000

/**
 * The place that `redirect_uri` names, as a path for the router (below the console's base path). Anything that is not a
 * page of this console, or that would lead to signing in again, becomes the start page.
 */
export function signInTarget(search: URLSearchParams, base = import.meta.env.BASE_URL): string {
  const asked = search.get(redirectParam)
  if (asked === null || asked.length > longest) return start
  const path = safeRedirect(asked, start)
  const prefix = base.replace(/\/$/, '')
  const inside = path.startsWith(`${prefix}/`) ? path.slice(prefix.length) : path
  return /^\/login(?:[/?#]|$)/.test(inside) ? start : inside
}

const start = '/'

/** The same wish, for the next page on the way; empty when there is none worth keeping. */
export function keepTarget(search: URLSearchParams): string {
  const asked = search.get(redirectParam)
  if (asked === null || asked.length > longest || safeRedirect(asked, '') === '') return ''
  return `?${new URLSearchParams({ [redirectParam]: asked })}`
}
