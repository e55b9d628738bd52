import { expect, it, vi } from 'vitest'

import type { ApiRequest, Failure } from './binding.ts'
import { createClient } from './client.ts'

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
