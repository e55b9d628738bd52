/** Ends a server without breaking what it is doing. */
import type { IncomingMessage, Server, ServerResponse } from 'node:http'
import { Server as TlsServer } from 'node:https'
import type { Duplex } from 'node:stream'

import { closeSoon } from './http/refuse.ts'

export interface Stopping {
  /** How many requests had not been answered when the time was over. */
  cut: number
}

export interface Connections {
  /** The requests of a connection that are not answered. */
  running(socket: Duplex): ReadonlySet<ServerResponse>
  /** Connections that are open, those of WebSockets among them. */
  count(): number
  /** Whether `stop` was called. */
  isStopping(): boolean
  /**
   * Stops listening, closes idle connections, lets running requests finish within `limit` milliseconds, and resolves when no connection
   * is left.
   */
  stop(limit: number): Promise<Stopping>
}

const none: ReadonlySet<ServerResponse> = new Set()

/**
 * Watches the requests of a server, to be called before it listens.
 *
 * Node's own `close()` takes a connection that has not sent a request yet, as browsers keep them, for a busy one.
 *
 * @param onStop closes what the server knows of its upgraded connections
 */
export function watchConnections(server: Server, onStop: () => void): Connections {
  /** Every connection that is still HTTP, with its requests that are not answered. */
  const connections = new Map<Duplex, Set<ServerResponse>>()
  const upgraded = new Set<Duplex>()
  /** Connections as the system knows them: below TLS. */
  const bare = new Set<Duplex>()
  let isStopping = false

  const closeIfIdle = (socket: Duplex) => {
    if (isStopping && connections.get(socket)?.size === 0) closeSoon(socket)
  }
  server.on('connection', (socket) => {
    bare.add(socket)
    socket.once('close', () => bare.delete(socket))
  })
  server.on(server instanceof TlsServer ? 'secureConnection' : 'connection', (socket: Duplex) => {
    connections.set(socket, new Set())
    socket.once('close', () => connections.delete(socket))
    closeIfIdle(socket)
  })
  const watch = (req: IncomingMessage, res: ServerResponse) => {
    const running = connections.get(req.socket)
    running?.add(res)
    if (isStopping) res.shouldKeepAlive = false
    res.once('close', () => {
      running?.delete(res)
      closeIfIdle(req.socket)
    })
  }
  // First in line: a request may be answered at once.
  for (const event of ['request', 'checkContinue', 'checkExpectation']) server.prependListener(event, watch)
  const leave = (_: IncomingMessage, socket: Duplex) => {
    connections.delete(socket)
    upgraded.add(socket)
    socket.once('close', () => upgraded.delete(socket))
  }
  for (const event of ['upgrade', 'connect']) server.prependListener(event, leave)

  return {
    running: (socket) => connections.get(socket) ?? none,
    count: () => bare.size,
    isStopping: () => isStopping,
    stop(limit) {
      isStopping = true
      return new Promise((done) => {
        let cut = 0
        const timer = setTimeout(() => {
          for (const [socket, running] of connections) {
            cut += running.size
            socket.destroy()
          }
          for (const socket of [...upgraded, ...bare]) socket.destroy()
        }, limit)
        server.close(() => {
          clearTimeout(timer)
          done({ cut })
        })
        onStop()
        for (const [socket, running] of connections) {
          for (const res of running) if (!res.headersSent) res.shouldKeepAlive = false
          closeIfIdle(socket)
        }
      })
    },
  }
}
