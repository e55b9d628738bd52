/** A server on loopback for tests of the client: it records what it gets and answers what it is told. */
import { createServer } from 'node:http'
import type { IncomingHttpHeaders, ServerResponse } from 'node:http'

export interface Received {
  method: string
  url: string
  headers: IncomingHttpHeaders
  body: string
}

export interface Answer {
  status?: number
  headers?: Record<string, string>
  /** Objects are sent as JSON. */
  body?: unknown
  /** Takes the answer over: to hang, to break off. */
  custom?: (response: ServerResponse) => void
}

export interface TestServer {
  url: string
  received: Received[]
  answer: (answer: Answer) => void
  close: () => Promise<void>
}

export async function startTestServer(): Promise<TestServer> {
  const received: Received[] = []
  let next: Answer = {}
  const server = createServer((request, response) => {
    const chunks: Buffer[] = []
    request.on('data', (chunk: Buffer) => chunks.push(chunk))
    request.on('end', () => {
      received.push({
        method: request.method ?? '',
        url: request.url ?? '',
        headers: request.headers,
        body: Buffer.concat(chunks).toString('latin1'),
      })
      if (next.custom !== undefined) return next.custom(response)
      const { status = 200, headers = {}, body } = next
      const isText = typeof body === 'string' || body instanceof Uint8Array
      response.writeHead(status, {
        ...(body === undefined || isText ? {} : { 'content-type': 'application/json' }),
        ...headers,
      })
      response.end(body === undefined || isText ? body : JSON.stringify(body))
    })
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  const address = server.address()
  if (address === null || typeof address === 'string') throw new Error('no port')
  return {
    url: `http://127.0.0.1:${address.port}`,
    received,
    answer: (answer) => {
      next = answer
    },
    close: () =>
      new Promise((resolve) => {
        server.closeAllConnections()
        server.close(() => resolve())
      }),
  }
}
