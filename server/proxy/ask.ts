/** How the API server is asked. */
import http from 'node:http'
import https from 'node:https'

import type { Failure } from '../http/exchange.ts'
import type { Limits } from '../http/limits.ts'
import type { Origin } from '../http/origin.ts'

export interface Asking {
  /** A request to the server, not sent yet; an error when it has headers that Node reads and does not write. */
  ask(req: http.IncomingMessage, headers: http.OutgoingHttpHeaders, origin: Origin): http.ClientRequest | Error
  /** What a failed request means to the browser: a status, words, and for the count of failures. */
  explain(error: Error): [status: number, message: string, failure: Failure]
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
      request.once('socket', (socket) => socket.once(client === https ? 'secureConnect' : 'connect', stop))
      return request
    },

    explain(error) {
      const reason = 'code' in error ? String(error.code) : error.message
      const isLate = error instanceof ConnectTimeout
      // The parser of Node names what it cannot read so.
      const isNonsense = reason.startsWith('HPE_')
      return [
        isLate ? 504 : 502,
        `The API server at ${server.origin} ${isNonsense ? 'sent no answer of HTTP' : 'cannot be reached'} (${reason}).`,
        isLate ? 'timeout' : isNonsense ? 'invalid' : 'unreachable',
      ]
    },
  }
}

/** The name the browser used, so that the server's own links lead back here; a TLS server is chosen by its own name. */
function hostFor(server: URL, { host }: Origin): string {
  return server.protocol === 'https:' ? server.host : (host ?? server.host)
}
