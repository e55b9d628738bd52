/**
 * Passes requests on to the API server: bodies are streamed both ways (uploads of gigabytes), redirects are
 * handed to the browser, WebSockets are joined end to end.
 *
 * Written on Node's http rather than on fetch, which follows its own ideas about compression, headers and timeouts.
 */
import http from 'node:http'
import https from 'node:https'
import type { Duplex } from 'node:stream'

import { answerHeaders, requestHeaders } from './headers.ts'
import { refuse } from './refuse.ts'
import type { Log } from './refuse.ts'
import { createTunnels } from './upgrade.ts'

export interface Proxy {
  /** Answers `res` with what the server says to `req`. */
  pass(req: http.IncomingMessage, res: http.ServerResponse): void
  /** Joins a client that asked for a WebSocket to the server. */
  upgrade(req: http.IncomingMessage, socket: Duplex, head: Buffer): void
  /** Closes all WebSockets with "going away". */
  closeSockets(): void
}

/** @param server origin of the API server, like `http://127.0.0.1:12220` */
export function createProxy(server: URL, log: Log = () => undefined): Proxy {
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
  const explain = (error: Error) => unreachable(server, error)
  const tunnels = createTunnels({ ask, explain, log })

  return {
    pass(req, res) {
      const request = ask(req, requestHeaders(req))
      const giveUp = (message: string): void => {
        // Whatever of the body the server did not want (it may answer early) goes nowhere.
        req.unpipe(request)
        req.resume()
        if (!res.headersSent && !res.destroyed) refuse(res, { status: 502, message }, log)
      }
      request.on('response', (answer) => {
        const problem = startAnswer(res, answer, req.url ?? '')
        if (problem !== undefined) {
          giveUp(`The API server at ${server.origin} sent an answer that cannot be passed on (${problem}).`)
          request.destroy()
          return
        }
        answer.pipe(res)
        // Half an answer must look like half an answer.
        answer.on('error', () => res.destroy())
      })
      request.on('upgrade', (_, socket) => {
        socket.destroy()
        giveUp(`The API server at ${server.origin} changed the protocol, which nobody asked for.`)
      })
      request.on('error', (error) => giveUp(explain(error)))
      res.on('close', () => {
        if (!res.writableFinished) request.destroy()
      })
      if (hasBody(req)) req.pipe(request)
      else request.end()
    },

    upgrade: (req, socket, head) => tunnels.open(req, socket, head),
    closeSockets: () => tunnels.close(),
  }
}

/**
 * Sends status and headers of the server's answer.
 *
 * @returns what is wrong with them, when they cannot be sent: Node reads more than it writes
 */
function startAnswer(res: http.ServerResponse, answer: http.IncomingMessage, target: string): string | undefined {
  const { statusCode: status = 0, statusMessage } = answer
  if (status < 200) return `status ${status}`
  try {
    res.writeHead(status, statusMessage, answerHeaders(answer, target))
    res.flushHeaders()
    return undefined
  } catch (error) {
    return error instanceof Error ? error.message : String(error)
  }
}

/** The name the browser used, so that the server's own links lead back here; a TLS server is chosen by its own name. */
function hostFor(server: URL, req: http.IncomingMessage): string {
  return server.protocol === 'https:' ? server.host : (req.headers.host ?? server.host)
}

function hasBody(req: http.IncomingMessage): boolean {
  return req.headers['transfer-encoding'] !== undefined || req.headers['content-length'] !== undefined
}

function unreachable(server: URL, error: Error): string {
  const reason = 'code' in error ? String(error.code) : error.message
  return `The API server at ${server.origin} cannot be reached (${reason}).`
}
