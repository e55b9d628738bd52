import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { WebSocket } from 'ws'

import { startMockServer, type MockServer, type MockServerOptions } from '../../../scripts/mock/server.ts'
import { createNodeMock } from '../../../src/mock/node.ts'
import { document } from './support/backend.ts'

const servers: MockServer[] = []
afterAll(() => Promise.all(servers.map((server) => server.close())))

async function started(options: Partial<MockServerOptions> = {}): Promise<MockServer> {
  const server = await startMockServer(createNodeMock({ document }), { port: 0, ...options })
  servers.push(server)
  return server
}

describe('who may call', () => {
  const elsewhere = 'http://pages.example'

  test('only this machine, unless told otherwise', async () => {
    expect((await started()).url).toMatch(/^http:\/\/127\.0\.0\.1:\d+$/)
    expect((await started({ host: '::1' })).url).toMatch(/^http:\/\/\[::1\]:\d+$/)
  })

  test('pages of other origins get no leave', async () => {
    const { url } = await started()
    const reply = await fetch(`${url}/v1/projects`, { headers: { origin: elsewhere } })
    expect(reply.headers.get('access-control-allow-origin')).toBeNull()
    const asked = await fetch(`${url}/v1/projects`, {
      method: 'OPTIONS',
      headers: { origin: elsewhere, 'access-control-request-method': 'POST' },
    })
    expect(asked.status).toBe(405)
    expect(asked.headers.get('access-control-allow-origin')).toBeNull()
  })

  test('an origin that is let in may call with cookies and read the request id', async () => {
    const { url } = await started({ cors: elsewhere })
    const asked = await fetch(`${url}/v1/projects`, {
      method: 'OPTIONS',
      headers: {
        origin: elsewhere,
        'access-control-request-method': 'POST',
        'access-control-request-headers': 'content-type',
      },
    })
    expect(asked.status).toBe(204)
    expect(asked.headers.get('access-control-allow-methods')).toContain('POST')
    const reply = await fetch(`${url}/v1/projects`, { headers: { origin: elsewhere } })
    expect(reply.status).toBe(200)
    expect(reply.headers.get('access-control-allow-origin')).toBe(elsewhere)
    expect(reply.headers.get('access-control-allow-credentials')).toBe('true')
    expect(reply.headers.get('access-control-expose-headers')).toContain('x-request-id')
    const other = await fetch(`${url}/v1/projects`, { headers: { origin: 'http://other.example' } })
    expect(other.headers.get('access-control-allow-origin')).not.toBe('http://other.example')
  })
})

describe('scenarios by header', () => {
  const named = async (url: string, scenario?: string): Promise<string[]> => {
    const reply = await fetch(`${url}/v1/projects`, {
      headers: scenario === undefined ? {} : { 'x-cairn-scenario': scenario },
    })
    const { items } = (await reply.json()) as { items: { name: string }[] }
    return items.map(({ name }) => name)
  }

  test('each has a store of its own', async () => {
    const { url } = await started()
    expect(await named(url)).toEqual(['data-lake', 'sandbox', 'web-shop'])
    expect(await named(url, 'empty')).toEqual([])
    const made = await fetch(`${url}/v1/projects`, {
      method: 'POST',
      headers: { 'x-cairn-scenario': 'empty', 'content-type': 'application/json' },
      body: JSON.stringify({ name: 'first', description: '' }),
    })
    expect(made.status).toBe(201)
    expect(await named(url, 'empty')).toEqual(['first'])
    expect(await named(url)).toEqual(['data-lake', 'sandbox', 'web-shop'])
    expect(await named(url, 'no-such-scenario')).toEqual(['data-lake', 'sandbox', 'web-shop'])
  })
})

describe('the serial console over a socket', () => {
  let server: MockServer
  beforeAll(async () => {
    server = await started()
  })
  const path = '/v1/instances/web-1/serial-console/stream?project=web-shop&most_recent=262144'

  test('bytes go both ways', async () => {
    const socket = new WebSocket(`${server.url.replace('http', 'ws')}${path}`)
    const received = await new Promise<string>((resolve, reject) => {
      let text = ''
      socket.on('error', reject)
      socket.on('open', () => socket.send(new TextEncoder().encode('hostname\r')))
      socket.on('message', (data, isBinary) => {
        expect(isBinary).toBe(true)
        text += data instanceof Uint8Array ? new TextDecoder().decode(data) : ''
        if (text.includes('hostname\r\n')) resolve(text)
      })
    })
    socket.close()
    expect(received).toContain('hostname\r\n')
  })

  const closing = (url: string, headers = {}): Promise<{ code: number; reason: string }> =>
    new Promise((resolve, reject) => {
      const socket = new WebSocket(url, { headers })
      socket.on('error', reject)
      socket.on('close', (code, reason) => resolve({ code, reason: String(reason) }))
    })

  test('a refusal opens first, then says why', async () => {
    const base = server.url.replace('http', 'ws')
    expect(await closing(`${base}/v1/instances/none/serial-console/stream?project=web-shop`)).toEqual({
      code: 1011,
      reason: 'not found: instance with name "none"',
    })
    expect(await closing(`${base}${path}`, { 'x-cairn-user': 'none' })).toEqual({
      code: 1011,
      reason: 'credentials missing or invalid',
    })
    expect(await closing(`${base}/v1/projects`)).toEqual({ code: 1011, reason: 'unexpected connection upgrade' })
  })

  test('pages of other origins are not let in', async () => {
    const url = `${server.url.replace('http', 'ws')}${path}`
    await expect(closing(url, { origin: 'http://pages.example' })).rejects.toThrow('403')
  })

  test('a plain request is told to upgrade', async () => {
    const reply = await fetch(`${server.url}${path}`)
    expect(reply.status).toBe(400)
    expect(await reply.json()).toMatchObject({ message: 'expected connection upgrade' })
  })
})
