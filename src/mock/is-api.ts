/** Which requests are the API's; all else is the console itself (docs/design.md §9). */

/** What a server in front of the console would answer; all else is the console itself. */
export function isApi({ method, url }: Pick<Request, 'method' | 'url'>, { origin }: Pick<URL, 'origin'>): boolean {
  const target = new URL(url)
  if (target.origin !== origin) return false
  const { pathname } = target
  if (pathname.startsWith('/v1/') || pathname.startsWith('/experimental/')) return true
  return method === 'POST' && (pathname.startsWith('/login/') || pathname.startsWith('/device/'))
}
