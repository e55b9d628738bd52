/** Who may control a mock over HTTP: programs and people of this machine, no page of another site. */
import { once } from 'node:events'
import { request, type IncomingMessage } from 'node:http'
import { text } from 'node:stream/consumers'

import { afterAll, beforeAll, expect, test } from 'vitest'

import { startMockServer, type MockServer } from '../../../scripts/mock/server.ts'
import { controlHandler } from '../../../src/mock/control/http.ts'
import { createNodeMock } from '../../../src/mock/node/node.ts'
import { document } from './support/backend.ts'

const mock = createNodeMock({ document })
let server: MockServer
let own: MockServer
beforeAll(async () => {
  server = await startMockServer(mock, { port: 0, control: 'beside', cors: 'http://pages.example' })
  own = await startMockServer(mock, { port: 0, control: { port: 0 } })
})
afterAll(() => Promise.all([server.close(), own.close()]))

interface Reply {
  readonly status: number
  readonly body: string
  readonly allows: string | undefined
}

/** `fetch` lets nobody choose the host. */
const send = async (url: string, method: string, headers: Readonly<Record<string, string>>): Promise<Reply> => {
  const [answer] = (await once(request(url, { method, headers }).end(), 'response')) as [IncomingMessage]
  const allows = answer.headers['access-control-allow-origin']
  return { status: answer.statusCode ?? 0, body: await text(answer), allows }
}
const messageOf = ({ body }: Reply): string => (JSON.parse(body) as { message: string }).message

test('answers programs by any name of this machine', async () => {
  const { port } = new URL(server.url)
  for (const host of [`127.0.0.1:${port}`, `localhost:${port}`, `[::1]:${port}`, `mock.localhost:${port}`])
    expect((await send(`${server.url}/control`, 'GET', { host })).status, host).toBe(200)
})

test('refuses a name that leads here from elsewhere: DNS rebinding', async () => {
  const reply = await send(`${server.url}/control/reset`, 'POST', { host: 'rebound.example' })
  expect(reply.status).toBe(403)
  expect(messageOf(reply)).toBe(
    'The control API answers as localhost, 127.0.0.1 or [::1] only: the request came for rebound.example.',
  )
  expect((await send(`${server.url}/control`, 'GET', { host: '127.0.0.1.example' })).status).toBe(403)
})

test.each<Readonly<Record<string, string>>>([
  { origin: 'http://evil.example' },
  { origin: 'null' },
  // Pages that may call the API may not control it.
  { origin: 'http://pages.example' },
  { 'sec-fetch-site': 'cross-site' },
  { 'sec-fetch-site': 'same-site' },
])('refuses a page with %o, on both ports', async (headers) => {
  for (const url of [server.control ?? '', own.control ?? '']) {
    const reply = await send(`${url}/reset`, 'POST', headers)
    expect([reply.status, reply.allows]).toEqual([403, undefined])
    expect(messageOf(reply)).toMatch(/^Pages of other sites may not call the control API: the request came from /)
    expect((await send(`${url}/reset`, 'OPTIONS', headers)).status).toBe(403)
  }
})

test('answers what is typed into the address bar, and a page of this very address', async () => {
  const { origin } = new URL(server.url)
  expect((await send(`${server.url}/control`, 'GET', { 'sec-fetch-site': 'none' })).status).toBe(200)
  expect((await send(`${server.url}/control`, 'GET', { origin, 'sec-fetch-site': 'same-origin' })).status).toBe(200)
})

test('refuses other machines, whatever the API is open to', async () => {
  const handle = controlHandler(mock.hostOf)
  const from = async (peer: string | undefined): Promise<number> =>
    (await handle(new Request('http://127.0.0.1:12220/control'), peer)).status
  expect(await Promise.all(['127.0.0.1', '127.8.0.1', '::1', '::ffff:127.0.0.1'].map(from))).toEqual([
    200, 200, 200, 200,
  ])
  expect(await Promise.all(['192.168.1.7', '10.0.0.1', 'fe80::1', '1.127.0.0', undefined].map(from))).toEqual(
    Array.from({ length: 5 }, () => 403),
  )
})

test('says what there is, in the error shape', async () => {
  const nothing = await send(`${server.url}/control/moon`, 'GET', {})
  expect(nothing.status).toBe(404)
  expect(JSON.parse(nothing.body)).toEqual({
    request_id: expect.stringMatching(/^[0-9a-f-]{36}$/) as unknown,
    message: expect.stringMatching(
      /^there is nothing at \/control\/moon\. Known: GET \/control, POST \/control\/reset, .*PUT \/control\/import$/,
    ) as unknown,
  })
  const wrong = await send(`${server.url}/control/faults`, 'PATCH', {})
  expect([wrong.status, messageOf(wrong)]).toEqual([405, '/control/faults takes GET, PUT, DELETE'])
  const garbled = await fetch(`${server.control}/advance`, { method: 'POST', body: '{' })
  expect(garbled.status).toBe(400)
  expect(await garbled.json()).toMatchObject({ message: expect.stringMatching(/^the body is not JSON: /) as unknown })
})

test('is nowhere unless asked for, and on a port of its own it is nowhere else', async () => {
  const plain = await startMockServer(mock, { port: 0 })
  try {
    expect(plain.control).toBeUndefined()
    expect((await fetch(`${plain.url}/control`)).status).toBe(404)
    expect((await fetch(`${own.url}/control`)).status).toBe(404)
    expect((await fetch(`${new URL(own.control ?? '').origin}/v1/ping`)).status).toBe(404)
  } finally {
    await plain.close()
  }
})

test('a port that is taken stops both servers', async () => {
  const { port } = new URL(server.url)
  await expect(startMockServer(mock, { port: 0, control: { port: Number(port) } })).rejects.toThrow('EADDRINUSE')
})
