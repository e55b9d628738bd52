/** Where an answer of the API server may send a browser. */
import type { OutgoingHttpHeaders } from 'node:http'

import { isSignIn } from '../http/routes.ts'

export interface Redirected {
  /** Origin of the API server, as this server reaches it. */
  readonly api: URL
  /** The name the browser used. */
  readonly host: string | undefined
  /** The request target. */
  readonly target: string
}

/** What is wrong with an answer that must not be passed on for where it leads. */
export const LEADS_AWAY = 'it leads to another site'

/** Headers of an answer as a browser may have them; undefined where they lead to a place to which it must not go. */
export function safeHeaders(headers: OutgoingHttpHeaders, redirected: Redirected): OutgoingHttpHeaders | undefined {
  const { location } = headers
  if (location === undefined) return headers
  // With several of them each browser takes its own choice.
  const to = typeof location === 'string' ? safeLocation(location, redirected) : undefined
  return to === undefined ? undefined : { ...headers, location: to }
}

/**
 * Only a sign-in leads elsewhere: to an identity provider. An address of the API server itself becomes one of this server: browsers do not reach it, and need not
 * know it.
 *
 * @param location as the API server sent it, a character for each byte
 * @returns undefined where a browser must not go
 */
function safeLocation(location: string, { api, host, target }: Redirected): string | undefined {
  const here = `http://${host ?? 'localhost'}`
  const to = URL.parse(Buffer.from(location, 'latin1').toString(), here + target)
  if (to === null || !/^https?:$/.test(to.protocol) || to.username !== '' || to.password !== '') return undefined
  const isOurs = to.host === URL.parse(here)?.host || to.origin === api.origin
  // Two slashes at the beginning would name a host again.
  if (isOurs) return to.pathname.replace(/^\/+/, '/') + to.search + to.hash
  return isSignIn(target) ? to.href : undefined
}
