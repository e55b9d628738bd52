/** Watches each request from its head to the end of its answer, for the access log and the metrics. */
import type { IncomingMessage, ServerResponse } from 'node:http'
import type { Duplex } from 'node:stream'
import { Socket } from 'node:net'

import { requestId } from '../http/exchange.ts'
import type { Exchange } from '../http/exchange.ts'
import { originOf } from '../http/origin.ts'
import type { Trust } from '../http/origin.ts'
import { logLine, pathOf } from '../http/refuse.ts'
import type { Log, Refusal } from '../http/refuse.ts'
import type { AccessRecord, Route } from './access-record.ts'
import type { Metrics } from './metrics.ts'

export interface ObserverOptions {
  trust: Trust
  /** Told of each request when it is over. Without it, `log` is told of what was refused. */
  access?: (record: AccessRecord) => void
  log: Log
  metrics?: Metrics
}

export interface Observer {
  /** A request that is answered by `res`. */
  request(req: IncomingMessage, res: ServerResponse, route: Route): Exchange
  /** A request that is answered on its bare connection. */
  upgrade(req: IncomingMessage, socket: Duplex, route: Route): Exchange
  /** What was no request: nobody knows of it but its connection. */
  unreadable(socket: Duplex, id: string, refusal: Refusal): void
}

export function createObserver({ trust, access, log, metrics }: ObserverOptions): Observer {
  /** What a connection had moved when its last request was over. */
  const moved = new WeakMap<Duplex, { read: number; written: number }>()
  const take = (socket: Duplex): { bytes_in: number; bytes_out: number } => {
    if (!(socket instanceof Socket)) return { bytes_in: 0, bytes_out: 0 }
    const before = moved.get(socket) ?? { read: 0, written: 0 }
    const now = { read: socket.bytesRead, written: socket.bytesWritten }
    moved.set(socket, now)
    return { bytes_in: now.read - before.read, bytes_out: now.written - before.written }
  }

  const begin = (req: IncomingMessage, route: Route) => {
    const began = performance.now()
    const time = new Date().toISOString()
    const state: { refusal?: Refusal; status?: number; upstreamMs?: number } = {}
    // Read now: neither is there when the connection is gone.
    const origin = originOf(req, trust)
    const { socket } = req
    const exchange: Exchange = {
      id: requestId(req),
      origin,
      note: (refusal) => {
        state.refusal ??= refusal
        if (access === undefined) log(logLine(req, refusal))
      },
      answered: (status) => {
        state.status = status
        state.upstreamMs = round(performance.now() - began)
      },
      failed: (failure) => metrics?.failed(failure),
    }
    metrics?.began(route)

    const end = (at: { status: number; isWhole: boolean; upstreamId?: string }): void => {
      const { 'user-agent': agent } = req.headers
      const record: AccessRecord = {
        time,
        request_id: exchange.id,
        client: origin.client ?? null,
        method: req.method ?? '',
        path: pathOf(req.url ?? '').slice(0, 2048),
        host: origin.host ?? null,
        route,
        status: at.status,
        ...take(socket),
        duration_ms: round(performance.now() - began),
        ...(state.upstreamMs === undefined ? {} : { upstream_ms: state.upstreamMs }),
        ...(at.upstreamId === undefined || at.upstreamId === exchange.id ? {} : { upstream_request_id: at.upstreamId }),
        ...(agent === undefined ? {} : { user_agent: agent.slice(0, 512) }),
        ...(state.refusal === undefined ? {} : { error: state.refusal.message }),
        ...(at.isWhole ? {} : { aborted: true as const }),
      }
      metrics?.ended(record)
      access?.(record)
    }
    return { exchange, state, end }
  }

  return {
    request(req, res, route) {
      const { exchange, end } = begin(req, route)
      res.once('close', () => {
        const own = res.getHeader('x-request-id')
        end({
          status: res.headersSent ? res.statusCode : 0,
          isWhole: res.writableFinished,
          ...(typeof own === 'string' ? { upstreamId: own } : {}),
        })
      })
      return exchange
    },

    upgrade(req, socket, route) {
      const { exchange, state, end } = begin(req, route)
      socket.once('close', () =>
        end({
          status: state.refusal?.status ?? state.status ?? 0,
          isWhole: state.refusal !== undefined || state.status !== undefined,
        }),
      )
      return exchange
    },

    unreadable(socket, id, { status, message }) {
      const client = socket instanceof Socket ? (socket.remoteAddress?.replace(/^::ffff:/, '') ?? null) : null
      const record: AccessRecord = {
        time: new Date().toISOString(),
        request_id: id,
        client,
        method: '',
        path: '',
        host: null,
        route: 'refused',
        status,
        ...take(socket),
        duration_ms: 0,
        error: message,
      }
      metrics?.began('refused')
      metrics?.ended(record)
      if (access === undefined) log(`no request: ${status}, ${message}`)
      else access(record)
    },
  }
}

const round = (milliseconds: number): number => Math.round(milliseconds * 10) / 10
