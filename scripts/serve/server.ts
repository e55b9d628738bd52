/** The server of a build: the console's files, and with `api` everything that is the server's passed on to it. */
import { createServer } from 'node:http'
import type { Server } from 'node:http'
import type { AddressInfo } from 'node:net'

import { getRequestListener } from '@hono/node-server'

import { createConsoleApp } from './console-app.ts'
import { createProxy } from './proxy.ts'
import { belongsToServer } from './routes.ts'

export interface ServeOptions {
  /** Absolute path of a build. */
  folder: string
  /** Origin of the API server; without it, the console runs on its mock. */
  api?: URL
}

/** @returns a server that does not listen yet */
export function createConsoleServer({ folder, api }: ServeOptions): Server {
  const answer = getRequestListener(createConsoleApp({ folder, mock: api === undefined }).fetch, {
    overrideGlobalObjects: false,
  })
  const proxy = api === undefined ? undefined : createProxy(api)

  const server = createServer((req, res) => {
    if (proxy !== undefined && belongsToServer(req.method ?? 'GET', req.url ?? '/')) proxy.pass(req, res)
    else void answer(req, res)
  })
  server.on('upgrade', (req, socket, head) => {
    if (proxy !== undefined && belongsToServer(req.method ?? 'GET', req.url ?? '/')) proxy.upgrade(req, socket, head)
    else socket.end('HTTP/1.1 404 Not Found\r\nconnection: close\r\ncontent-length: 0\r\n\r\n')
  })
  // The upload of an image takes as long as it takes.
  server.requestTimeout = 0
  return server
}

/** Where to listen. */
export interface Place {
  host: string
  port: number
  /** Fail when the port is taken instead of trying the next one. */
  strict?: boolean
}

/**
 * Listens on the port, or on the next free one.
 *
 * @returns the port that it became
 */
export async function listen(server: Server, { host, port, strict = false }: Place): Promise<number> {
  for (let candidate = port; ; candidate += 1) {
    try {
      return await listenOn(server, host, candidate)
    } catch (error) {
      const isTaken = error instanceof Error && 'code' in error && error.code === 'EADDRINUSE'
      if (!isTaken || strict || candidate >= 65_535) throw error
    }
  }
}

function listenOn(server: Server, host: string, port: number): Promise<number> {
  return new Promise((done, fail) => {
    server.once('error', fail)
    server.listen(port, host, () => {
      server.off('error', fail)
      done((server.address() as AddressInfo).port)
    })
  })
}

/** A host as it stands in a URL: IPv6 in brackets, "any address" as the one that a browser can open. */
export function addressOf(host: string, port: number): string {
  if (host === '0.0.0.0' || host === '::') return `http://localhost:${port}/`
  return `http://${host.includes(':') ? `[${host}]` : host}:${port}/`
}
