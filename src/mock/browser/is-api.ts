/** Which requests are the API's; all else is the console itself (docs/design.md §9). */
import { apiPrefixes } from '../../../generated/mock/conventions.gen.ts'
import { createRouter } from '../http/router.ts'
import { isSignIn } from '../sign-in/sign-in.ts'

type Asked = Pick<Request, 'method' | 'url' | 'headers'>

/** What a server in front of the console would answer; all else is the console itself. */
export function isApi({ method, url, headers }: Asked, { origin }: Pick<URL, 'origin'>): boolean {
  const target = new URL(url)
  if (target.origin !== origin) return false
  const { pathname } = target
  if (apiPrefixes.some((prefix) => pathname.startsWith(prefix))) return true
  // For scripts: a page load would be answered by the page that is left, which may tell another story than the next one.
  const isPage = method === 'GET' && headers.get('accept')?.includes('text/html') === true
  if (method === 'GET' && isSignIn(pathname)) return !isPage
  // Where pages and operations lie at the same addresses.
  return !isPage && route(method, pathname).kind === 'found'
}

const route = createRouter()
