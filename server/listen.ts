/** Where a server listens. */
import type { Server } from 'node:http'
import type { AddressInfo } from 'node:net'

export interface Place {
  host: string
  port: number
  /** Fail when the port is taken instead of trying the next one. */
  strict?: boolean
}

/** Connections that wait to be taken up. The system may have a lower limit. */
const BACKLOG = 4096

/**
 * Listens on the port, or on the next free one.
 *
 * @returns the port that it became
 */
export async function listen(server: Server, { host, port, strict = false }: Place): Promise<number> {
  for (let candidate = port; ; candidate += 1) {
    try {
      return await listenOn(server, host, candidate)
    } catch (error) {
      const isTaken = error instanceof Error && 'code' in error && error.code === 'EADDRINUSE'
      if (!isTaken || strict || candidate >= 65_535) throw error
    }
  }
}

function listenOn(server: Server, host: string, port: number): Promise<number> {
  return new Promise((done, fail) => {
    server.once('error', fail)
    server.listen({ port, host, backlog: BACKLOG }, () => {
      server.off('error', fail)
      done((server.address() as AddressInfo).port)
    })
  })
}

/** A host as it stands in a URL: IPv6 in brackets, "any address" as the one that a browser can open. */
export function addressOf(host: string, port: number, scheme: 'http' | 'https' = 'http'): string {
  if (host === '0.0.0.0' || host === '::') return `${scheme}://localhost:${port}/`
  return `${scheme}://${host.includes(':') ? `[${host}]` : host}:${port}/`
}
