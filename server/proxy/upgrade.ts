/** WebSockets through the proxy: the two connections are joined end to end. Nothing else is ever upgraded. */
import type { IncomingMessage } from 'node:http'
import type { Duplex } from 'node:stream'

import type { Exchange, Failure } from '../http/exchange.ts'
import { answerHeaders, requestHeaders } from '../http/headers.ts'
import type { Limits } from '../http/limits.ts'
import { closeSoon, refuseUpgrade, responseHead } from '../http/refuse.ts'
import type { Asking } from './ask.ts'
import { GOING_AWAY } from './frames.ts'
import { join } from './join.ts'
import { LEADS_AWAY, safeHeaders } from './redirects.ts'

/** Milliseconds that the server has to answer a request for a WebSocket. */
export const HANDSHAKE_MS = 30_000

export interface Opening {
  req: IncomingMessage
  socket: Duplex
  /** What the client has said already of its WebSocket. */
  head: Buffer
  exchange: Exchange
}

export interface Tunnels {
  /** Joins a client that asked for a WebSocket to the server. */
  open(opening: Opening): void
  /** How many are open. */
  count(): number
  /** Closes all WebSockets with "going away", and those that are still being opened as soon as they are. */
  close(): void
}

export interface TunnelOptions extends Asking {
  /** Origin of the API server. */
  server: URL
  limits: Limits
}

/**
 * Whether a request asks for a WebSocket. Other protocols (`h2c`) may be ignored, RFC 9110 §7.8, and then the request is one like any
 * other: passed through blindly, they would carry requests that this server never sees.
 */
export function asksForWebSocket({ method, headers }: IncomingMessage): boolean {
  const hasBody = headers['transfer-encoding'] !== undefined || Number(headers['content-length'] ?? 0) > 0
  return method === 'GET' && !hasBody && headers.upgrade?.trim().toLowerCase() === 'websocket'
}

export function createTunnels({ server, ask, explain, limits }: TunnelOptions): Tunnels {
  const closers = new Set<(code: number) => void>()
  /** Asked for, and not joined yet. */
  let pending = 0
  let isClosed = false

  return {
    open({ req, socket, head, exchange }) {
      if (closers.size + pending >= limits.maxSockets) {
        const message = `There are ${limits.maxSockets} WebSockets open, and no more are allowed.`
        return refuseUpgrade(req, socket, { status: 503, message }, exchange)
      }
      const request = ask(
        req,
        { ...requestHeaders(req, exchange), connection: 'Upgrade', upgrade: 'websocket' },
        exchange.origin,
      )
      if (request instanceof Error) {
        const message = 'A header of the request has characters that cannot be passed on.'
        return refuseUpgrade(req, socket, { status: 400, message }, exchange)
      }
      pending += 1
      let isAnswered = false
      let isPending = true
      const settle = (): void => {
        clearTimeout(timer)
        if (isPending) pending -= 1
        isPending = false
      }
      /** @returns whether this is the first answer */
      const answerOnce = (): boolean => {
        settle()
        const isFirst = !isAnswered && !socket.destroyed
        isAnswered = true
        return isFirst
      }
      const giveUp = (status: number, message: string, failure: Failure): void => {
        if (answerOnce()) {
          exchange.failed(failure)
          refuseUpgrade(req, socket, { status, message }, exchange)
        }
        request.destroy()
      }
      const timer = setTimeout(
        () => giveUp(504, 'The API server did not answer the request for a WebSocket.', 'timeout'),
        HANDSHAKE_MS,
      )
      socket.on('error', () => socket.destroy())
      socket.once('close', () => {
        settle()
        request.destroy()
      })

      request.on('upgrade', (answer, serverSocket, serverHead) => {
        const { upgrade = '' } = answer.headers
        if (upgrade.toLowerCase() !== 'websocket') {
          serverSocket.destroy()
          return giveUp(502, `The API server changed to "${upgrade}" instead of a WebSocket.`, 'invalid')
        }
        if (!answerOnce()) return serverSocket.destroy()
        exchange.answered(101)
        const headers = { ...answerHeaders(answer, req.url ?? ''), connection: 'Upgrade', upgrade: 'websocket' }
        socket.write(responseHead(101, { ...headers, 'x-request-id': exchange.id }))
        if (head.length > 0) socket.unshift(head)
        if (serverHead.length > 0) serverSocket.unshift(serverHead)
        const close = join({ client: socket, server: serverSocket, limits, onEnd: () => closers.delete(close) })
        closers.add(close)
        // Asked for before the end, and answered after it.
        if (isClosed) close(GOING_AWAY)
      })
      request.on('response', (answer) => {
        // Refused (401, 404, …): the client gets the refusal, and then the connection has no further use.
        const { statusCode: status = 0 } = answer
        const { url: target = '' } = req
        if (status < 200)
          return giveUp(502, `The API server answered with the status ${status}, which is none.`, 'invalid')
        const passed = safeHeaders(answerHeaders(answer, target), { api: server, host: exchange.origin.host, target })
        if (passed === undefined)
          return giveUp(502, `The API server sent an answer that cannot be passed on (${LEADS_AWAY}).`, 'invalid')
        if (!answerOnce()) return
        exchange.answered(status)
        exchange.note({ status, message: 'the API server refused the WebSocket.' })
        const headers = { 'x-request-id': exchange.id, ...passed, connection: 'close' }
        socket.write(responseHead(status, headers))
        let received = 0
        answer.on('data', (chunk: Buffer) => {
          received += chunk.length
          if (received > limits.maxAnswer) answer.destroy(new Error('too large'))
        })
        answer.setTimeout(limits.idleMs, () => answer.destroy(new Error('too slow')))
        answer.pipe(socket, { end: false })
        answer.on('end', () => closeSoon(socket))
        answer.on('error', () => socket.destroy())
      })
      request.on('error', (error) => giveUp(...explain(error, request)))
      request.end()
    },

    count: () => closers.size,

    close() {
      isClosed = true
      for (const close of closers) close(GOING_AWAY)
    },
  }
}
