/** How the API server is asked. */
import http from 'node:http'
import https from 'node:https'

import type { Failure } from '../http/exchange.ts'
import type { Limits } from '../http/limits.ts'
import type { Origin } from '../http/origin.ts'

export interface Asking {
  /** A request to the server, not sent yet; an error when it has headers that Node reads and does not write. */
  ask(req: http.IncomingMessage, headers: http.OutgoingHttpHeaders, origin: Origin): http.ClientRequest | Error
  /**
   * What a failed request means to the browser: a status, words, and for the count of failures. 503 says for certain that the server
   * has got nothing of it: a change was not made.
   */
  explain(error: Error, request: http.ClientRequest): [status: number, message: string, failure: Failure]
}

/** Nobody took up the connection in time. */
class ConnectTimeout extends Error {
  readonly code = 'ETIMEDOUT'
}

/** @param server origin of the API server */
export function createAsking(server: URL, { connectMs, maxHeader }: Limits): Asking {
  const client = server.protocol === 'https:' ? https : http
  // A connection per request: a kept one may be closed by the server just as a request that cannot be repeated is sent.
  const agent = new client.Agent({ keepAlive: false })
  /** Requests that have a connection: something of them may have been sent. */
  const connected = new WeakSet<http.ClientRequest>()

  return {
    ask(req, headers, origin) {
      let request: http.ClientRequest
      try {
        request = client.request({
          agent,
          protocol: server.protocol,
          hostname: server.hostname.replace(/^\[|\]$/g, ''),
          port: server.port,
          method: req.method,
          path: req.url,
          headers: { ...headers, host: hostFor(server, origin) },
          maxHeaderSize: maxHeader,
        })
      } catch (error) {
        return error instanceof Error ? error : new Error(String(error))
      }
      request.setNoDelay(true)
      const timer = setTimeout(() => request.destroy(new ConnectTimeout('connecting took too long')), connectMs)
      const stop = () => clearTimeout(timer)
      request.once('close', stop)
      request.once('socket', (socket) =>
        socket.once(client === https ? 'secureConnect' : 'connect', () => {
          connected.add(request)
          stop()
        }),
      )
      return request
    },

    explain(error, request) {
      const reason = 'code' in error ? String(error.code) : error.message
      const isLate = error instanceof ConnectTimeout
      if (!connected.has(request)) {
        const isRead = request.method === 'GET' || request.method === 'HEAD'
        const sent = isRead ? '' : ' Nothing was sent to it.'
        const message = `The API server at ${server.origin} cannot be reached (${reason}).${sent}`
        return [503, message, isLate ? 'timeout' : 'unreachable']
      }
      // The parser of Node names what it cannot read so.
      const isNonsense = reason.startsWith('HPE_')
      return [
        502,
        `The API server at ${server.origin} ${isNonsense ? 'sent no answer of HTTP' : 'ended the connection without an answer'} (${reason}).`,
        isNonsense ? 'invalid' : 'unreachable',
      ]
    },
  }
}

/** The name the browser used, so that the server's own links lead back here; a TLS server is chosen by its own name. */
function hostFor(server: URL, { host }: Origin): string {
  return server.protocol === 'https:' ? server.host : (host ?? server.host)
}
