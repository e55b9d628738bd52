/** WebSockets through the proxy: the two connections are joined end to end. Nothing else is ever upgraded. */
import type { ClientRequest, IncomingMessage, OutgoingHttpHeaders } from 'node:http'
import { pipeline } from 'node:stream'
import type { Duplex } from 'node:stream'

import { FrameGate, GOING_AWAY, GOING_AWAY_MASKED } from './frames.ts'
import { answerHeaders, requestHeaders } from './headers.ts'
import { CLOSING_MS, closeSoon, logLine, refuseUpgrade, responseHead } from './refuse.ts'
import type { Log } from './refuse.ts'

/** Milliseconds that the server has to answer a request for a WebSocket. */
export const HANDSHAKE_MS = 30_000

export interface Tunnels {
  /** Joins a client that asked for a WebSocket to the server. */
  open(req: IncomingMessage, socket: Duplex, head: Buffer): void
  /** Closes all WebSockets with "going away". */
  close(): void
}

export interface TunnelOptions {
  /** A request to the server, not sent yet. */
  ask: (req: IncomingMessage, headers: OutgoingHttpHeaders) => ClientRequest
  /** Says why the server could not be asked. */
  explain: (error: Error) => string
  log: Log
}

/**
 * Whether a request asks for a WebSocket. Other protocols (`h2c`) may be ignored, RFC 9110 §7.8, and then the request is one like any
 * other: passed through blindly, they would carry requests that this server never sees.
 */
export function asksForWebSocket({ method, headers }: IncomingMessage): boolean {
  const hasBody = headers['transfer-encoding'] !== undefined || Number(headers['content-length'] ?? 0) > 0
  return method === 'GET' && !hasBody && headers.upgrade?.trim().toLowerCase() === 'websocket'
}

export function createTunnels({ ask, explain, log }: TunnelOptions): Tunnels {
  const closers = new Set<() => void>()

  return {
    open(req, socket, head) {
      const request = ask(req, { ...requestHeaders(req), connection: 'Upgrade', upgrade: 'websocket' })
      let isAnswered = false
      /** @returns whether this is the first answer */
      const answerOnce = (): boolean => {
        clearTimeout(timer)
        const isFirst = !isAnswered && !socket.destroyed
        isAnswered = true
        return isFirst
      }
      const giveUp = (status: number, message: string): void => {
        if (answerOnce()) refuseUpgrade(req, socket, { status, message }, log)
        request.destroy()
      }
      const timer = setTimeout(
        () => giveUp(504, 'The API server did not answer the request for a WebSocket.'),
        HANDSHAKE_MS,
      )
      socket.on('error', () => socket.destroy())
      socket.once('close', () => {
        clearTimeout(timer)
        request.destroy()
      })

      request.on('upgrade', (answer, serverSocket, serverHead) => {
        const { upgrade = '' } = answer.headers
        if (upgrade.toLowerCase() !== 'websocket') {
          serverSocket.destroy()
          return giveUp(502, `The API server changed to "${upgrade}" instead of a WebSocket.`)
        }
        if (!answerOnce()) return serverSocket.destroy()
        const headers = { ...answerHeaders(answer, req.url ?? ''), connection: 'Upgrade', upgrade: 'websocket' }
        socket.write(responseHead(101, headers))
        if (head.length > 0) socket.unshift(head)
        if (serverHead.length > 0) serverSocket.unshift(serverHead)
        const close = join(socket, serverSocket, () => closers.delete(close))
        closers.add(close)
      })
      request.on('response', (answer) => {
        // Refused (401, 404, …): the client gets the refusal, and then the connection has no further use.
        const { statusCode: status = 0 } = answer
        if (status < 200) return giveUp(502, `The API server answered with the status ${status}, which is none.`)
        if (!answerOnce()) return
        log(logLine(req, { status, message: 'the API server refused the WebSocket.' }))
        socket.write(responseHead(status, { ...answerHeaders(answer, req.url ?? ''), connection: 'close' }))
        answer.pipe(socket, { end: false })
        answer.on('end', () => closeSoon(socket))
        answer.on('error', () => socket.destroy())
      })
      request.on('error', (error) => giveUp(502, explain(error)))
      request.end()
    },

    close() {
      for (const close of closers) close()
    },
  }
}

/**
 * Makes one of two connections: what either says, ends or breaks, the other hears.
 *
 * @param onEnd told when both are over
 * @returns a function that closes both, between two frames
 */
function join(client: Duplex, server: Duplex, onEnd: () => void): () => void {
  const toServer = new FrameGate()
  const toClient = new FrameGate()
  let timer: NodeJS.Timeout | undefined
  // A WebSocket has no half-open state: where one direction has ended, the other is not waited for forever.
  const end = () => {
    timer ??= setTimeout(() => {
      client.destroy()
      server.destroy()
    }, CLOSING_MS)
    if (!client.closed || !server.closed) return
    clearTimeout(timer)
    onEnd()
  }
  // Two pipelines listen to each.
  for (const socket of [client, server]) socket.setMaxListeners(20)
  client.once('close', end)
  server.once('close', end)
  pipeline(client, toServer, server, end)
  pipeline(server, toClient, client, end)
  return () => {
    toServer.finishWith(GOING_AWAY_MASKED)
    toClient.finishWith(GOING_AWAY)
    end()
  }
}
