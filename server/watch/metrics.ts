/** What this server counts of itself. */
import { readdirSync } from 'node:fs'
import { monitorEventLoopDelay } from 'node:perf_hooks'

import type { Failure } from '../http/exchange.ts'
import type { AccessRecord, Route } from './access-record.ts'
import { createRegistry } from './registry.ts'
import type { Registry } from './registry.ts'

export interface Metrics {
  /** A request has come. */
  began(route: Route): void
  /** It is over. */
  ended(record: AccessRecord): void
  /** The API server has failed. */
  failed(failure: Failure): void
  /** What is read at the time of asking. */
  watch(reading: Reading): void
  /** In the text format of Prometheus. */
  text(): string
}

export interface Reading {
  connections: () => number
  sockets: () => number
  isStopping: () => boolean
}

/** Seconds: from what a file takes to what the largest upload may. */
const BOUNDS = [0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 5, 10, 30, 60, 300]

/** Anything else is counted together: a client could make up a new one with each request. */
const METHODS = new Set(['GET', 'HEAD', 'POST', 'PUT', 'PATCH', 'DELETE', 'OPTIONS'])

export function createMetrics(): Metrics {
  const registry = createRegistry()
  const requests = registry.counter('cairn_http_requests_total', 'Requests that are over.')
  const seconds = registry.histogram(
    'cairn_http_request_duration_seconds',
    'From the request to the end of its answer.',
    BOUNDS,
  )
  const wait = registry.histogram(
    'cairn_api_wait_seconds',
    'From the request to the beginning of the answer of the API server.',
    BOUNDS,
  )
  const failures = registry.counter(
    'cairn_api_failures_total',
    'Answers that the API server did not give, or not whole.',
  )
  const received = registry.counter('cairn_http_received_bytes_total', 'Bytes that clients have sent.')
  const sent = registry.counter('cairn_http_sent_bytes_total', 'Bytes that clients were sent.')
  const inFlight = new Map<Route, number>()
  const reckon = (route: Route, by: number) => inFlight.set(route, (inFlight.get(route) ?? 0) + by)
  registry.gauge('cairn_http_requests_in_flight', 'Requests that are not over, WebSockets among them.', () =>
    [...inFlight].map(([route, count]) => [{ route }, count] as const),
  )
  const delay = monitorEventLoopDelay({ resolution: 20 })
  delay.enable()
  addProcess(registry, () => {
    const longest = delay.max / 1e9
    delay.reset()
    return longest
  })

  return {
    began: (route) => void reckon(route, 1),
    ended({ route, method, status, duration_ms, upstream_ms, bytes_in, bytes_out }) {
      reckon(route, -1)
      requests.add({ route, method: METHODS.has(method) ? method : 'other', code: String(status) })
      // How long somebody looked at a serial console says nothing about this server.
      if (status !== 101) seconds.observe({ route }, duration_ms / 1000)
      if (upstream_ms !== undefined) wait.observe({}, upstream_ms / 1000)
      received.add({ route }, bytes_in)
      sent.add({ route }, bytes_out)
    },
    failed: (failure) => failures.add({ reason: failure }),
    watch({ connections, sockets, isStopping }) {
      registry.gauge('cairn_connections', 'Open connections of clients.', connections)
      registry.gauge('cairn_websockets', 'Open WebSockets.', sockets)
      registry.gauge('cairn_stopping', '1 once this server has been told to stop.', () => Number(isStopping()))
    },
    text: () => registry.text(),
  }
}

function addProcess({ gauge, total }: Registry, longestDelay: () => number): void {
  const started = Date.now() / 1000 - process.uptime()
  gauge('process_start_time_seconds', 'When this process began, in seconds since 1970.', () => started)
  gauge('process_resident_memory_bytes', 'Memory of this process.', () => process.memoryUsage.rss())
  total('process_cpu_seconds_total', 'Time of processors that this process has used.', () => {
    const { user, system } = process.cpuUsage()
    return (user + system) / 1e6
  })
  gauge('process_open_fds', 'Open files and connections; only on Linux.', openFiles)
  gauge('nodejs_eventloop_lag_max_seconds', 'The longest wait for this process since it was last asked.', longestDelay)
  gauge('nodejs_heap_used_bytes', 'Memory that objects use.', () => process.memoryUsage().heapUsed)
}

function openFiles(): number {
  try {
    return readdirSync('/proc/self/fd').length
  } catch {
    return 0
  }
}
