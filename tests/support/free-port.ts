/** A port for the server under test. */
import { once } from 'node:events'
import { createServer } from 'node:net'

/** @returns the first free port on loopback from `first` on */
export async function freePort(first: number): Promise<number> {
  for (let port = first; ; port += 1) {
    const server = createServer().listen(port, '127.0.0.1')
    try {
      await once(server, 'listening')
      server.close()
      await once(server, 'close')
      return port
    } catch {
      // Taken: on to the next one.
    }
  }
}
