/** Where a browser may be sent after signing in: places of this very server only. */
import { badRequest } from './errors.ts'

const here = 'http://here.invalid'

/** A path with query as it may stand in a `Location` header. Throws 400 for whatever could lead elsewhere. */
export function localPath(uri: string): string {
  const refusal = badRequest(`"${uri}" is not a relative URI`)
  // Browsers drop tabs and line breaks from addresses, and take a backslash for a slash.
  // eslint-disable-next-line no-control-regex -- control characters are what is looked for
  if (!uri.startsWith('/') || /[\u0000-\u001F\\\u007F]/.test(uri)) throw refusal
  const url = URL.parse(uri, here)
  // `/..//elsewhere` becomes `//elsewhere`, which the next reader takes for a host.
  if (url === null || url.origin !== here || url.pathname.startsWith('//')) throw refusal
  return /^[\u0021-\u007E]+$/.test(uri) ? uri : url.href.slice(here.length)
}
