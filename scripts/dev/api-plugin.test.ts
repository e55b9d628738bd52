import { once } from 'node:events'
import http from 'node:http'

import { beforeEach, describe, expect, it, onTestFinished, vi } from 'vitest'
import { createServer } from 'vite'
import { WebSocketServer } from 'ws'

import { exchange, openRaw, startServer } from '../../server/testing/testing.ts'
import { apiPlugin } from './api-plugin.ts'

/** Vite's server alone in front of an API that opens every WebSocket. */
async function startDev(allowedHosts: string[] = []) {
  const api = http.createServer((_, res) => res.end('answer of the API'))
  const sockets = new WebSocketServer({ server: api })
  const vite = await createServer({
    configFile: false,
    root: import.meta.dirname,
    logLevel: 'silent',
    plugins: [apiPlugin(await startServer(api))],
    optimizeDeps: { noDiscovery: true },
    server: { host: '127.0.0.1', port: 0, allowedHosts, watch: null },
  })
  onTestFinished(() => vite.close())
  await vite.listen()
  const [url = ''] = vite.resolvedUrls?.local ?? []
  return { origin: new URL(url), sockets }
}

const asking = (host: string, from: string): string =>
  `GET /v1/stream HTTP/1.1\r\nHost: ${host}\r\nOrigin: ${from}\r\nConnection: Upgrade\r\nUpgrade: websocket\r\n` +
  'Sec-WebSocket-Version: 13\r\nSec-WebSocket-Key: dGhlIHNhbXBsZSBub25jZQ==\r\n\r\n'

const lines: string[] = []

beforeEach(() => {
  lines.length = 0
  vi.spyOn(console, 'error').mockImplementation((line: string) => void lines.push(line))
  return () => vi.restoreAllMocks()
})

describe('a WebSocket of the API on the way through Vite', () => {
  it.each([
    ['a page of another site', 'localhost', 'http://evil.example', 403, 'Pages of http://evil.example may not open'],
    ['a page of a site that names itself like this machine', 'evil.example', 'http://evil.example', 421, 'name in the'],
  ])('regression: %s could open one', async (_, host, from, status, why) => {
    const { origin, sockets } = await startDev()
    const { socket, heard } = await openRaw(origin, asking(host, from))
    await once(socket, 'data')
    expect(heard()).toMatch(new RegExp(`^HTTP/1\\.1 ${status} `))
    expect(heard()).toContain(why)
    expect(sockets.clients.size).toBe(0)
    expect(lines).toEqual([expect.stringContaining(`GET /v1/stream: ${status}, `)])
  })

  it.each([
    ['a page of this server', 'localhost', 'http://localhost'],
    ['a page by a name that Vite lets in', 'dev.example', 'http://dev.example'],
  ])('is open to %s', async (_, host, from) => {
    const { origin, sockets } = await startDev(['dev.example'])
    const { until, heard } = await openRaw(origin, asking(host, from))
    await until('\r\n\r\n')
    expect(heard()).toMatch(/^HTTP\/1\.1 101 /)
    expect(sockets.clients.size).toBe(1)
  })
})

it('a request for the API goes to it', async () => {
  const { origin } = await startDev()
  expect(await exchange(origin, 'GET /v1/me HTTP/1.1\r\nHost: localhost\r\nConnection: close\r\n\r\n')).toContain(
    'answer of the API',
  )
})
