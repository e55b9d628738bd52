/**
 * Passes requests on to the API server: bodies are streamed both ways (uploads of gigabytes), redirects are
 * handed to the browser, WebSockets are joined end to end.
 *
 * Written on Node's http rather than on fetch, which follows its own ideas about compression, headers and timeouts.
 */
import type http from 'node:http'
import type { Duplex } from 'node:stream'

import { plainExchange } from '../http/exchange.ts'
import type { Exchange, Failure } from '../http/exchange.ts'
import { answerHeaders, hasBody, requestHeaders } from '../http/headers.ts'
import { LIMITS } from '../http/limits.ts'
import type { Limits } from '../http/limits.ts'
import { refuse } from '../http/refuse.ts'
import type { Log } from '../http/refuse.ts'
import { createAsking } from './ask.ts'
import { createPatience } from './patience.ts'
import { LEADS_AWAY, safeHeaders } from './redirects.ts'
import { createTunnels } from './upgrade.ts'

export interface Proxy {
  /** Answers `res` with what the server says to `req`. */
  pass(req: http.IncomingMessage, res: http.ServerResponse, exchange?: Exchange): void
  /** Joins a client that asked for a WebSocket to the server. */
  upgrade(req: http.IncomingMessage, socket: Duplex, head: Buffer, exchange?: Exchange): void
  /** How many WebSockets are open. */
  openSockets(): number
  /** Closes all WebSockets with "going away". */
  closeSockets(): void
}

export interface ProxyOptions {
  /** Told of what could not be passed on, where no exchange is given. */
  log?: Log
  limits?: Limits
}

/** @param server origin of the API server, like `http://127.0.0.1:12220` */
export function createProxy(server: URL, { log = () => undefined, limits = LIMITS }: ProxyOptions = {}): Proxy {
  const { ask, explain } = createAsking(server, limits)
  const tunnels = createTunnels({ server, ask, explain, limits })

  return {
    pass(req, res, exchange = plainExchange(req, log)) {
      const request = ask(req, requestHeaders(req, exchange), exchange.origin)
      if (request instanceof Error) {
        const message = 'A header of the request has characters that cannot be passed on.'
        return refuse(res, { status: 400, message }, exchange)
      }

      let problem: { status: number; message: string; failure?: Failure } | undefined
      /** The first reason counts: what follows from it has nothing to add. */
      const giveUp = (status: number, message: string, failure?: Failure): void => {
        if (problem !== undefined) return
        problem = { status, message }
        patience.end()
        if (failure !== undefined) exchange.failed(failure)
        // Whatever of the body the server did not want goes nowhere.
        req.unpipe(request)
        req.resume()
        request.destroy()
        if (res.destroyed || res.writableEnded) return
        if (!res.headersSent) return refuse(res, problem, exchange)
        // Half an answer must look like half an answer.
        exchange.note(problem)
        res.destroy()
      }

      const patience = createPatience(limits, {
        isClientSlow: () =>
          res.headersSent ? res.writableNeedDrain || res.writableEnded : !req.complete && !request.writableNeedDrain,
        onTimeout: (who) => {
          if (who === 'client') giveUp(408, 'Nothing has come from the browser for too long.')
          else giveUp(504, `The API server at ${server.origin} did not answer in time.`, 'timeout')
        },
      })

      request.on('response', (answer) => {
        // It may have come while this one was given up.
        if (problem !== undefined) return answer.destroy()
        const wrong = startAnswer({ req, res, answer, exchange, server, limits })
        if (wrong !== undefined)
          return giveUp(
            502,
            `The API server at ${server.origin} sent an answer that cannot be passed on (${wrong}).`,
            'invalid',
          )
        exchange.answered(res.statusCode)
        patience.wait('bytes')
        let received = 0
        answer.on('data', (chunk: Buffer) => {
          patience.moved()
          received += chunk.length
          if (received > limits.maxAnswer)
            giveUp(502, `The answer of the API server is larger than ${limits.maxAnswer} bytes.`, 'too-large')
        })
        answer.pipe(res)
        answer.on('error', () => giveUp(502, 'The answer of the API server broke off.', 'broken-off'))
        res.on('drain', patience.moved)
      })
      request.on('upgrade', (_, socket) => {
        socket.destroy()
        giveUp(502, `The API server at ${server.origin} changed the protocol, which nobody asked for.`, 'invalid')
      })
      request.on('error', (error) => {
        // An answer that has begun says itself whether it is complete.
        if (!res.headersSent) return giveUp(...explain(error, request))
        req.unpipe(request)
        req.resume()
      })
      res.on('close', () => {
        patience.end()
        if (!res.writableFinished) request.destroy()
      })

      if (!hasBody(req)) {
        patience.wait('answer')
        request.end()
        return
      }
      patience.wait('bytes')
      let sent = 0
      req.on('data', (chunk: Buffer) => {
        patience.moved()
        sent += chunk.length
        if (sent <= limits.maxBody) return
        giveUp(413, `The body of the request is larger than ${limits.maxBody} bytes.`)
        // The answer is there already, and nobody reads what still comes.
        if (res.writableFinished) req.socket.destroy()
      })
      req.on('end', () => {
        if (!res.headersSent) patience.wait('answer')
      })
      req.pipe(request)
    },

    upgrade: (req, socket, head, exchange = plainExchange(req, log)) => tunnels.open({ req, socket, head, exchange }),
    openSockets: () => tunnels.count(),
    closeSockets: () => tunnels.close(),
  }
}

interface Answering {
  req: http.IncomingMessage
  res: http.ServerResponse
  answer: http.IncomingMessage
  exchange: Exchange
  server: URL
  limits: Limits
}

/**
 * Sends status and headers of the server's answer.
 *
 * @returns what is wrong with them, when they cannot be sent: Node reads more than it writes
 */
function startAnswer({ req, res, answer, exchange, server, limits }: Answering): string | undefined {
  const { statusCode: status = 0, statusMessage } = answer
  const { url: target = '' } = req
  if (status < 200) return `status ${status}`
  const length = Number(answer.headers['content-length'] ?? 0)
  if (length > limits.maxAnswer) return `${length} bytes are more than ${limits.maxAnswer}`
  const headers = safeHeaders(answerHeaders(answer, target), { api: server, host: exchange.origin.host, target })
  if (headers === undefined) return LEADS_AWAY
  try {
    res.writeHead(status, statusMessage, headers)
    // Node would write headers that it flushes by itself in UTF-8: what was read as a character for each byte would become two bytes.
    res.write(Buffer.alloc(0))
    return undefined
  } catch (error) {
    return error instanceof Error ? error.message : String(error)
  }
}
