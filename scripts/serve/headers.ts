/** Which headers a proxy passes on, which it drops, and which it sets itself. */
import type { IncomingMessage, OutgoingHttpHeaders } from 'node:http'

/** RFC 9110 §7.6.1: these speak of one connection, not of the message. */
const HOP_BY_HOP = new Set([
  'connection',
  'http2-settings',
  'keep-alive',
  'proxy-authenticate',
  'proxy-authorization',
  'proxy-connection',
  'te',
  'trailer',
  'transfer-encoding',
  'upgrade',
])

/** `Connection` must not name these: without them a message ends elsewhere or goes elsewhere. */
const ALWAYS_PASSED = new Set(['content-length', 'host'])

/** For whom a request was made: the client could claim anything, so the proxy says it itself. */
const isForwarded = (name: string): boolean =>
  name === 'forwarded' || name === 'x-real-ip' || name.startsWith('x-forwarded-')

/** Set on every answer, of the console and of the server behind it. */
export const COMMON_HEADERS = {
  'x-content-type-options': 'nosniff',
  'referrer-policy': 'same-origin',
  'permissions-policy': 'camera=(), display-capture=(), geolocation=(), microphone=(), payment=(), usb=()',
} as const

/** What of a request goes to the server: no hop-by-hop header, and who asked as this server sees it. */
export function requestHeaders(req: IncomingMessage): OutgoingHttpHeaders {
  const headers = endToEndHeaders(req)
  for (const name of Object.keys(headers)) if (isForwarded(name)) delete headers[name]
  // Node has already told the client to go on.
  delete headers['expect']
  // Node frames by itself only the bodies of methods that usually have one.
  if (req.headers['transfer-encoding'] !== undefined) headers['transfer-encoding'] = 'chunked'
  const { remoteAddress } = req.socket
  return {
    ...headers,
    ...(remoteAddress === undefined ? {} : { 'x-forwarded-for': remoteAddress.replace(/^::ffff:/, '') }),
    ...(req.headers.host === undefined ? {} : { 'x-forwarded-host': req.headers.host }),
    // This server itself has no TLS.
    'x-forwarded-proto': 'http',
  }
}

/**
 * What of the server's answer goes to the browser. Opened as a page, an answer gets an origin of its own: HTML or SVG from the API must
 * never run as the console (docs/decisions/0009-answers-of-the-api-in-a-sandbox.md).
 *
 * @param target the request target, like `/v1/disks?project=web`
 */
export function answerHeaders(answer: IncomingMessage, target: string): OutgoingHttpHeaders {
  const headers = endToEndHeaders(answer)
  // Several policies hold together: the server's own stays in force.
  const own = headers['content-security-policy']
  return {
    ...headers,
    ...COMMON_HEADERS,
    'content-security-policy': [own ?? [], sandbox(target)].flat().join(', '),
  }
}

/** Headers of an answer that this server gives in the API's stead. */
export const ownAnswerHeaders = (body: string): OutgoingHttpHeaders => ({
  ...COMMON_HEADERS,
  'content-security-policy': sandbox(''),
  'content-type': 'application/json',
  'content-length': Buffer.byteLength(body),
})

/** A server may answer a sign-in with a page that posts a form to the identity provider, even by a script. */
const sandbox = (target: string): string =>
  `${/^\/login(?:[/?]|$)/.test(target) ? 'sandbox allow-forms allow-scripts' : 'sandbox'}; frame-ancestors 'none'`

/** All headers but those of the connection, repeated ones (`set-cookie`) each by itself. */
function endToEndHeaders(message: IncomingMessage): OutgoingHttpHeaders {
  const dropped = new Set(HOP_BY_HOP)
  for (const option of message.headers.connection?.split(',') ?? []) {
    const name = option.trim().toLowerCase()
    if (!ALWAYS_PASSED.has(name)) dropped.add(name)
  }
  const headers: OutgoingHttpHeaders = {}
  for (const [name, values = []] of Object.entries(message.headersDistinct)) {
    if (!dropped.has(name)) headers[name] = values.length === 1 ? values[0] : values
  }
  return headers
}
