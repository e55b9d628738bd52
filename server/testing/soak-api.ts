/** An API server for soaks: good, slow, and bad on request. */
import { once } from 'node:events'
import http from 'node:http'
import type { AddressInfo, Socket } from 'node:net'
import { setTimeout as sleep } from 'node:timers/promises'

import { WebSocketServer } from 'ws'

/** Bytes of a large answer, and of an upload. */
export const LARGE = 400_000

export interface SoakApi {
  readonly url: URL
  /** Ids of the good requests that have arrived. */
  readonly seen: ReadonlySet<string>
  /** Connections that are open. */
  open(): number
  close(): Promise<void>
}

export async function startSoakApi(): Promise<SoakApi> {
  const seen = new Set<string>()
  const sockets = new Set<Socket>()
  const server = http.createServer((req, res) => {
    req.on('error', () => undefined)
    res.on('error', () => undefined)
    const [, , kind = ''] = (req.url ?? '').split('?', 1)[0]?.split('/') ?? []
    if (good.has(kind)) seen.add(String(req.headers['x-request-id']))
    void answers[kind]?.(req, res)
  })
  server.on('connection', (socket) => {
    sockets.add(socket)
    socket.on('error', () => undefined)
    socket.once('close', () => sockets.delete(socket))
  })
  const echo = new WebSocketServer({ server })
  echo.on('connection', (socket) => {
    socket.on('error', () => undefined)
    socket.on('message', (data, isBinary) => socket.send(data, { binary: isBinary }))
  })
  server.listen(0, '127.0.0.1')
  await once(server, 'listening')
  return {
    url: new URL(`http://127.0.0.1:${(server.address() as AddressInfo).port}`),
    seen,
    open: () => sockets.size,
    close: async () => {
      for (const socket of sockets) socket.destroy()
      server.close()
      await once(server, 'close')
    },
  }
}

const good = new Set(['echo', 'slow', 'large', 'upload', 'ping'])

const answers: Readonly<Record<string, (req: http.IncomingMessage, res: http.ServerResponse) => unknown>> = {
  ping: (_, res) => res.end('pong'),
  echo: (req, res) => res.end(String(req.headers['x-request-id'])),
  slow: async (req, res) => {
    await sleep(50 + Math.random() * 250)
    res.end(String(req.headers['x-request-id']))
  },
  large: (_, res) => res.end(Buffer.alloc(LARGE, 'x')),
  upload: (req, res) => {
    let bytes = 0
    req.on('data', (chunk: Buffer) => {
      bytes += chunk.length
    })
    req.on('end', () => res.end(String(bytes)))
  },
  // Bad ones.
  hang: (req) => req.resume(),
  stall: (_, res) => res.writeHead(200, { 'content-length': '100' }).write('half'),
  lie: (_, res) => res.writeHead(200, { 'content-length': '100' }).write('half', () => res.destroy()),
  reset: (req) => req.socket.resetAndDestroy(),
  nonsense: (req) => req.socket.end('nonsense\r\n\r\n'),
}
