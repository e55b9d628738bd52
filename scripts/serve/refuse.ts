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

/** Milliseconds that a client has to close its side of a connection, before it is closed for it. */
export const CLOSING_MS = 5_000

/** Answers a request with an error of the API's shape. */
export function refuse(res: ServerResponse, refusal: Refusal, log: Log): void {
  log(logLine(res.req, refusal))
  const body = JSON.stringify(apiError(refusal.message))
  // The reason is given because a failed attempt to answer may have left one behind.
  res.writeHead(refusal.status, STATUS_CODES[refusal.status] ?? '', ownAnswerHeaders(body))
  res.end(body)
}

/** Answers the request for an upgrade with an error of the API's shape, and closes its connection. */
export function refuseUpgrade(req: IncomingMessage, socket: Duplex, refusal: Refusal, log: Log): void {
  log(logLine(req, refusal))
  const body = JSON.stringify(apiError(refusal.message))
  socket.on('error', () => socket.destroy())
  socket.write(responseHead(refusal.status, { ...ownAnswerHeaders(body), connection: 'close' }))
  socket.write(body)
  closeSoon(socket)
}

/** Names the request. Queries are left out: they may hold what is nobody's business. */
export const logLine = ({ method = '', url = '' }: IncomingMessage, { status, message }: Refusal): string =>
  `${method} ${url.split('?', 1)[0]}: ${status}, ${message}`

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
