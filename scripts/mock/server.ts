/** The mock as a plain HTTP server: what SDKs, command lines and a console without mock talk to. */
import { createServer, type IncomingMessage, type RequestListener } from 'node:http'
import type { AddressInfo } from 'node:net'
import type { Duplex } from 'node:stream'

import { getRequestListener } from '@hono/node-server'
import { Hono } from 'hono'
import { cors } from 'hono/cors'
import { WebSocketServer, type WebSocket } from 'ws'

import { violationHeader } from '../../src/mock/http/defect.ts'
import { NetworkFault } from '../../src/mock/http/fault.ts'
import type { NodeMock } from '../../src/mock/node/node.ts'
import { attachStream } from '../../src/mock/server/stream.ts'
import { loggedRequest, refuseUpgrade } from '../../server/http/refuse.ts'
import type { Log } from '../../server/http/refuse.ts'
import { asksForWebSocket } from '../../server/proxy/upgrade.ts'

/** Answers requests, as `createNodeMock` does. */
export type Answering = Pick<NodeMock, 'fetch' | 'of'>

export interface MockServer {
  /** `http://127.0.0.1:12220`, without a slash at the end. */
  readonly url: string
  close(): Promise<void>
}

export interface MockServerOptions {
  /** 0 takes any free one. */
  readonly port: number
  /** Default: the loopback interface, which only this machine reaches. */
  readonly host?: string
  /** Origin whose pages may call, with cookies. Default: none. */
  readonly cors?: string
  /** Told what was refused. Default: nobody. */
  readonly log?: Log
}

interface Env {
  readonly incoming: IncomingMessage
}

/** What answers on a server of Node's. */
export interface MockListeners {
  readonly request: RequestListener
  readonly upgrade: (incoming: IncomingMessage, socket: Duplex, head: Buffer) => void
  /** Breaks all WebSockets. */
  closeSockets(): void
}

/** For servers that answer more than the API: the parts of `startMockServer`. */
export function mockListeners(
  mock: Answering,
  { cors: origin, log = () => undefined }: Pick<MockServerOptions, 'cors' | 'log'> = {},
): MockListeners {
  const app = new Hono<{ Bindings: Env }>()
  if (origin !== undefined)
    app.use(
      cors({
        origin,
        credentials: true,
        exposeHeaders: ['x-request-id', violationHeader],
        allowMethods: ['GET', 'HEAD', 'PUT', 'POST', 'DELETE'],
      }),
    )
  app.all('*', async ({ req, env }) => {
    try {
      return await mock.fetch(req.raw, sourceOf(env.incoming))
    } catch (error) {
      if (!(error instanceof NetworkFault)) throw error
      // No answer at all: the connection breaks, and there is nobody left to read this one.
      env.incoming.socket.destroy()
      return new Response(null)
    }
  })
  const sockets = new WebSocketServer({ noServer: true, maxPayload: 2 ** 20 })
  const answer = getRequestListener((request, env) => app.fetch(request, env))
  return {
    request: (incoming, outgoing) => void answer(incoming, outgoing),
    upgrade: (incoming, socket, head) => {
      // Browsers do not ask before they open a socket to another origin: the check is ours.
      if (!mayConnect(incoming, origin))
        return refuseUpgrade(incoming, socket, { status: 403, message: whyNot(incoming) }, loggedRequest(incoming, log))
      sockets.handleUpgrade(incoming, socket, head, (client) => connect(mock, incoming, client))
    },
    closeSockets: () => {
      for (const client of sockets.clients) client.terminate()
    },
  }
}

/** Listens. */
export async function startMockServer(
  mock: Answering,
  { port, host = '127.0.0.1', ...options }: MockServerOptions,
): Promise<MockServer> {
  const { request, upgrade, closeSockets } = mockListeners(mock, options)
  const server = createServer({ shouldUpgradeCallback: asksForWebSocket }, request).on('upgrade', upgrade)
  await new Promise<void>((resolve, reject) => {
    server.once('error', reject)
    server.listen(port, host, resolve)
  })
  const { port: taken } = server.address() as AddressInfo
  return {
    url: `http://${host.includes(':') ? `[${host}]` : host}:${taken}`,
    close: () =>
      new Promise((resolve) => {
        closeSockets()
        server.close(() => resolve())
        server.closeAllConnections()
      }),
  }
}

/** Programs send no `Origin`; of pages only those of the allowed origin, or of the server itself. */
function mayConnect({ headers }: IncomingMessage, allowed: string | undefined): boolean {
  const { origin, host } = headers
  return origin === undefined || origin === allowed || URL.parse(origin)?.host === host
}

const whyNot = ({ headers }: IncomingMessage): string =>
  `Pages of ${headers.origin ?? ''} may not open a WebSocket here: the request came for ${headers.host ?? 'no host'}. ` +
  `A proxy in between has to keep the Host header, or start the mock with --cors ${headers.origin ?? ''}.`

function connect(mock: Answering, incoming: IncomingMessage, client: WebSocket): void {
  const { url = '/', headers } = incoming
  const plain = Object.entries(headers).flatMap(([name, value]): [string, string][] =>
    value === undefined || name.startsWith(':') ? [] : [[name, Array.isArray(value) ? value.join(', ') : value]],
  )
  const request = new Request(new URL(url, `http://${headers.host ?? 'localhost'}`), { headers: plain })
  client.binaryType = 'nodebuffer'
  const socket = {
    send: (bytes: Uint8Array) => client.send(bytes),
    close: (code: number, reason: string) => client.close(code, reason),
    onMessage: (receive: (bytes: Uint8Array) => void) =>
      void client.on('message', (data, isBinary) => {
        // Texts are not for us; with `nodebuffer` a binary message is one buffer.
        if (isBinary && data instanceof Uint8Array) receive(new Uint8Array(data))
      }),
    onClose: (closed: () => void) => void client.on('close', closed),
  }
  // The library closes a socket that breaks the protocol.
  client.on('error', () => undefined)
  attachStream(mock.of(request), request, socket, sourceOf(incoming))
}

const sourceOf = ({ socket }: IncomingMessage): { source?: string } =>
  socket.remoteAddress === undefined ? {} : { source: socket.remoteAddress.replace(/^::ffff:/, '') }
