import { once } from 'node:events'
import type { IncomingMessage } from 'node:http'
import { json } from 'node:stream/consumers'

import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { WebSocket } from 'ws'

import { startMockServer, type MockServer, type MockServerOptions } from '../../../scripts/mock/server.ts'
import { createNodeMock } from '../../../src/mock/node/node.ts'
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
    const methods = asked.headers.get('access-control-allow-methods')?.split(',') ?? []
    // All that an operation may have.
    expect(methods.map((method) => method.toLowerCase()).sort()).toEqual([
      'delete',
      'get',
      'head',
      'patch',
      'post',
      'put',
    ])
    const reply = await fetch(`${url}/v1/projects`, { headers: { origin: elsewhere } })
    expect(reply.status).toBe(200)
    expect(reply.headers.get('access-control-allow-origin')).toBe(elsewhere)
    expect(reply.headers.get('access-control-allow-credentials')).toBe('true')
    expect(reply.headers.get('access-control-expose-headers')).toContain('x-request-id')
    expect(reply.headers.get('access-control-expose-headers')).toContain('api-version')
    const other = await fetch(`${url}/v1/projects`, { headers: { origin: 'http://other.example' } })
    expect(other.headers.get('access-control-allow-origin')).toBeNull()
  })
})

test('a slow scenario that was as fast as any over HTTP: each story has its own latency', async () => {
  const mock = createNodeMock({ document, latencyOf: ({ latency }) => (latency === undefined ? [0, 0] : [40, 60]) })
  const server = await startMockServer(mock, { port: 0 })
  servers.push(server)
  const took = async (scenario: string): Promise<number> => {
    await fetch(`${server.url}/v1/ping`, { headers: { 'x-cairn-scenario': scenario } })
    const start = performance.now()
    await fetch(`${server.url}/v1/ping`, { headers: { 'x-cairn-scenario': scenario } })
    return performance.now() - start
  }
  expect(await took('slow')).toBeGreaterThanOrEqual(39)
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
  })
})

describe('headers that name what is not there were taken for the default', () => {
  const known =
    '`default`, `empty`, `large`, `crowded`, `viewer`, `no-roles`, `slow`, `flaky`, `mid-update`, `stuck-update`, `suspended-update`, `quota-exhausted`'
  const noStory = `bad header x-cairn-scenario: unknown variant \`moon\`, expected one of ${known}`

  test('an unknown scenario is refused', async () => {
    const { url } = await started()
    for (const path of ['/v1/projects', '/v1/nothing', '/login']) {
      const reply = await fetch(`${url}${path}`, { headers: { 'x-cairn-scenario': 'moon' } })
      expect(reply.status, path).toBe(400)
      expect(await reply.json(), path).toEqual({ request_id: reply.headers.get('x-request-id'), message: noStory })
    }
  })

  test('an unknown user is refused, of the scenario that is asked for', async () => {
    const { url } = await started()
    const ask = (user: string, scenario: string): Promise<Response> =>
      fetch(`${url}/v1/me`, { headers: { 'x-cairn-user': user, 'x-cairn-scenario': scenario } })
    const reply = await ask('ada', 'default')
    expect(reply.status).toBe(400)
    const { message } = (await reply.json()) as { message: string }
    expect(message).toMatch(
      /^bad header x-cairn-user: unknown variant `ada`, expected one of `none`, `ada-lindqvist`, /,
    )
    expect((await ask('emil-strand', 'default')).status).toBe(200)
    const empty = await ask('emil-strand', 'empty')
    expect(empty.status).toBe(400)
    expect(await empty.json()).toMatchObject({
      message: 'bad header x-cairn-user: unknown variant `emil-strand`, expected `none` or `ada-lindqvist`',
    })
  })

  test('a socket closes and says why', async () => {
    const { url } = await started()
    const socket = new WebSocket(`${url.replace('http', 'ws')}/v1/instances/web-1/serial-console/stream`, {
      headers: { 'x-cairn-scenario': 'moon' },
    })
    const closed = await new Promise((resolve, reject) => {
      socket.on('error', reject)
      socket.on('close', (code, reason) => resolve({ code, reason: String(reason) }))
    })
    expect(closed).toEqual({ code: 1011, reason: noStory.slice(0, 123) })
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

  test('pages of other origins are not let in, which was an empty 403: body and log say why', async () => {
    const lines: string[] = []
    const { url } = await started({ log: (line) => lines.push(line) })
    const host = new URL(url).host
    const socket = new WebSocket(`ws://${host}${path}`, { origin: 'http://pages.example' })
    const [, answer] = (await once(socket, 'unexpected-response')) as [unknown, IncomingMessage]
    const message =
      `Pages of http://pages.example may not open a WebSocket here: the request came for ${host}. ` +
      'A proxy in between has to keep the Host header, or start the mock with --cors http://pages.example.'
    expect(answer.statusCode).toBe(403)
    expect(await json(answer)).toEqual({ request_id: expect.any(String), message })
    expect(lines).toEqual([`GET /v1/instances/web-1/serial-console/stream: 403, ${message}`])
  })

  test('a plain request is told to upgrade', async () => {
    const reply = await fetch(`${server.url}${path}`)
    expect(reply.status).toBe(400)
    expect(await reply.json()).toMatchObject({ message: 'expected connection upgrade' })
  })
})

describe('what is typed on a serial console', () => {
  const instance = '/v1/instances/web-1'
  const stream = `${instance}/serial-console/stream?project=web-shop&most_recent=262144`

  /** Types, and hears everything until the answer is there. */
  const talk = (url: string, typed: string, until: string): Promise<string> =>
    new Promise((resolve, reject) => {
      const socket = new WebSocket(`${url.replace('http', 'ws')}${stream}`)
      let text = ''
      socket.on('error', reject)
      socket.on('open', () => socket.send(new TextEncoder().encode(typed)))
      socket.on('message', (data) => {
        text += data instanceof Uint8Array ? new TextDecoder().decode(data) : ''
        if (!text.includes(until)) return
        socket.close()
        resolve(text)
      })
    })

  const buffer = async (url: string, query: string): Promise<{ text: string; end: number }> => {
    const reply = await fetch(`${url}${instance}/serial-console?project=web-shop&${query}`)
    const { data, last_byte_offset: end } = (await reply.json()) as { data: number[]; last_byte_offset: number }
    return { text: new TextDecoder().decode(new Uint8Array(data)), end }
  }

  test('is in the buffer, and another stream goes on from there', async () => {
    const { url } = await started()
    const before = await buffer(url, 'from_start=0')
    expect(before.text).toMatch(/web-1 login: $/)
    await talk(url, 'root\rnpr', '~# npr')
    const { text, end } = await buffer(url, `from_start=${before.end}`)
    expect(text).toBe(
      'root\r\nWelcome to Fallow Linux 13. Type "help" to see what this machine understands.\r\nroot@web-1:~# npr',
    )
    expect(end).toBe(before.end + text.length)
    const second = await talk(url, 'oc\r', 'nproc\r\n')
    expect(second).toContain('root@web-1:~# nproc\r\n')
    expect((await buffer(url, 'most_recent=25')).text).toMatch(/nproc\r\n\d+\r\nroot@web-1:~# $/)
  })

  test('is lost when the machine is started anew, and a guest that restarts asks who is there', async () => {
    const mock = createNodeMock({ document })
    const server = await startMockServer(mock, { port: 0 })
    servers.push(server)
    const post = async (verb: string): Promise<void> => {
      const address = `${server.url}/v1/instances/web-1/${verb}?project=web-shop`
      expect((await fetch(address, { method: 'POST' })).status).toBe(202)
      await mock.skip(7000)
    }
    await talk(server.url, 'root\recho kept\r', '\r\nkept\r\n')
    await post('reboot')
    const restarted = await buffer(server.url, 'from_start=0')
    expect(restarted.text).toContain('echo kept\r\nkept\r\n')
    expect(restarted.text).toMatch(/kept\r\n[\s\S]*UEFI firmware starting\.[\s\S]*web-1 login: $/)
    expect(await talk(server.url, 'root\r', 'Welcome')).toContain('web-1 login: root\r\nWelcome')
    await post('stop')
    await post('start')
    const fresh = await buffer(server.url, 'from_start=0')
    expect(fresh.text).not.toContain('kept')
    expect(fresh.text).toMatch(/^UEFI firmware starting\.[\s\S]*web-1 login: $/)
    expect(fresh.end).toBe(fresh.text.length)
  })

  test('of more than is kept the oldest is lost, and offsets go on', async () => {
    const mock = createNodeMock({ document })
    const server = await startMockServer(mock, { port: 0 })
    servers.push(server)
    await talk(server.url, 'root\r', 'Welcome')
    const line = `echo ${'x'.repeat(3990)}\r`
    await talk(server.url, `${line.repeat(140)}echo done\r`, '\r\ndone\r\n')
    const all = await buffer(server.url, 'from_start=0')
    expect(all.text.length).toBe(2 ** 20)
    expect(all.end).toBeGreaterThan(140 * 2 * 3990)
    expect(all.text).toMatch(/\r\ndone\r\nroot@web-1:~# $/)
    const held = mock.store
      .collection('serial_output')
      .all()
      .reduce((sum, { row }) => sum + String(row['text']).length, 0)
    expect(held).toBeLessThan(2 ** 20 + 2 ** 20)
  })
})
