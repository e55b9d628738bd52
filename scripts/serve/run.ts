/** Serves a build until the process is told to stop. */
import { addressOf, createConsoleServer, listen } from './server.ts'
import type { Place, ServeOptions } from './server.ts'

/** Listens, prints the address, and ends the process on SIGINT or SIGTERM. */
export async function serveUntilStopped(options: ServeOptions, place: Place): Promise<void> {
  const server = createConsoleServer(options)
  const port = await listen(server, place)
  if (port !== place.port) console.log(`Port ${place.port} is taken; using ${port}.`)
  const behind = options.api === undefined ? 'with the mock API inside the page' : `in front of ${options.api.origin}`
  console.log(`\nCairn is ready at ${addressOf(place.host, port)}, ${behind}. Stop it with Ctrl+C.`)
  const stop = () => {
    server.closeAllConnections()
    server.close(() => process.exit(0))
  }
  process.once('SIGINT', stop)
  process.once('SIGTERM', stop)
}
