/** Answers that this server gives itself because a request cannot be passed on. */
import { STATUS_CODES } from 'node:http'
import type { IncomingMessage, OutgoingHttpHeaders, ServerResponse } from 'node:http'
import type { Duplex } from 'node:stream'

import { apiError } from './api-error.ts'
import { ownAnswerHeaders } from './headers.ts'

export interface Refusal {
  status: number
  /** Plain words: shown at the console, and in the log. */
  message: string
}

/** Takes one line about something that went wrong. */
export type Log = (line: string) => void

/** What a refusal has to know of the request, and whom it tells. */
export interface Refused {
  /** Of the request. */
  readonly id: string
  /** Told of each refusal. */
  note(refusal: Refusal): void
}

/** Milliseconds that a client has to close its side of a connection, before it is closed for it. */
export const CLOSING_MS = 5_000

/** For a request that nobody watches: writes refusals to a log. */
export const loggedRequest = (req: IncomingMessage, log: Log): Refused => ({
  id: crypto.randomUUID(),
  note: (refusal) => log(logLine(req, refusal)),
})

/** Answers a request with an error of the API's shape. What is still to come of the request's body is not waited for. */
export function refuse(res: ServerResponse, refusal: Refusal, request: Refused): void {
  request.note(refusal)
  const body = JSON.stringify(apiError(refusal.message, request.id))
  for (const name of res.getHeaderNames()) if (name !== 'x-request-id') res.removeHeader(name)
  if (!res.req.complete) closeAfter(res)
  // The reason is given because a failed attempt to answer may have left one behind.
  res.writeHead(refusal.status, STATUS_CODES[refusal.status] ?? '', ownAnswerHeaders(body, request.id))
  res.end(body)
}

/** Answers the request for an upgrade with an error of the API's shape, and closes its connection. */
export function refuseUpgrade(req: IncomingMessage, socket: Duplex, refusal: Refusal, request: Refused): void {
  request.note(refusal)
  socket.on('error', () => socket.destroy())
  socket.write(refusalText(refusal, request.id, req.method !== 'HEAD'))
  closeSoon(socket)
}

/** A refusal as it goes over a bare socket, which ends with it. */
export function refusalText(refusal: Refusal, id: string, withBody = true): Buffer {
  const body = JSON.stringify(apiError(refusal.message, id))
  const head = responseHead(refusal.status, { ...ownAnswerHeaders(body, id), connection: 'close' })
  return withBody ? Buffer.concat([head, Buffer.from(body)]) : head
}

/**
 * Names the request. Queries are left out: they may hold what is nobody's business. What a terminal would act upon is escaped: some take
 * a single byte beyond ASCII for the beginning of a command.
 */
export const logLine = ({ method = '', url = '' }: IncomingMessage, { status, message }: Refusal): string =>
  `${method} ${pathOf(url)}: ${status}, ${message}`.replaceAll(/[^\x20-\x7e]/gu, encodeURIComponent)

/** A request target without its query. */
export const pathOf = (target: string): string => target.split(/[?#]/, 1)[0] ?? ''

/** The head of an answer that is written to a bare socket. */
export function responseHead(status: number, headers: OutgoingHttpHeaders): Buffer {
  const lines = Object.entries(headers).flatMap(([name, value]) =>
    (Array.isArray(value) ? value : [value]).map((one) => `${name}: ${one}\r\n`),
  )
  // As Node reads headers: each byte is one character.
  return Buffer.from(`HTTP/1.1 ${status} ${STATUS_CODES[status] ?? ''}\r\n${lines.join('')}\r\n`, 'latin1')
}

/** Ends a connection when everything is written. A client that does not close its side is not waited for forever. */
export function closeSoon(socket: Duplex): void {
  if (socket.destroyed) return
  const timer = setTimeout(() => socket.destroy(), CLOSING_MS)
  socket.once('close', () => clearTimeout(timer))
  socket.end()
  // Unread bytes would make the system reset the connection before the client has read the answer.
  socket.resume()
}

/**
 * Closes the connection after this answer, to be called before the answer begins. Node would do so at once; a client that is still sending
 * would be reset, and never read why.
 */
export function closeAfter(res: ServerResponse): void {
  const { req, socket } = res
  res.shouldKeepAlive = false
  if (socket === null) return
  socket.destroySoon = () => closeSoon(socket)
  req.resume()
}
