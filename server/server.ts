/** The server of a build: the console's files, and with `api` everything that is the server's passed on to it. */
import http from 'node:http'
import type { IncomingMessage, Server, ServerResponse } from 'node:http'
import https from 'node:https'
import type { Duplex } from 'node:stream'

import { getRequestListener } from '@hono/node-server'

import { createConsoleApp } from './files/console-app.ts'
import { createStaticFiles } from './files/static-files.ts'
import { whyForeign, whyRefused, whyRefusedAnywhere } from './http/admission.ts'
import type { Rules } from './http/admission.ts'
import { hasBody } from './http/headers.ts'
import { hostCheck } from './http/hosts.ts'
import { LIMITS, MAX_PIPELINED } from './http/limits.ts'
import type { Limits } from './http/limits.ts'
import { trustNobody } from './http/origin.ts'
import type { Trust } from './http/origin.ts'
import { closeAfter, closeSoon, pathOf, refusalText, refuse, refuseUpgrade } from './http/refuse.ts'
import type { Log, Refusal } from './http/refuse.ts'
import { belongsToServer } from './http/routes.ts'
import { STRICT_TRANSPORT } from './http/security-headers.ts'
import { createProxy } from './proxy/proxy.ts'
import { asksForWebSocket } from './proxy/upgrade.ts'
import { watchConnections } from './stop.ts'
import type { Stopping } from './stop.ts'
import type { TlsPair } from './tls.ts'
import type { AccessRecord, Route } from './watch/access-record.ts'
import { HEALTH_PATH, healthAnswer, READY_PATH, readiness } from './watch/health.ts'
import type { Readiness } from './watch/health.ts'
import type { Metrics } from './watch/metrics.ts'
import { createObserver } from './watch/observer.ts'
import { answerPlain } from './watch/plain.ts'

export interface ServeOptions {
  /** Absolute path of a build. */
  folder: string
  /** Origin of the API server; without it, the console runs on its mock. */
  api?: URL
  /** Where the build stands, with slashes around. Default: `/`. */
  base?: string
  /** Names that this server answers to, see `hostCheck`. */
  allowedHosts?: readonly string[]
  /** Whose `X-Forwarded-…` headers are believed. Default: nobody's. */
  trust?: Trust
  limits?: Partial<Limits>
  /** With it, this server speaks TLS only. */
  tls?: TlsPair
  /** What the API server is asked to find out whether it is there. */
  readyPath?: string
  /** Told what could not be passed on, unless there is `access`. Default: nobody. */
  log?: Log
  /** Told of each request when it is over. */
  access?: (record: AccessRecord) => void
  metrics?: Metrics
}

export interface ConsoleServer {
  /** Does not listen yet. */
  server: Server
  /** Reads all files, so that the first browser does not wait for it. */
  warmUp(): Promise<void>
  /** Whether requests should be sent here. */
  ready(): Promise<Readiness>
  /** From now on not ready, and still serving: load balancers look elsewhere before the end. */
  drain(): void
  /** Takes another certificate; connections that are open keep theirs. */
  renewTls(pair: TlsPair): void
  /** Stops listening, and lets running requests finish within that many milliseconds; WebSockets are closed at once. */
  stop(limit: number): Promise<Stopping>
}

export function createConsoleServer({
  folder,
  api,
  base = '/',
  allowedHosts,
  trust = trustNobody,
  tls,
  readyPath = '/v1/ping',
  log = () => undefined,
  access,
  metrics,
  ...options
}: ServeOptions): ConsoleServer {
  const limits: Limits = { ...LIMITS, ...options.limits }
  const rules: Rules = { isOurHost: hostCheck(allowedHosts), maxBody: limits.maxBody }
  const files = createStaticFiles(folder)
  const answer = getRequestListener(createConsoleApp({ folder, base, files, mock: api === undefined }).fetch, {
    overrideGlobalObjects: false,
  })
  const proxy = api === undefined ? undefined : createProxy(api, { limits })
  const observer = createObserver({ trust, log, ...(access && { access }), ...(metrics && { metrics }) })
  let isDraining = false

  const settings = {
    shouldUpgradeCallback: asksForWebSocket,
    maxHeaderSize: limits.maxHeader,
    // Node's own refusal has none of the headers of this server.
    requireHostHeader: false,
    headersTimeout: limits.headersMs,
    keepAliveTimeout: limits.keepAliveMs,
    // The upload of an image takes as long as it takes; that it moves is watched elsewhere.
    requestTimeout: 0,
    connectionsCheckingInterval: Math.min(5_000, limits.headersMs),
  }
  const server: Server =
    tls === undefined
      ? http.createServer(settings)
      : https.createServer({ ...settings, ...tls, minVersion: 'TLSv1.2', handshakeTimeout: limits.connectMs })
  server.maxConnections = limits.maxConnections
  // Node would leave out those beyond a number without a word; here they are refused.
  server.maxHeadersCount = 0
  // Nothing moves: a client that does not read what it asked for.
  server.setTimeout(Math.max(limits.idleMs, limits.answerMs) + 5_000)

  const connections = watchConnections(server, () => proxy?.closeSockets())
  const isStopping = () => isDraining || connections.isStopping()
  const ready = readiness({ api, path: readyPath, isStopping })
  metrics?.watch({ connections: connections.count, sockets: () => proxy?.openSockets() ?? 0, isStopping })

  const routeOf = ({ method = 'GET', url = '/' }: IncomingMessage): Route => {
    const path = pathOf(url)
    if (path === HEALTH_PATH || path === READY_PATH) return 'health'
    return proxy !== undefined && belongsToServer(method, url) ? 'api' : 'console'
  }

  const take = (req: IncomingMessage, res: ServerResponse, expects?: 'continue' | 'unknown'): void => {
    // Closing already: what still comes was sent before the client knew.
    if (req.socket.writableEnded) return void res.destroy()
    const exchange = observer.request(req, res, routeOf(req))
    res.setHeader('x-request-id', exchange.id)
    if (tls !== undefined) for (const [name, value] of Object.entries(STRICT_TRANSPORT)) res.setHeader(name, value)
    const isHealth = routeOf(req) === 'health'
    const refusal =
      (isHealth ? whyRefusedAnywhere(req, rules) : whyRefused(req, exchange.origin, rules)) ??
      (expects === 'unknown' ? unknownExpectation : undefined) ??
      (connections.running(req.socket).size > MAX_PIPELINED ? tooMany : undefined)
    if (refusal !== undefined) {
      res.shouldKeepAlive = false
      return refuse(res, refusal, exchange)
    }
    // The target may have been absolute.
    const route = routeOf(req)
    if (expects === 'continue') res.writeContinue()
    if (route === 'api') return proxy?.pass(req, res, exchange)
    // Nobody reads a body here.
    if (hasBody(req)) closeAfter(res)
    if (route === 'console') return void answer(req, res)
    const health = healthAnswer(pathOf(req.url ?? ''), ready)
    if (health !== undefined) void answerPlain(req, res, health)
  }
  server.on('request', (req, res) => take(req, res))
  server.on('checkContinue', (req, res) => take(req, res, 'continue'))
  server.on('checkExpectation', (req, res) => take(req, res, 'unknown'))

  server.on('upgrade', (req, socket, head) => {
    const exchange = observer.upgrade(req, socket, routeOf(req))
    const refusal =
      whyRefused(req, exchange.origin, rules) ??
      (asksForWebSocket(req) ? undefined : unknownProtocol) ??
      (routeOf(req) === 'api' ? whyForeign(req, exchange.origin) : noSocketHere)
    if (refusal !== undefined || proxy === undefined) refuseUpgrade(req, socket, refusal ?? noSocketHere, exchange)
    else proxy.upgrade(req, socket, head, exchange)
  })
  server.on('connect', (req, socket) =>
    refuseUpgrade(req, socket, noTunnelHere, observer.upgrade(req, socket, 'refused')),
  )

  const closing = new WeakSet<Duplex>()
  server.on('clientError', (error, socket) => {
    // What follows what cannot be read cannot be read either.
    if (closing.has(socket)) return
    closing.add(socket)
    const hasBegun = [...connections.running(socket)].some((res) => res.headersSent)
    const isGone = !socket.writable || ('code' in error && error.code === 'ECONNRESET')
    if (hasBegun || isGone) return void socket.destroy()
    const id = crypto.randomUUID()
    const refusal = unreadable('code' in error ? String(error.code) : '', limits)
    socket.write(refusalText(refusal, id))
    closeSoon(socket)
    observer.unreadable(socket, id, refusal)
  })

  return {
    server,
    warmUp: () => files.readAll(),
    ready,
    drain: () => void (isDraining = true),
    renewTls: (pair) => {
      if (server instanceof https.Server) server.setSecureContext({ ...pair, minVersion: 'TLSv1.2' })
    },
    stop: (limit) => connections.stop(limit),
  }
}

const noSocketHere: Refusal = { status: 404, message: 'There is no WebSocket at this address.' }

/** Only where Node does not ask `shouldUpgradeCallback`: before 22.21 and 24.9. */
const unknownProtocol: Refusal = { status: 501, message: 'A connection can only be upgraded to websocket.' }

const unknownExpectation: Refusal = { status: 417, message: 'The only expectation here is 100-continue.' }

const noTunnelHere: Refusal = { status: 405, message: 'This server opens no tunnels to others.' }

const tooMany: Refusal = { status: 429, message: 'Too many requests of this connection wait for their answers.' }

/** @param code of Node's error */
function unreadable(code: string, { headersMs, maxHeader }: Limits): Refusal {
  if (code === 'ERR_HTTP_REQUEST_TIMEOUT')
    return { status: 408, message: `The head of the request took longer than ${headersMs / 1000} seconds.` }
  if (code === 'HPE_HEADER_OVERFLOW')
    return { status: 431, message: `The head of the request is larger than ${maxHeader} bytes.` }
  return { status: 400, message: 'This is no request of HTTP.' }
}
