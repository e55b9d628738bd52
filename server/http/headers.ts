/** Which headers a proxy passes on, which it drops, and which it sets itself. */
import type { IncomingMessage, OutgoingHttpHeaders } from 'node:http'

import { isClaim } from './claims.ts'
import { headersOf } from './header-values.ts'
import type { Origin } from './origin.ts'
import { isSignIn } from './routes.ts'
import { COMMON_HEADERS, DROPPED_FROM_ANSWERS, SANDBOX, SIGN_IN_SANDBOX } from './security-headers.ts'

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

/** What of a request goes to the server: no hop-by-hop header, who asked as this server sees it, and under which id. */
export function requestHeaders(
  req: IncomingMessage,
  { origin, id }: { origin: Origin; id: string },
): OutgoingHttpHeaders {
  const headers = endToEndHeaders(req)
  for (const name of Object.keys(headers)) if (isClaim(name)) delete headers[name]
  // Node has already told the client to go on.
  delete headers['expect']
  // Node frames by itself only the bodies of methods that usually have one.
  if (req.headers['transfer-encoding'] !== undefined) headers['transfer-encoding'] = 'chunked'
  return {
    ...headers,
    'x-request-id': id,
    ...(origin.chain === undefined ? {} : { 'x-forwarded-for': origin.chain }),
    ...(origin.host === undefined ? {} : { 'x-forwarded-host': origin.host }),
    'x-forwarded-proto': origin.protocol,
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
  for (const name of DROPPED_FROM_ANSWERS) delete headers[name]
  // Several policies hold together: the server's own stays in force.
  const own = headers['content-security-policy']
  return {
    // What is one person's must not be another's, and a cache may keep what says nothing about itself.
    'cache-control': 'no-store',
    ...headers,
    ...COMMON_HEADERS,
    'content-security-policy': [own ?? [], sandbox(target)].flat().join(', '),
  }
}

/** Headers of an answer that this server gives in the API's stead. */
export const ownAnswerHeaders = (body: string, id: string): OutgoingHttpHeaders => ({
  ...COMMON_HEADERS,
  'x-request-id': id,
  'cache-control': 'no-store',
  'content-security-policy': SANDBOX,
  'content-type': 'application/json',
  'content-length': Buffer.byteLength(body),
})

const sandbox = (target: string): string => (isSignIn(target) ? SIGN_IN_SANDBOX : SANDBOX)

/** Whether a request says that it has a body. */
export const hasBody = ({ headers }: IncomingMessage): boolean =>
  headers['transfer-encoding'] !== undefined || headers['content-length'] !== undefined

/** All headers but those of the connection, repeated ones (`set-cookie`) each by itself. */
function endToEndHeaders(message: IncomingMessage): OutgoingHttpHeaders {
  const dropped = new Set(HOP_BY_HOP)
  for (const option of message.headers.connection?.split(',') ?? []) {
    const name = option.trim().toLowerCase()
    if (!ALWAYS_PASSED.has(name)) dropped.add(name)
  }
  const kept = [...headersOf(message)].filter(([name]) => !dropped.has(name))
  return Object.fromEntries(kept.map(([name, values]) => [name, values.length === 1 ? values[0] : [...values]]))
}
