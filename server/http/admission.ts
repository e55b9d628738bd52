/** What is refused before anybody looks at it: shapes of requests that mean one thing here and another one behind. */
import type { IncomingMessage } from 'node:http'

import { headersOf } from './header-values.ts'
import type { HostCheck } from './hosts.ts'
import { MAX_HEADERS } from './limits.ts'
import type { Origin } from './origin.ts'
import type { Refusal } from './refuse.ts'
import { hasDotSegment } from './routes.ts'

export interface Rules {
  readonly isOurHost: HostCheck
  /** Bytes of a body. */
  readonly maxBody: number
}

/**
 * Why a request goes nowhere. An absolute target that names the host of the request becomes the path that it means.
 *
 * @param origin who asked
 */
export function whyRefused(req: IncomingMessage, origin: Origin, rules: Rules): Refusal | undefined {
  return whyBadTarget(req) ?? whyBadFraming(req, rules.maxBody) ?? whyBadHost(req, origin, rules.isOurHost)
}

/** For requests that are about this server itself: load balancers ask them without a name. */
export function whyRefusedAnywhere(req: IncomingMessage, { maxBody }: Pick<Rules, 'maxBody'>): Refusal | undefined {
  return whyBadTarget(req) ?? whyBadFraming(req, maxBody) ?? whyNoHost(req)
}

function whyBadTarget(req: IncomingMessage): Refusal | undefined {
  if (req.method === 'TRACE') return { status: 405, message: 'The method TRACE is not served here.' }
  const [, authority, path] = /^https?:\/\/([^/?#]*)(.*)$/i.exec(req.url ?? '') ?? []
  if (authority !== undefined) {
    const isSame = authority.toLowerCase() === req.headers.host?.toLowerCase()
    if (!isSame) return bad('The target of the request names another host than its header Host.')
    req.url = path?.startsWith('/') === true ? path : `/${path ?? ''}`
  }
  const { url = '' } = req
  if (!url.startsWith('/')) return bad('The target of the request is no path.')
  if (/[^\x21-\x7e]|#/.test(url)) return bad('The target of the request has characters that must be escaped.')
  if (/^[^?]*\\/.test(url)) return bad('The path of the request has a backslash, which some take for a slash.')
  if (hasDotSegment(url)) return bad('The path of the request has "." or ".." in it.')
  return undefined
}

function whyBadFraming(req: IncomingMessage, maxBody: number): Refusal | undefined {
  if (req.rawHeaders.length > 2 * MAX_HEADERS)
    return { status: 431, message: `The request has more than ${MAX_HEADERS} headers.` }
  const codings = headersOf(req).get('transfer-encoding') ?? []
  // Node reads lists that end in it, and reads the rest as part of the body.
  if (codings.length > 1 || codings.some((coding) => coding.trim().toLowerCase() !== 'chunked'))
    return { status: 501, message: 'The only transfer coding here is chunked.' }
  if (codings.length > 0 && req.httpVersion !== '1.1') return bad(`HTTP/${req.httpVersion} has no transfer codings.`)
  if (Number(req.headers['content-length'] ?? 0) > maxBody)
    return { status: 413, message: `The body of the request is larger than ${maxBody} bytes.` }
  return undefined
}

/** Only HTTP/1.0 may leave it out (RFC 9112 §3.2). */
function whyNoHost({ headers, httpVersion }: IncomingMessage): Refusal | undefined {
  return headers.host === undefined && httpVersion !== '1.0' ? bad('The request needs one header Host.') : undefined
}

function whyBadHost(req: IncomingMessage, { host }: Origin, isOurHost: HostCheck): Refusal | undefined {
  // Node takes the first of several, others the last.
  if (headersOf(req).get('host')?.length !== 1 || host === undefined) return bad('The request needs one header Host.')
  if (isOurHost(host)) return undefined
  const message = `This server does not answer to the name in the header Host; --allowed-host adds it.`
  return { status: 421, message }
}

/**
 * Browsers let pages of every site open WebSockets to every host, with its cookies: only the server can tell whose page it is.
 *
 * @param origin who asked
 */
export function whyForeign({ headers }: IncomingMessage, { host }: Origin): Refusal | undefined {
  if (headers.origin === undefined || URL.parse(headers.origin)?.host === host?.toLowerCase()) return undefined
  const message =
    `Pages of ${headers.origin} may not open a WebSocket here: the request came for ${host ?? 'no host'}. ` +
    'A proxy in between has to keep the header Host, or to be named by --trust-proxy and send X-Forwarded-Host.'
  return { status: 403, message }
}

const bad = (message: string): Refusal => ({ status: 400, message })
