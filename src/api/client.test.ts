import { afterAll, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest'

import contract from '../../generated/openapi.json' with { type: 'json' }
import { bindClient, client as unbound, clientOf } from './binding.ts'
import type { ApiRequest } from './binding.ts'
import { createClient } from './client.ts'
import type { ClientOptions } from './client.ts'
import { ApiError } from './errors.ts'
import { startTestServer } from '../../tests/support/test-server.ts'
import type { Answer, TestServer } from '../../tests/support/test-server.ts'

let server: TestServer
beforeAll(async () => {
  server = await startTestServer()
})
afterAll(() => server.close())
beforeEach(() => {
  server.received.length = 0
  server.answer({ body: {} })
})

const get: ApiRequest = { method: 'GET', url: '/v1/disks/{disk}', path: { disk: 'a' }, operation: 'diskView' }
const post: ApiRequest = {
  method: 'POST',
  url: '/v1/disks',
  operation: 'diskCreate',
  headers: { 'Content-Type': 'application/json' },
}

const call = (request: Partial<ApiRequest> = {}, options: ClientOptions = {}) =>
  createClient({ baseUrl: server.url, ...options }).request({ ...get, ...request })
const answered = (answer: Answer, request?: Partial<ApiRequest>, options?: ClientOptions) => {
  server.answer(answer)
  return call(request, options)
}
const last = () => {
  const request = server.received.at(-1)
  if (request === undefined) throw new Error('nothing was sent')
  return request
}

describe('where requests go', () => {
  it('to the path and query in the wire view', async () => {
    await call({ path: { disk: 'fd00::1' }, query: { pageToken: 'x', project: null } })
    expect(last()).toMatchObject({ method: 'GET', url: '/v1/disks/fd00%3A%3A1?page_token=x' })
  })

  it('through what the call brings with it', async () => {
    const send = vi.fn(async () => Response.json({ sizeInBytes: 1 }))
    expect(await call({ send })).toMatchObject({ type: 'success' })
    expect(send).toHaveBeenCalledExactlyOnceWith(`${server.url}/v1/disks/a`, expect.objectContaining({ method: 'GET' }))
    expect(server.received).toEqual([])
  })

  it('below a path prefix', async () => {
    await call({}, { baseUrl: `${server.url}/base/` })
    expect(last().url).toBe('/base/v1/disks/a')
  })

  it('to the host of the call, if it names one', async () => {
    await call({ baseUrl: `${server.url}/other` }, { baseUrl: 'http://unreachable.invalid' })
    expect(last().url).toBe('/other/v1/disks/a')
  })

  it('to the same origin by default, with its cookies only', async () => {
    const fetch = vi.fn(() => Promise.resolve(Response.json({})))
    await createClient({ fetch }).request(get)
    expect(fetch).toHaveBeenCalledExactlyOnceWith(
      '/v1/disks/a',
      expect.objectContaining({ credentials: 'same-origin' }),
    )
  })

  it('with the token, if there is one', async () => {
    await call()
    expect(last().headers.authorization).toBeUndefined()
    await call({}, { token: 'secret' })
    expect(last().headers.authorization).toBe('Bearer secret')
  })

  it('with the version of the contract, unless the call names another one', async () => {
    await call()
    expect(last().headers['api-version']).toBe(contract.info.version)
    await call({ headers: { 'api-version': '1.0.0' } })
    expect(last().headers['api-version']).toBe('1.0.0')
  })
})

describe('bodies', () => {
  it('JSON in the wire view, dates and big integers exact', async () => {
    await call({
      ...post,
      body: { blockSize: 512, size: 9_007_199_254_740_993n, timeCreated: new Date(0), diskSource: { snapshotId: 'x' } },
    })
    expect(last().headers['content-type']).toBe('application/json')
    expect(last().body).toBe(
      '{"block_size":512,"size":9007199254740993,"time_created":"1970-01-01T00:00:00.000Z","disk_source":{"snapshot_id":"x"}}',
    )
  })

  it('forms', async () => {
    await call({
      method: 'POST',
      url: '/device/auth',
      body: { clientId: 'a b', ttlSeconds: null },
      headers: { 'Content-Type': 'application/x-www-form-urlencoded' },
    })
    expect(last()).toMatchObject({
      body: 'client_id=a+b',
      headers: { 'content-type': 'application/x-www-form-urlencoded' },
    })
  })

  it('forms with files', async () => {
    const file = new File(['x'], 'a.img')
    await call({
      method: 'POST',
      url: '/v1/imports',
      body: { imageFile: file, blockSize: 512, note: undefined, osTags: ['a', 'b'] },
      headers: { 'Content-Type': 'multipart/form-data' },
    })
    const { body, headers } = last()
    // With the line between the parts, which `fetch` chooses.
    const sent = await new Response(body, { headers: { 'content-type': headers['content-type'] ?? '' } }).formData()
    const [[name, first] = [], ...others] = [...sent]
    expect([name, first instanceof File && first.name]).toEqual(['image_file', 'a.img'])
    expect(others).toEqual([
      ['block_size', '512'],
      ['os_tags', 'a'],
      ['os_tags', 'b'],
    ])
  })

  const bytes = new Uint8Array([0, 255, 10, 13, 195])
  it.each([
    ['a blob', () => new Blob([bytes])],
    ['a buffer', () => bytes.buffer],
    ['an array', () => bytes],
    ['a stream', () => new Blob([bytes]).stream()],
  ])('bytes untouched: %s', async (_, body) => {
    await call({
      method: 'PUT',
      url: '/v1/system/update/repositories',
      body: body(),
      headers: { 'Content-Type': 'application/octet-stream' },
    })
    expect(Buffer.from(last().body, 'latin1')).toEqual(Buffer.from(bytes))
    expect(last().headers['content-type']).toBe('application/octet-stream')
  })

  it('none: no media type either (logout)', async () => {
    server.answer({ status: 204 })
    await call({ method: 'POST', url: '/v1/logout', headers: { 'Content-Type': 'application/json' } })
    expect(last().body).toBe('')
    expect(last().headers).not.toHaveProperty('content-type')
  })

  it('of a contract that says nothing about them stay as they are', async () => {
    await call({
      method: 'POST',
      url: '/v1/system/update/trust-roots',
      body: { fooBar: { signedBy: 1 } },
      headers: { 'Content-Type': 'application/json' },
    })
    expect(last().body).toBe('{"fooBar":{"signedBy":1}}')
  })

  it('that cannot be sent are refused before anything is', async () => {
    await expect(
      call({
        method: 'PUT',
        url: '/x',
        path: undefined,
        body: {},
        headers: { 'Content-Type': 'application/octet-stream' },
      }),
    ).rejects.toThrow(TypeError)
    expect(server.received).toEqual([])
  })
})

describe('a success', () => {
  it('is the body in the client view', async () => {
    const result = await answered({
      headers: { 'x-request-id': 'r1' },
      body: { id: 'a', time_created: '2024-01-01T00:00:00Z', block_size: 512 },
    })
    expect(result).toMatchObject({
      type: 'success',
      statusCode: 200,
      data: { id: 'a', timeCreated: new Date('2024-01-01T00:00:00Z'), blockSize: 512 },
    })
    expect(result.type === 'success' && result.headers.get('x-request-id')).toBe('r1')
  })

  it('keeps big integers', async () => {
    const result = await answered({
      body: '{"size":9007199254740993}',
      headers: { 'content-type': 'application/json' },
    })
    expect(result).toMatchObject({ data: { size: 9_007_199_254_740_993n } })
  })

  it.each([204, 205])('regression: a read that is answered with %d showed nothing, and not why', async (status) => {
    const result = await answered({ status, headers: { 'x-request-id': 'r5' } })
    expect(result).toMatchObject({ type: 'client_error', statusCode: status, requestId: 'r5' })
  })

  it.each([204, 205])('%d has no data', async (status) => {
    const result = await answered({ status }, { method: 'DELETE' })
    expect(result).toMatchObject({ type: 'success', statusCode: status, data: undefined })
  })

  it('of a mutation may be empty under any status', async () => {
    expect(await answered({ status: 202 }, { method: 'POST' })).toMatchObject({ type: 'success', data: undefined })
  })

  it('of a HEAD has headers only', async () => {
    const result = await answered({ headers: { 'content-length': '12' } }, { method: 'HEAD' })
    expect(result.type === 'success' && result.headers.get('content-length')).toBe('12')
  })

  const download = { url: '/experimental/v1/system/support-bundles/{bundleId}/download', path: { bundleId: 'b' } }
  it('may be bytes or text where the contract leaves it open', async () => {
    const bytes = await answered(
      { body: new Uint8Array([1, 2]), headers: { 'content-type': 'application/zip' } },
      download,
    )
    expect(bytes.type === 'success' && bytes.data).toBeInstanceOf(Blob)
    const text = await answered({ body: 'a\nb', headers: { 'content-type': 'text/plain; charset=utf-8' } }, download)
    expect(text).toMatchObject({ type: 'success', data: 'a\nb' })
    const json = await answered({ body: { foo_bar: 1 } }, download)
    expect(json).toMatchObject({ type: 'success', data: { foo_bar: 1 } })
  })

  it('is read as the caller wants', async () => {
    const result = await answered(
      { body: 'abc', headers: { 'content-type': 'application/zip' } },
      { ...download, parseAs: 'stream' },
    )
    expect(result.type === 'success' && result.data).toBeInstanceOf(ReadableStream)
  })
})

describe('a failure', () => {
  it('is the parsed body with the request id', async () => {
    const result = await answered({ status: 409, body: { request_id: 'r2', error_code: 'Conflict', message: 'busy' } })
    expect(result).toMatchObject({
      type: 'error',
      statusCode: 409,
      requestId: 'r2',
      data: { errorCode: 'Conflict', message: 'busy' },
    })
  })

  it('takes the request id from the header if the body has none', async () => {
    const result = await answered({ status: 400, headers: { 'x-request-id': 'r3' }, body: { message: 'no' } })
    expect(result).toMatchObject({ type: 'error', requestId: 'r3' })
  })

  it('regression: a field that goes ten thousand levels down made the whole answer unreadable', async () => {
    const depth = 10_000
    const deep = `${'{"in":'.repeat(depth)}1${'}'.repeat(depth)}`
    const list = `${'['.repeat(depth)}1${']'.repeat(depth)}`
    const result = await answered({
      headers: { 'content-type': 'application/json' },
      body: `{"id":"a","later_field":${deep},"later_list":${list},"name":"b"}`,
    })
    expect(result).toMatchObject({ type: 'success', data: { id: 'a', name: 'b' } })
    // What is left can be gone through, however deep a call each level takes, and says that it is not all.
    expect(JSON.stringify(result.type === 'success' && result.data)).toMatch(/"in":"Nested too deeply"/)
  })

  it.each([
    ['an error page', 502, '<html>Bad gateway</html>', 'GET'],
    ['an empty error', 500, '', 'GET'],
    ['a broken success', 200, '{"items":[', 'GET'],
    ['an empty read', 200, '', 'GET'],
    ['a proxy’s greeting', 200, 'hello', 'POST'],
  ] as const)('cannot be read: %s', async (_, status, body, method) => {
    const result = await answered(
      { status, body, headers: { 'content-type': 'application/json', 'x-request-id': 'r4' } },
      { method },
    )
    expect(result).toMatchObject({ type: 'client_error', statusCode: status, text: body, requestId: 'r4' })
    expect(result.type === 'client_error' && result.error).toBeInstanceOf(SyntaxError)
  })

  it('of the network: nobody listens', async () => {
    expect(await call({}, { baseUrl: 'http://127.0.0.1:1' })).toMatchObject({
      type: 'network',
      error: expect.any(TypeError),
    })
  })

  it('of the network: the answer breaks off', async () => {
    const result = await answered({
      custom: (response) => {
        response.writeHead(200, { 'content-type': 'application/json', 'content-length': '100' })
        response.write('{"items":')
        setTimeout(() => response.destroy(), 10)
      },
    })
    expect(result.type).toBe('network')
  })

  it('is told apart from a call that was cancelled', async () => {
    const abort = new AbortController()
    const pending = answered({ custom: () => abort.abort() }, { signal: abort.signal })
    expect(await pending).toEqual({ type: 'aborted' })
  })

  it('is told apart from a call that was cancelled while it was read', async () => {
    const abort = new AbortController()
    const result = await answered(
      {
        custom: (response) => {
          response.writeHead(200, { 'content-type': 'application/json' })
          response.write('{')
          setTimeout(() => abort.abort(), 20)
        },
      },
      { signal: abort.signal },
    )
    expect(result).toEqual({ type: 'aborted' })
  })

  it('is never repeated', async () => {
    await answered({ status: 503, body: { message: 'x' } })
    expect(server.received).toHaveLength(1)
  })

  it('of a HEAD is no unreadable answer', async () => {
    expect(await answered({ status: 404 }, { method: 'HEAD' })).toMatchObject({ type: 'error', statusCode: 404 })
  })

  it('is thrown when the caller wants that', async () => {
    const failing = answered(
      { status: 403, body: { error_code: 'Forbidden', message: 'Forbidden' } },
      { throwOnError: true },
    )
    await expect(failing).rejects.toThrow(ApiError)
    await expect(failing).rejects.toMatchObject({
      message: 'Action not authorized',
      statusCode: 403,
      operation: 'diskView',
    })
  })

  it('is told to the log, with details, unless it was cancelled', async () => {
    const onError = vi.fn()
    await answered({ status: 400, body: { message: 'no', request_id: 'r5' } }, {}, { onError })
    expect(onError).toHaveBeenCalledExactlyOnceWith(
      expect.objectContaining({ detail: 'no', requestId: 'r5', operation: 'diskView' }),
    )
    await call({ signal: AbortSignal.abort() }, { onError })
    expect(onError).toHaveBeenCalledTimes(1)
  })

  it('that the caller expects is not told to the log, any other is', async () => {
    const onError = vi.fn()
    const failing = (status: number) => answered({ status, body: {} }, { expected: [404] }, { onError })
    expect(await failing(404)).toMatchObject({ type: 'error', statusCode: 404 })
    expect(onError).not.toHaveBeenCalled()
    await failing(403)
    expect(onError).toHaveBeenCalledTimes(1)
  })

  it('401 is told before the call fails', async () => {
    const onUnauthorized = vi.fn()
    await answered({ status: 401, body: { error_code: 'Unauthorized', message: 'x' } }, {}, { onUnauthorized })
    expect(onUnauthorized).toHaveBeenCalledExactlyOnceWith(expect.objectContaining({ url: '/v1/disks/{disk}' }))
    await answered({ status: 403, body: {} }, {}, { onUnauthorized })
    expect(onUnauthorized).toHaveBeenCalledTimes(1)
    // Who expects it sees to it: the page is not left.
    await answered({ status: 401, body: {} }, { expected: [401] }, { onUnauthorized })
    expect(onUnauthorized).toHaveBeenCalledTimes(1)
  })
})

describe('the client of the SDK', () => {
  it('says what is missing when nobody bound it', () => {
    expect(() => unbound.get({ url: '/v1/disks' })).toThrow('bindClient')
  })

  it('passes on method and options', async () => {
    const { getConfig, delete: remove } = clientOf(() => createClient({ baseUrl: server.url }))
    server.answer({ status: 204 })
    await remove({ url: '/v1/disks/{disk}', path: { disk: 'a' } })
    expect(last()).toMatchObject({ method: 'DELETE', url: '/v1/disks/a' })
    expect(getConfig()).toEqual({ baseUrl: server.url })
  })

  it('uses what was bound last', async () => {
    bindClient(createClient({ baseUrl: 'http://127.0.0.1:1' }))
    bindClient(createClient({ baseUrl: server.url }))
    const result = await unbound.get({ url: '/v1/ping' })
    expect(result).toMatchObject({ type: 'success' })
  })
})
