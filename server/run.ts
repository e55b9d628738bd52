/** Serves a build until the process is told to stop. */
import type { Server } from 'node:http'

import { addressOf, listen } from './listen.ts'
import type { Place } from './listen.ts'
import { createConsoleServer } from './server.ts'
import type { ConsoleServer } from './server.ts'
import type { Serving } from './settings/serving.ts'
import { watchTls } from './tls.ts'
import { lineOf } from './watch/access-record.ts'
import { createAdminServer } from './watch/admin.ts'
import { createMetrics } from './watch/metrics.ts'

/** A terminal and the command around this one may both pass the same Ctrl+C on: a second one counts after this time only. */
const SAME_SIGNAL_MS = 500

/** For who tries the console on their own machine. */
export const QUIET = { accessLog: 'off', drainMs: 0, stopMs: 8_000 } as const

/** Listens, prints the address, and ends the process on SIGINT or SIGTERM. */
export async function serveUntilStopped(serving: Serving): Promise<void> {
  const { options, place, accessLog, tlsFiles, metricsPlace } = serving
  // Whoever read the log may be gone; the console is still wanted.
  process.stdout.on('error', () => undefined)
  const metrics = metricsPlace === undefined ? undefined : createMetrics()
  const consoleServer = createConsoleServer({
    ...options,
    log: say,
    ...(metrics && { metrics }),
    ...(accessLog === 'json' && { access: (record) => void process.stdout.write(`${lineOf(record)}\n`) }),
  })
  await consoleServer.warmUp()
  const admin =
    metrics && metricsPlace
      ? await openAdmin(createAdminServer({ metrics, ready: consoleServer.ready }), metricsPlace)
      : undefined
  const port = await listen(consoleServer.server, place)
  // A connection that cannot be taken up is no reason to end.
  consoleServer.server.on('error', (error) => say(`The listener: ${error.message}`))

  const tls =
    tlsFiles &&
    watchTls(tlsFiles, {
      onNew: (pair) => {
        consoleServer.renewTls(pair)
        say(`TLS: took the certificate in ${tlsFiles.cert}.`)
      },
      onFailure: (message) => say(`TLS: ${message}; the certificate before stays.`),
    })
  // Without TLS there is nothing to read again, and no reason to end either.
  process.on('SIGHUP', () => tls?.reload())
  stopOnSignal(consoleServer, serving, admin)
  // Last: whoever reads it may send a signal at once. Lines of the log are read by programs: standard output is theirs.
  announce({ options, place, port, print: accessLog === 'json' ? say : (line) => console.log(line) })
}

const say = (line: string): void => console.error(line)

async function openAdmin(server: Server, place: Place): Promise<Server> {
  const port = await listen(server, place)
  say(`Metrics are at ${addressOf(place.host, port)}-/metrics.`)
  return server
}

interface Announcement {
  options: Serving['options']
  place: Place
  port: number
  print: (line: string) => void
}

function announce({ options: { api, base = '/', tls }, place, port, print }: Announcement): void {
  if (port !== place.port) print(`Port ${place.port} is taken; using ${port}.`)
  const behind = api === undefined ? 'with the mock API inside the page' : `in front of ${api.origin}`
  const address = addressOf(place.host, port, tls === undefined ? 'http' : 'https') + base.slice(1)
  print(`\nCairn is ready at ${address}, ${behind}. Stop it with Ctrl+C.`)
}

function stopOnSignal({ drain, stop }: ConsoleServer, { drainMs, stopMs }: Serving, admin: Server | undefined): void {
  let told: number | undefined
  const end = async (): Promise<void> => {
    const now = performance.now()
    if (told !== undefined) return now - told < SAME_SIGNAL_MS ? undefined : process.exit(130)
    told = now
    drain()
    if (drainMs > 0) await new Promise((resolve) => setTimeout(resolve, drainMs))
    const { cut } = await stop(stopMs)
    if (cut > 0) say(`Stopped; ${cut} ${cut === 1 ? 'request was' : 'requests were'} still running.`)
    admin?.close()
    process.exit(0)
  }
  process.on('SIGINT', () => void end())
  process.on('SIGTERM', () => void end())
}
