/** Ends a server without breaking what it is doing. */
import type { IncomingMessage, Server, ServerResponse } from 'node:http'
import type { Duplex } from 'node:stream'

import { closeSoon } from './refuse.ts'

export interface Stopping {
  /** How many requests had not been answered when the time was over. */
  cut: number
}

/**
 * Watches the requests of a server, to be called before it listens.
 *
 * Node's own `close()` takes a connection that has not sent a request yet, as browsers keep them, for a busy one.
 *
 * @returns a function that stops listening, closes idle connections, lets running requests finish within `limit` milliseconds, and
 *   resolves when no connection is left. `onStop` closes what the server knows of its upgraded connections.
 */
export function stopper(server: Server, onStop: () => void): (limit: number) => Promise<Stopping> {
  /** Every connection that is still HTTP, with its requests that are not answered. */
  const connections = new Map<Duplex, Set<ServerResponse>>()
  const upgraded = new Set<Duplex>()
  let isStopping = false

  const closeIfIdle = (socket: Duplex) => {
    if (isStopping && connections.get(socket)?.size === 0) closeSoon(socket)
  }
  server.on('connection', (socket) => {
    connections.set(socket, new Set())
    socket.once('close', () => connections.delete(socket))
  })
  // First in line: a request may be answered at once.
  server.prependListener('request', (req: IncomingMessage, res: ServerResponse) => {
    const running = connections.get(req.socket)
    running?.add(res)
    if (isStopping) res.shouldKeepAlive = false
    res.once('close', () => {
      running?.delete(res)
      closeIfIdle(req.socket)
    })
  })
  server.prependListener('upgrade', (_, socket) => {
    connections.delete(socket)
    upgraded.add(socket)
    socket.once('close', () => upgraded.delete(socket))
  })

  return (limit) => {
    isStopping = true
    return new Promise((done) => {
      let cut = 0
      const timer = setTimeout(() => {
        for (const [socket, running] of connections) {
          cut += running.size
          socket.destroy()
        }
        for (const socket of upgraded) socket.destroy()
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
  }
}
