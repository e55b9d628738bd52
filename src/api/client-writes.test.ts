import { afterEach, describe, expect, it, vi } from 'vitest'

import type { ApiRequest, Failure } from './binding.ts'
import { createClient } from './client.ts'
import { ApiError, toUserMessage } from './errors.ts'

const refusal: Failure = { type: 'error', statusCode: 412, data: { message: 'somebody else' }, headers: new Headers() }

function refusing() {
  const fetch = vi.fn(() => Promise.resolve(Response.json({ id: 'a' })))
  const onSuccess = vi.fn()
  const { request } = createClient({ fetch, onSuccess, beforeWrite: () => Promise.resolve(refusal) })
  return { fetch, onSuccess, request }
}

it.each(['POST', 'PUT', 'DELETE', 'PATCH'] as const)('%s is not sent when it must not go out', async (method) => {
  const { fetch, request } = refusing()
  expect(await request({ method, url: '/v1/projects' })).toBe(refusal)
  await expect(request({ method, url: '/v1/projects', throwOnError: true })).rejects.toThrow('somebody else')
  expect(fetch).not.toHaveBeenCalled()
})

it.each<ApiRequest>([
  { method: 'GET', url: '/v1/projects' },
  { method: 'HEAD', url: '/v1/projects' },
  { method: 'POST', url: '/v1/login/{siloName}/local', path: { siloName: 'meadow' } },
])('$method $url is sent all the same', async (call) => {
  const { fetch, request } = refusing()
  expect(await request(call)).toMatchObject({ type: 'success' })
  expect(fetch).toHaveBeenCalledTimes(1)
})

it.each(['application/merge-patch+json', 'Application/VND.api+json; charset=utf-8'])(
  'regression: a body of type %s could not be sent',
  async (type) => {
    const fetch = vi.fn<typeof globalThis.fetch>(() => Promise.resolve(Response.json({ id: 'a' })))
    const { request } = createClient({ fetch })
    const headers = { 'Content-Type': type }
    const body = { timeCreated: 'a' }
    expect(await request({ method: 'PATCH', url: '/v1/projects', headers, body })).toMatchObject({ type: 'success' })
    const [, init] = fetch.mock.calls[0] ?? []
    expect(init?.body).toBe('{"time_created":"a"}')
    expect(new Headers(init?.headers).get('content-type')).toBe(type)
  },
)

describe('regression: what was read for somebody else was shown', () => {
  const reading = (answer: () => Promise<Response>) => {
    const afterRead = vi.fn(() => Promise.resolve(refusal))
    const onSuccess = vi.fn()
    const onError = vi.fn()
    return { afterRead, onSuccess, onError, ...createClient({ fetch: answer, afterRead, onSuccess, onError }) }
  }

  it.each([
    ['rows', () => Promise.resolve(Response.json({ items: [] }))],
    ['that there is no such thing', () => Promise.resolve(Response.json({ message: 'not found' }, { status: 404 }))],
    ['nothing at all', () => Promise.reject(new TypeError('gone'))],
  ])('the refusal takes the place of %s', async (_, answer) => {
    const { request, onSuccess, onError } = reading(answer)
    expect(await request({ method: 'GET', url: '/v1/disks' })).toBe(refusal)
    // A read that is sent by POST, as the cache does.
    const { signal } = new AbortController()
    expect(await request({ method: 'POST', url: '/v1/timeseries/query', answer: 'anything', signal })).toBe(refusal)
    expect(onSuccess).not.toHaveBeenCalled()
    // The server has not failed.
    expect(onError).not.toHaveBeenCalled()
  })

  it('of a change it is told what came of it', async () => {
    const { request, afterRead } = reading(() => Promise.resolve(Response.json({ id: 'a' })))
    expect(await request({ method: 'POST', url: '/v1/disks' })).toMatchObject({ type: 'success' })
    expect(afterRead).not.toHaveBeenCalled()
  })
})

/** As browsers have it: what is followed to another site ends like a network that is gone. */
function redirecting(then: () => Promise<Response>) {
  const fetch = vi.fn((_: RequestInfo | URL, init?: RequestInit) => {
    if (init?.redirect === 'manual') return Promise.resolve(opaque())
    return init?.redirect === 'error' ? Promise.reject(new TypeError('Failed to fetch')) : then()
  })
  return { fetch, ...createClient({ fetch }) }
}

function opaque(): Response {
  const response = Response.error()
  Object.defineProperty(response, 'type', { value: 'opaqueredirect' })
  return response
}

it('regression: what a redirect of a change led to was taken for what had been made, or the change was sent twenty times', async () => {
  const { request, fetch } = redirecting(() => Promise.resolve(Response.json({ items: [] })))
  const url = '/v1/disks'
  const call: ApiRequest = { method: 'POST', url, body: {}, throwOnError: true }
  const error = await request(call).catch((one: unknown) => one)
  expect(toUserMessage(error)).toBe(
    'The server redirected this to another address. Reload the page: you may have to sign in there. It may have been carried out all the same: check before you try again.',
  )
  expect(fetch).toHaveBeenCalledTimes(1)
  expect(await request({ method: 'GET', url })).toMatchObject({ type: 'success' })
})

it('regression: a read that was redirected to another site was told as a network that is gone', async () => {
  const { request } = redirecting(() => Promise.reject(new TypeError('Failed to fetch')))
  const call: ApiRequest = { method: 'GET', url: '/v1/disks', throwOnError: true }
  const error = await request(call).catch((one: unknown) => one)
  expect(toUserMessage(error)).toBe(
    'The server redirected this to another address. Reload the page: you may have to sign in there.',
  )
  expect(error).toMatchObject({ kind: 'error' })
})

it('a read that is redirected and then called off is called off', async () => {
  const controller = new AbortController()
  const { request } = redirecting(() => {
    controller.abort()
    return Promise.reject(new DOMException('aborted', 'AbortError'))
  })
  expect(await request({ method: 'GET', url: '/v1/disks', signal: controller.signal })).toEqual({ type: 'aborted' })
})

it('a success is told in the client view', async () => {
  const { onSuccess, request } = refusing()
  await request({ method: 'GET', url: '/v1/me', operation: 'currentUserView' })
  expect(onSuccess).toHaveBeenCalledExactlyOnceWith(expect.objectContaining({ operation: 'currentUserView' }), {
    id: 'a',
  })
})

it.each([
  ['is half', () => new Response('{"id":"1","na', { status: 201, headers: { 'content-type': 'application/json' } })],
  ['is a page', () => new Response('<p>Hello', { status: 201, headers: { 'content-type': 'text/html' } })],
])(
  'a change that was accepted was said to have failed when its answer %s: it may have been made',
  async (_, answer) => {
    const { request } = createClient({ fetch: () => Promise.resolve(answer()) })
    const call: ApiRequest = { method: 'POST', url: '/v1/projects', operation: 'projectCreate', throwOnError: true }
    const error = await request(call).catch((one: unknown) => one)
    expect(toUserMessage(error)).toBe(
      'Error reading API response (HTTP 201, projectCreate). It may have been carried out all the same: check before you try again.',
    )
    // Of a read nobody has to be told, also when it is sent by POST.
    const signal = new AbortController().signal
    expect(toUserMessage(await request({ ...call, signal }).catch((one: unknown) => one))).not.toContain('carried out')
    const read = await request({ ...call, method: 'GET' }).catch((one: unknown) => one)
    expect(toUserMessage(read)).not.toContain('carried out')
  },
)

it('an answer that the browser had kept was shown on the way back, after somebody had signed out: nothing is kept', async () => {
  const { fetch, request } = refusing()
  await request({ method: 'GET', url: '/v1/projects' })
  expect(fetch).toHaveBeenCalledWith('/v1/projects', expect.objectContaining({ cache: 'no-store' }))
})

/** An answer whose body breaks off after the first half. */
const halfOf = (status: number): Response =>
  new Response(
    new ReadableStream({
      start: (body) => body.enqueue(new TextEncoder().encode('{"id":"1","na')),
      pull: (body) => body.error(new TypeError('network error')),
    }),
    { status, headers: { 'content-type': 'application/json', 'x-request-id': 'r9' } },
  )

describe('regression: a change that the server had accepted was told as "Could not reach the server" when its answer broke off', () => {
  const create: ApiRequest = { method: 'POST', url: '/v1/projects', operation: 'projectCreate', throwOnError: true }
  const failureOf = async (call: ApiRequest, options: Parameters<typeof createClient>[0]): Promise<ApiError> => {
    const error = await createClient(options)
      .request(call)
      .catch((one: unknown) => one)
    if (!(error instanceof ApiError)) throw new Error('no failure')
    return error
  }
  const fetching = (answer: () => Promise<Response>) => ({ fetch: answer })

  it('is said to be accepted, with its status', async () => {
    const error = await failureOf(
      create,
      fetching(async () => halfOf(201)),
    )
    expect(error).toMatchObject({ kind: 'told', statusCode: 201, requestId: 'r9', unsure: true })
    expect(toUserMessage(error)).toBe(
      'The server accepted it (HTTP 201), but its answer broke off: check before you try again.',
    )
  })

  it('of a read, nothing was asked for that could have been done', async () => {
    const error = await failureOf(
      { ...create, method: 'GET' },
      fetching(async () => halfOf(200)),
    )
    expect(error).toMatchObject({ kind: 'network', unsure: false })
    expect(toUserMessage(error)).toBe('The answer of the server broke off. Check your connection and try again.')
  })

  it('a refusal is one, whatever becomes of its reason', async () => {
    const onUnauthorized = vi.fn()
    for (const statusCode of [401, 409, 503]) {
      const error = await failureOf(create, { fetch: async () => halfOf(statusCode), onUnauthorized })
      expect(error).toMatchObject({ kind: 'error', statusCode, requestId: 'r9' })
      expect(toUserMessage(error)).toBe(`Unknown server error (HTTP ${statusCode}, projectCreate)`)
    }
    expect(onUnauthorized).toHaveBeenCalledTimes(1)
  })

  it('without any answer nobody knows, unless it was never sent', async () => {
    const broken = () => Promise.reject(new TypeError('Failed to fetch'))
    const error = await failureOf(create, fetching(broken))
    expect(error).toMatchObject({ kind: 'network', unsure: true })
    expect(toUserMessage(error)).toBe(
      'Could not reach the server, or its answer was lost. It may have been carried out all the same: check before you try again.',
    )
    const stopped: Failure = { type: 'network', error: new TypeError('Failed to fetch') }
    const unsent = await failureOf(create, { ...fetching(broken), beforeWrite: async () => stopped })
    expect(unsent).toMatchObject({ kind: 'network', unsure: false })
    expect(toUserMessage(unsent)).toBe('Could not reach the server. Check your connection and try again.')
  })

  it('what nobody waits for any more is no refusal', async () => {
    const stop = new AbortController()
    const body = new ReadableStream({
      pull: (answer) => {
        stop.abort()
        answer.error(stop.signal.reason)
      },
    })
    const fetch = async () => new Response(body, { status: 409, headers: { 'content-type': 'application/json' } })
    expect((await failureOf({ ...create, signal: stop.signal }, { fetch })).kind).toBe('aborted')
  })

  it.each([502, 504])(
    'nor where somebody between here and the server says that it did not answer: %i',
    async (status) => {
      const answers = [
        Response.json({ message: 'The API server broke off.' }, { status }),
        new Response('<p>', { status }),
      ]
      for (const answer of answers) {
        const error = await failureOf(
          create,
          fetching(async () => answer),
        )
        expect(error).toMatchObject({ statusCode: status, unsure: true })
        expect(toUserMessage(error)).toMatch(
          /[^.]\. It may have been carried out all the same: check before you try again\.$/,
        )
      }
      const read = await failureOf(
        { ...create, method: 'GET' },
        fetching(async () => Response.json({}, { status })),
      )
      expect(toUserMessage(read)).not.toContain('carried out')
    },
  )
})

describe('regression: a change that was asked for offline was said to have been carried out, maybe', () => {
  afterEach(() => vi.unstubAllGlobals())
  const stop: ApiRequest = { method: 'POST', url: '/v1/instances/{instance}/stop', path: { instance: 'web-1' } }
  const setOnline = (onLine: boolean): unknown => vi.stubGlobal('navigator', { onLine })
  const told = (request: ReturnType<typeof createClient>['request'], call = stop): Promise<string> =>
    request({ ...call, throwOnError: true }).then(() => 'done', toUserMessage)
  const maybe = /It may have been carried out all the same/

  it('nothing was sent', async () => {
    const { request } = createClient({ fetch: () => Promise.reject(new TypeError('Failed to fetch')) })
    setOnline(false)
    expect(await told(request)).toBe('You are offline: nothing was sent.')
    expect(await told(request, { ...stop, method: 'GET' })).toBe(
      'Could not reach the server. Check your connection and try again.',
    )
    setOnline(true)
    expect(await told(request)).toMatch(maybe)
  })

  it('the network may go while it is on its way', async () => {
    const { request } = createClient({
      fetch: () => {
        setOnline(false)
        return Promise.reject(new TypeError('Failed to fetch'))
      },
    })
    setOnline(true)
    expect(await told(request)).toMatch(maybe)
  })

  it('a server on the same computer answers without one: then nobody knows', async () => {
    const answers = [() => Promise.resolve(Response.json({ items: [] })), () => Promise.reject(new TypeError('reset'))]
    const { request } = createClient({ fetch: () => answers.shift()?.() ?? Promise.reject(new Error('no more')) })
    setOnline(false)
    await request({ method: 'GET', url: '/v1/projects', answer: { rows: 'items' } })
    expect(await told(request)).toMatch(maybe)
  })

  it('what broke off had been sent', async () => {
    const { request } = createClient({ fetch: () => Promise.resolve(halfOf(201)) })
    setOnline(false)
    expect(await told(request)).toContain('The server accepted it (HTTP 201)')
  })
})

it.each([
  ['nothing', () => new Response(null, { status: 204 }), 204],
  ['an empty body', () => new Response('', { headers: { 'content-type': 'application/json' } }), 200],
])(
  'regression: a metrics query that was answered with %s said that something went wrong',
  async (_, answer, status) => {
    const { signal } = new AbortController()
    const query: ApiRequest = { method: 'POST', url: '/v1/timeseries/query', answer: { rows: 'tables' }, signal }
    const { request } = createClient({ fetch: async () => answer() })
    const error = await request({ ...query, operation: 'timeseriesQuery', throwOnError: true }).catch(
      (one: unknown) => one,
    )
    expect(toUserMessage(error)).toBe(`Error reading API response (HTTP ${status}, timeseriesQuery)`)
    expect(error).toMatchObject({ detail: 'the answer is empty' })
    // A change may be answered so, and one that can be cancelled too.
    const piece: ApiRequest = { method: 'POST', url: '/v1/disks/{disk}/bulk-write', path: { disk: 'a' }, signal }
    expect(await request(piece)).toMatchObject({ type: 'success', data: undefined })
    // So may one that is answered with rows.
    const policy: ApiRequest = { method: 'PUT', url: '/v1/policy', body: {}, answer: { rows: 'roleAssignments' } }
    expect(await request(policy)).toMatchObject({ type: 'success', data: undefined })
  },
)
