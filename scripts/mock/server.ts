/** The mock as a plain HTTP server: what SDKs, command lines and a console without mock talk to. */
import { createServer, type IncomingMessage, type RequestListener, type Server } from 'node:http'
import type { AddressInfo } from 'node:net'
import type { Duplex } from 'node:stream'

import { getRequestListener } from '@hono/node-server'
import { Hono } from 'hono'
import { cors } from 'hono/cors'
import { WebSocketServer, type WebSocket } from 'ws'

import { requestIdHeader, versionHeaders } from '../../generated/mock/conventions.gen.ts'
import { controlHandler, controlPrefix, isControlPath } from '../../src/mock/control/http.ts'
import { toResponse, type Answer } from '../../src/mock/http/answer.ts'
import { violationHeader } from '../../src/mock/http/defect.ts'
import { NetworkFault } from '../../src/mock/http/fault.ts'
import type { FetchMock } from '../../src/mock/server/mock-with-fetch.ts'
import { versionMismatchHeader } from '../../src/mock/server/header-check.ts'
import { attachStream } from '../../src/mock/server/stream.ts'
import { signInPage } from '../../src/mock/sign-in/pages.ts'
import { loggedRequest, refuseUpgrade } from '../../server/http/refuse.ts'
import type { Log } from '../../server/http/refuse.ts'
import { asksForWebSocket } from '../../server/proxy/upgrade.ts'

/** Answers requests, as `createNodeMock` does. */
export type Answering = Pick<FetchMock, 'of'>

/** The same, and can be controlled. */
export type Controllable = Answering & Pick<FetchMock, 'hostOf'>

export interface MockServer {
  /** `http://127.0.0.1:12220`, without a slash at the end. */
  readonly url: string
  /** Where its control is; undefined without one. */
  readonly control: string | undefined
  close(): Promise<void>
}

export interface MockServerOptions {
  /** 0 takes any free one. */
  readonly port: number
  /** Default: the loopback interface, which only this machine reaches. */
  readonly host?: string
  /** Origin whose pages may call, with cookies. Default: none. */
  readonly cors?: string
  /** Where programs of this machine may control the mock: beside the API, or on a port of its own. Default: nowhere. */
  readonly control?: 'beside' | { readonly port: number }
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
  { cors: origin, log = () => undefined, before }: Pick<MockServerOptions, 'cors' | 'log'> & { before?: Answers } = {},
): MockListeners {
  // Before CORS: what a page of another origin may do with the API, it may do with nothing else.
  const app = before === undefined ? new Hono<{ Bindings: Env }>() : answering(before)
  if (origin !== undefined)
    app.use(
      cors({
        origin,
        credentials: true,
        exposeHeaders: [requestIdHeader, violationHeader, versionMismatchHeader, ...Object.keys(versionHeaders)],
        allowMethods: ['GET', 'HEAD', 'PUT', 'PATCH', 'POST', 'DELETE'],
      }),
    )
  app.all('*', ({ req, env }) =>
    sentOn(env, async () => {
      const reply = await mock.of(req.raw).handle(req.raw, sourceOf(env.incoming))
      return toResponse(breakingOff(reply, env.incoming.socket))
    }),
  )
  const sockets = new WebSocketServer({ noServer: true, maxPayload: 2 ** 20 })
  return {
    request: listenerOf(app),
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

/** The API, the pages of signing in, and the control where it is wanted. */
export async function startMockServer(
  mock: Controllable,
  { port, host = loopback, control, ...options }: MockServerOptions,
): Promise<MockServer> {
  const handle = controlHandler(mock.hostOf)
  const before: Answers = (request, source) =>
    control === 'beside' && isControlPath(new URL(request.url).pathname)
      ? handle(request, source)
      : signInPage(mock.of(request), request, source === undefined ? {} : { source })
  const { request, upgrade, closeSockets } = mockListeners(mock, { ...options, before })
  const server = createServer({ shouldUpgradeCallback: asksForWebSocket }, request).on('upgrade', upgrade)
  const own = createServer(listenerOf(answering(handle)))
  const close = async (): Promise<void> => {
    closeSockets()
    await Promise.all([server, own].map(stopped))
  }
  try {
    await listen(server, port, host)
    if (typeof control === 'object') await listen(own, control.port, loopback)
  } catch (error) {
    // Who cannot have both ports has neither.
    await close()
    throw error
  }
  const url = urlOf(server, host)
  return { url, control: controlUrl(), close }

  function controlUrl(): string | undefined {
    if (control === undefined) return undefined
    return `${control === 'beside' ? url : urlOf(own, loopback)}${controlPrefix}`
  }
}

const loopback = '127.0.0.1'

/** Answers what is not for the API; undefined leaves a request to it. */
type Answers = (request: Request, source: string | undefined) => Promise<Answer | undefined>

const answering = (answers: Answers): Hono<{ Bindings: Env }> =>
  new Hono<{ Bindings: Env }>().use(({ req, env }, next) =>
    sentOn(env, async () => {
      const reply = await answers(req.raw, sourceOf(env.incoming).source)
      return reply === undefined ? next() : toResponse(reply)
    }),
  )

/** No answer at all breaks the connection: there is nobody left to read this one. */
async function sentOn<T>({ incoming }: Env, send: () => Promise<T>): Promise<T | Response> {
  try {
    return await send()
  } catch (error) {
    if (!(error instanceof NetworkFault)) throw error
    incoming.socket.destroy()
    return new Response(null)
  }
}

function listenerOf(app: Hono<{ Bindings: Env }>): RequestListener {
  const answer = getRequestListener((request, env) => app.fetch(request, env))
  return (incoming, outgoing) => void answer(incoming, outgoing)
}

const listen = (server: Server, port: number, host: string): Promise<void> =>
  new Promise((resolve, reject) => {
    server.once('error', reject)
    server.listen(port, host, resolve)
  })

const stopped = (server: Server): Promise<void> =>
  new Promise((resolve) => {
    server.close(() => resolve())
    server.closeAllConnections()
  })

function urlOf(server: Server, host: string): string {
  const { port } = server.address() as AddressInfo
  return `http://${host.includes(':') ? `[${host}]` : host}:${port}`
}

/** An answer that breaks off takes the connection with it. */
function breakingOff(reply: Answer, socket: Duplex): Answer {
  if (!(reply.body instanceof ReadableStream)) return reply
  const reader = reply.body.getReader()
  const body = new ReadableStream<Uint8Array<ArrayBuffer>>({
    pull: async (controller) => {
      const next = await reader.read().catch(() => undefined)
      if (next?.value !== undefined) controller.enqueue(next.value)
      else socket.destroy()
    },
  })
  return { ...reply, body }
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
    send: (message: Uint8Array | string) => client.send(message),
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
