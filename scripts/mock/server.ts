/** The mock as a plain HTTP server: what SDKs, command lines and a console without mock talk to. */
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'

import { getRequestListener } from '@hono/node-server'

/** Answers requests, as `createNodeMock` does. */
export interface Answering {
  fetch(request: Request): Promise<Response>
}

export interface MockServer {
  /** `http://127.0.0.1:12220`, without a slash at the end. */
  readonly url: string
  close(): Promise<void>
}

/**
 * Listens on the loopback interface.
 *
 * @param port 0 takes any free one
 */
export async function startMockServer(mock: Answering, port: number): Promise<MockServer> {
  const host = '127.0.0.1'
  const server = createServer(getRequestListener((request) => mock.fetch(request)))
  await new Promise<void>((resolve, reject) => {
    server.once('error', reject)
    server.listen(port, host, resolve)
  })
  const { port: taken } = server.address() as AddressInfo
  return {
    url: `http://${host}:${taken}`,
    close: () =>
      new Promise((resolve) => {
        server.close(() => resolve())
        server.closeAllConnections()
      }),
  }
}
