/** The server of a build: the console's files, and with `api` everything that is the server's passed on to it. */
import { createServer } from 'node:http'
import type { IncomingMessage, Server } from 'node:http'
import type { AddressInfo } from 'node:net'

import { getRequestListener } from '@hono/node-server'

import { createConsoleApp } from './console-app.ts'
import { createProxy } from './proxy.ts'
import { refuseUpgrade } from './refuse.ts'
import type { Log, Refusal } from './refuse.ts'
import { belongsToServer } from './routes.ts'
import { stopper } from './stop.ts'
import type { Stopping } from './stop.ts'
import { asksForWebSocket } from './upgrade.ts'

export interface ServeOptions {
  /** Absolute path of a build. */
  folder: string
  /** Origin of the API server; without it, the console runs on its mock. */
  api?: URL
  /** Told what could not be passed on. Default: nobody. */
  log?: Log
}

export interface ConsoleServer {
  /** Does not listen yet. */
  server: Server
  /** Stops listening, and lets running requests finish within that many milliseconds; WebSockets are closed at once. */
  stop(limit: number): Promise<Stopping>
}

export function createConsoleServer({ folder, api, log = () => undefined }: ServeOptions): ConsoleServer {
  const answer = getRequestListener(createConsoleApp({ folder, mock: api === undefined }).fetch, {
    overrideGlobalObjects: false,
  })
  const proxy = api === undefined ? undefined : createProxy(api, log)
  const proxyFor = ({ method = 'GET', url = '/' }: IncomingMessage) =>
    belongsToServer(method, url) ? proxy : undefined

  const server = createServer({ shouldUpgradeCallback: asksForWebSocket }, (req, res) => {
    const responsible = proxyFor(req)
    if (responsible === undefined) void answer(req, res)
    else responsible.pass(req, res)
  })
  server.on('upgrade', (req, socket, head) => {
    const responsible = proxyFor(req)
    if (!asksForWebSocket(req)) refuseUpgrade(req, socket, unknownProtocol, log)
    else if (responsible === undefined) refuseUpgrade(req, socket, noSocketHere, log)
    else responsible.upgrade(req, socket, head)
  })
  // The upload of an image takes as long as it takes.
  server.requestTimeout = 0
  return { server, stop: stopper(server, () => proxy?.closeSockets()) }
}

const noSocketHere: Refusal = { status: 404, message: 'There is no WebSocket at this address.' }

/** Only where Node does not ask `shouldUpgradeCallback`: before 22.21 and 24.9. */
const unknownProtocol: Refusal = { status: 501, message: 'A connection can only be upgraded to websocket.' }

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
