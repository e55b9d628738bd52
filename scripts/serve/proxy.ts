/**
 * Passes requests on to the API server: bodies are streamed both ways (uploads of gigabytes), redirects are
 * handed to the browser, WebSockets are joined end to end.
 *
 * Written on Node's http rather than on fetch, which follows its own ideas about compression, headers and timeouts.
 */
import http from 'node:http'
import https from 'node:https'
import type { Duplex } from 'node:stream'

import { apiError } from './api-error.ts'

/** RFC 9110 §7.6.1: these speak of one connection, not of the message. */
const HOP_BY_HOP = new Set([
  'connection',
  'keep-alive',
  'proxy-authenticate',
  'proxy-authorization',
  'proxy-connection',
  'te',
  'trailer',
  'transfer-encoding',
  'upgrade',
])

export interface Proxy {
  /** Answers `res` with what the server says to `req`. */
  pass(req: http.IncomingMessage, res: http.ServerResponse): void
  /** Joins a client that asked for another protocol (WebSocket) to the server. */
  upgrade(req: http.IncomingMessage, socket: Duplex, head: Buffer): void
}

/** @param server origin of the API server, like `http://127.0.0.1:12220` */
export function createProxy(server: URL): Proxy {
  const client = server.protocol === 'https:' ? https : http
  // A connection per request: a kept one may be closed by the server just as a request that cannot be repeated is sent.
  const agent = new client.Agent({ keepAlive: false })

  const ask = (req: http.IncomingMessage, headers: http.OutgoingHttpHeaders): http.ClientRequest => {
    const request = client.request({
      agent,
      protocol: server.protocol,
      hostname: server.hostname.replace(/^\[|\]$/g, ''),
      port: server.port,
      method: req.method,
      path: req.url,
      headers: { ...headers, host: hostFor(server, req) },
    })
    request.setNoDelay(true)
    return request
  }

  return {
    pass(req, res) {
      const request = ask(req, requestHeaders(req))
      request.on('response', (answer) => {
        res.writeHead(answer.statusCode ?? 502, answer.statusMessage, endToEndHeaders(answer))
        res.flushHeaders()
        answer.pipe(res)
        // Half an answer must look like half an answer.
        answer.on('error', () => res.destroy())
      })
      request.on('error', (error) => {
        // Whatever of the body the server did not want (it may answer early) goes nowhere.
        req.unpipe(request)
        req.resume()
        if (res.headersSent || res.destroyed) return
        const body = JSON.stringify(apiError(unreachable(server, error)))
        res.writeHead(502, { 'content-type': 'application/json', 'content-length': Buffer.byteLength(body) })
        res.end(body)
      })
      res.on('close', () => {
        if (!res.writableFinished) request.destroy()
      })
      if (hasBody(req)) req.pipe(request)
      else request.end()
    },

    upgrade(req, socket, head) {
      const request = ask(req, { ...endToEndHeaders(req), connection: 'Upgrade', upgrade: req.headers.upgrade })
      socket.on('error', () => request.destroy())
      socket.on('close', () => request.destroy())
      request.on('upgrade', (answer, serverSocket, serverHead) => {
        socket.write(statusLine(answer) + rawHeaderLines(answer.rawHeaders) + '\r\n')
        join(socket, serverSocket)
        if (serverHead.length > 0) socket.write(serverHead)
        if (head.length > 0) serverSocket.write(head)
      })
      request.on('response', (answer) => {
        // Refused (401, 404, …): the client gets the refusal, and then the connection has no further use.
        socket.write(statusLine(answer) + headerLines({ ...endToEndHeaders(answer), connection: 'close' }) + '\r\n')
        answer.pipe(socket)
      })
      request.on('error', (error) => {
        const body = JSON.stringify(apiError(unreachable(server, error)))
        const headers = { 'content-type': 'application/json', 'content-length': Buffer.byteLength(body) }
        socket.end(`HTTP/1.1 502 Bad Gateway\r\n${headerLines({ ...headers, connection: 'close' })}\r\n${body}`)
      })
      request.end()
    },
  }
}

/** The name the browser used, so that the server's own links lead back here; a TLS server is chosen by its own name. */
function hostFor(server: URL, req: http.IncomingMessage): string {
  return server.protocol === 'https:' ? server.host : (req.headers.host ?? server.host)
}

function hasBody(req: http.IncomingMessage): boolean {
  return req.headers['transfer-encoding'] !== undefined || req.headers['content-length'] !== undefined
}

function requestHeaders(req: http.IncomingMessage): http.OutgoingHttpHeaders {
  const headers = endToEndHeaders(req)
  // Node has already told the client to go on.
  delete headers['expect']
  // Node frames by itself only the bodies of methods that usually have one.
  if (req.headers['transfer-encoding'] !== undefined) headers['transfer-encoding'] = 'chunked'
  return headers
}

/** All headers but those of the connection, repeated ones (`set-cookie`) each by itself. */
function endToEndHeaders(message: http.IncomingMessage): http.OutgoingHttpHeaders {
  const dropped = new Set(HOP_BY_HOP)
  for (const name of message.headers.connection?.split(',') ?? []) dropped.add(name.trim().toLowerCase())
  const headers: http.OutgoingHttpHeaders = {}
  for (const [name, values = []] of Object.entries(message.headersDistinct)) {
    if (!dropped.has(name)) headers[name] = values.length === 1 ? values[0] : values
  }
  return headers
}

function statusLine(answer: http.IncomingMessage): string {
  return `HTTP/1.1 ${answer.statusCode} ${answer.statusMessage}\r\n`
}

function headerLines(headers: http.OutgoingHttpHeaders): string {
  return Object.entries(headers)
    .flatMap(([name, value]) => (Array.isArray(value) ? value : [value]).map((one) => `${name}: ${one}\r\n`))
    .join('')
}

function rawHeaderLines(raw: readonly string[]): string {
  let lines = ''
  for (let i = 0; i + 1 < raw.length; i += 2) lines += `${raw[i]}: ${raw[i + 1]}\r\n`
  return lines
}

/** Two sockets become one: what either says, ends or breaks, the other hears. */
function join(a: Duplex, b: Duplex): void {
  for (const [from, to] of [
    [a, b],
    [b, a],
  ] as const) {
    from.pipe(to)
    from.on('error', () => to.destroy())
    // After a proper end, the pipe still has to flush and then ends the other side by itself.
    from.on('close', () => from.readableEnded || to.destroy())
  }
}

function unreachable(server: URL, error: Error): string {
  const reason = 'code' in error ? String(error.code) : error.message
  return `The API server at ${server.origin} cannot be reached (${reason}).`
}
