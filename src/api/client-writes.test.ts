import { expect, it, vi } from 'vitest'

import type { ApiRequest, Failure } from './binding.ts'
import { createClient } from './client.ts'
import { toUserMessage } from './errors.ts'

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
