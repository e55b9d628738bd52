/** What calls to the server meet on purpose, and calls that are written for another version of the contract. */
import { once } from 'node:events'

import { afterAll, describe, expect, test } from 'vitest'
import { WebSocket } from 'ws'

import contract from '../../../generated/openapi.json' with { type: 'json' }
import { startMockServer, type MockServer } from '../../../scripts/mock/server.ts'
import type { FaultRule } from '../../../src/mock/http/fault-rules.ts'
import { createNodeMock } from '../../../src/mock/node/node.ts'
import type { OtherVersion } from '../../../src/mock/server/header-check.ts'
import { document } from './support/backend.ts'

const servers: MockServer[] = []
afterAll(() => Promise.all(servers.map((server) => server.close())))

async function started(): Promise<MockServer> {
  const server = await startMockServer(createNodeMock({ document }), { port: 0 })
  servers.push(server)
  return server
}

test('a network fault answered as an internal error: the connection breaks instead', async () => {
  const { url } = await started()
  const headers = { 'x-cairn-scenario': 'flaky' }
  const path = `${url}/v1/disks?project=web-shop`
  await expect(fetch(path, { headers })).rejects.toThrow('fetch failed')
  expect((await fetch(path, { headers })).status).toBe(200)
})

test('an answer that breaks off breaks the connection, and only that one', async () => {
  const faults = (): readonly FaultRule[] => [{ operation: 'project_list', fault: 'abort' }]
  const server = await startMockServer(createNodeMock({ document, faults }), { port: 0 })
  servers.push(server)
  const reply = await fetch(`${server.url}/v1/projects`)
  expect(reply.status).toBe(200)
  await expect(reply.text()).rejects.toThrow('terminated')
  expect((await fetch(`${server.url}/v1/me`)).status).toBe(200)
})

describe('a call that asks to fail', () => {
  const asking = async (fault: string, path = '/v1/projects', init: RequestInit = {}): Promise<Response> =>
    fetch(`${(await started()).url}${path}`, { ...init, headers: { ...init.headers, 'x-cairn-fault': fault } })

  test('gets the failure, and the next one does not', async () => {
    const { url } = await started()
    const reply = await fetch(`${url}/v1/projects`, { headers: { 'x-cairn-fault': '503; retry-after=2' } })
    expect([reply.status, reply.headers.get('retry-after')]).toEqual([503, '2'])
    expect(await reply.json()).toEqual({
      request_id: reply.headers.get('x-request-id'),
      error_code: 'ServiceNotAvailable',
      message: 'Service Unavailable',
    })
    expect((await fetch(`${url}/v1/projects`)).status).toBe(200)
  })

  test('gets no answer, or one that breaks off', async () => {
    await expect(asking('network')).rejects.toThrow('fetch failed')
    const reply = await asking('abort')
    await expect(reply.text()).rejects.toThrow('terminated')
  })

  test('is carried out if it says so, and gets no answer, half of one or another one', async () => {
    const { url } = await started()
    const make = (name: string, fault: string): Promise<Response> =>
      fetch(`${url}/v1/projects`, {
        method: 'POST',
        headers: { 'content-type': 'application/json', 'x-cairn-fault': fault },
        body: JSON.stringify({ name, description: '' }),
      })
    await expect(make('lost', 'network; done')).rejects.toThrow('fetch failed')
    const half = await make('half', 'abort; done')
    expect(half.status).toBe(201)
    await expect(half.text()).rejects.toThrow('terminated')
    expect((await make('other', '504; done')).status).toBe(504)
    // None of it was carried out.
    expect((await make('never', '504')).status).toBe(504)
    const { items } = (await (await fetch(`${url}/v1/projects`)).json()) as { items: { name: string }[] }
    expect(items.map(({ name }) => name)).toEqual(['data-lake', 'half', 'lost', 'other', 'sandbox', 'web-shop'])
  })

  test('takes its time', async () => {
    const start = performance.now()
    expect((await asking('latency=80')).status).toBe(200)
    expect(performance.now() - start).toBeGreaterThanOrEqual(79)
  })

  test('that cannot be read is refused', async () => {
    const reply = await asking('sometimes')
    expect(reply.status).toBe(400)
    expect(await reply.json()).toMatchObject({
      message: expect.stringMatching(
        /^bad header x-cairn-fault: unknown variant `sometimes`, expected one of `400 to 599`, `bad-request`, .*`latency=MILLISECONDS`$/,
      ) as unknown,
    })
  })

  test('on a socket closes it', async () => {
    const { url } = await started()
    const socket = new WebSocket(`${url.replace('http', 'ws')}/v1/instances/web-1/serial-console/stream`, {
      headers: { 'x-cairn-fault': 'network' },
    })
    const [code, reason] = (await once(socket, 'close')) as [number, Buffer]
    expect([code, String(reason)]).toEqual([1011, 'failed on purpose'])
  })
})

describe('calls that are written for another version of the contract', () => {
  const { version } = contract.info
  const ask = ({ url }: MockServer, headers: HeadersInit): Promise<Response> => fetch(`${url}/v1/ping`, { headers })

  test('are answered as all others, and told so', async () => {
    const others: OtherVersion[] = []
    const mock = createNodeMock({ document, onOtherVersion: (other) => others.push(other) })
    const server = await startMockServer(mock, { port: 0 })
    servers.push(server)
    const reply = await ask(server, { 'api-version': '1.0.0' })
    expect(reply.status).toBe(200)
    expect(reply.headers.get('x-version-mismatch')).toBe(
      `api-version 1.0.0 is not the version of this mock, ${version}`,
    )
    const refused = await fetch(`${server.url}/v1/nothing`, { headers: { 'api-version': '2.0.0' } })
    expect(refused.headers.get('x-version-mismatch')).toContain('api-version 2.0.0 is not')
    expect((await ask(server, { 'api-version': version })).headers.get('x-version-mismatch')).toBeNull()
    expect((await ask(server, {})).headers.get('x-version-mismatch')).toBeNull()
    expect(others.map(({ given }) => given)).toEqual(['1.0.0', '2.0.0'])
    const { items } = await mock.control.log()
    expect(items.map((item) => item.version)).toEqual(['1.0.0', '2.0.0', null, null])
  })

  test('learn from every answer which version it follows, a refusal and an answer of no operation included', async () => {
    const { url } = await started()
    for (const path of ['/v1/ping', '/v1/nothing', '/v1/disks', '/login']) {
      const reply = await fetch(`${url}${path}`, { redirect: 'manual' })
      expect(reply.headers.get('api-version'), path).toBe(version)
    }
  })

  test('are refused by a mock that is strict', async () => {
    const server = await startMockServer(createNodeMock({ document, strictVersion: true }), { port: 0 })
    servers.push(server)
    const reply = await ask(server, { 'api-version': '1.0.0' })
    expect(reply.status).toBe(400)
    expect(await reply.json()).toEqual({
      request_id: reply.headers.get('x-request-id'),
      message: `bad header api-version: unknown variant \`1.0.0\`, expected \`${version}\``,
    })
    expect((await ask(server, { 'api-version': version })).status).toBe(200)
    // Other clients do not know the header.
    expect((await ask(server, {})).status).toBe(200)
  })
})
