/** Serves a build until the process is told to stop. */
import { addressOf, createConsoleServer, listen } from './server.ts'
import type { Place, ServeOptions } from './server.ts'

/** Milliseconds for running requests once the process is told to stop: less than the 10 s after which containers are killed. */
const STOP_LIMIT_MS = 8_000
/** A terminal and the command around this one may both pass the same Ctrl+C on: a second one counts after this time only. */
const SAME_SIGNAL_MS = 500

/** Listens, prints the address, and ends the process on SIGINT or SIGTERM. */
export async function serveUntilStopped(options: Omit<ServeOptions, 'log'>, place: Place): Promise<void> {
  const { server, stop } = createConsoleServer({ ...options, log: (line) => console.error(line) })
  const port = await listen(server, place)
  if (port !== place.port) console.log(`Port ${place.port} is taken; using ${port}.`)
  const behind = options.api === undefined ? 'with the mock API inside the page' : `in front of ${options.api.origin}`
  console.log(`\nCairn is ready at ${addressOf(place.host, port)}, ${behind}. Stop it with Ctrl+C.`)

  let told: number | undefined
  const end = async (): Promise<void> => {
    const now = performance.now()
    if (told !== undefined) return now - told < SAME_SIGNAL_MS ? undefined : process.exit(130)
    told = now
    const { cut } = await stop(STOP_LIMIT_MS)
    if (cut > 0) console.error(`Stopped; ${cut} ${cut === 1 ? 'request was' : 'requests were'} still running.`)
    process.exit(0)
  }
  process.on('SIGINT', () => void end())
  process.on('SIGTERM', () => void end())
}
