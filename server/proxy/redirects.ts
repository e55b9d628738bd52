/** Where an answer of the API server may send a browser. */

export interface Redirected {
  /** Origin of the API server, as this server reaches it. */
  readonly api: URL
  /** The name the browser used. */
  readonly host: string | undefined
  /** Whether the request is a step of a sign-in, which may lead to an identity provider. */
  readonly isSignIn: boolean
  /** The request target. */
  readonly target: string
}

/**
 * Only a sign-in leads elsewhere. An address of the API server itself becomes one of this server: browsers do not reach it, and need not
 * know it.
 *
 * @param location as the API server sent it, a character for each byte
 * @returns undefined where a browser must not go
 */
export function safeLocation(location: string, { api, host, isSignIn, target }: Redirected): string | undefined {
  const here = `http://${host ?? 'localhost'}`
  const to = URL.parse(Buffer.from(location, 'latin1').toString(), here + target)
  if (to === null || !/^https?:$/.test(to.protocol) || to.username !== '' || to.password !== '') return undefined
  const isOurs = to.host === URL.parse(here)?.host || to.origin === api.origin
  // Two slashes at the beginning would name a host again.
  if (isOurs) return to.pathname.replace(/^\/+/, '/') + to.search + to.hash
  return isSignIn ? to.href : undefined
}
