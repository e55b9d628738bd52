import { expect, test } from 'vitest'

import { answer, toResponse, type Answer } from './answer.ts'
import { failedAnswer, failureNamed, faultKinds, NetworkFault, type FaultKind } from './fault.ts'

const bodyOf = ({ body }: Answer): unknown => JSON.parse(String(body))

test('a failure has the envelope, and names its request', () => {
  const reply = failedAnswer('conflict', 'some-id')
  expect(reply.status).toBe(409)
  expect(reply.headers.get('x-request-id')).toBe('some-id')
  expect(bodyOf(reply)).toEqual({
    request_id: 'some-id',
    error_code: 'Conflict',
    message: 'the object is being changed by another request',
  })
})

/** The status of each; `network` is no answer, and `abort` begins like a good one. */
const meets: Readonly<Record<FaultKind, number | 'network'>> = {
  'bad-request': 400,
  'already-exists': 400,
  unauthorized: 401,
  forbidden: 403,
  'not-found': 404,
  conflict: 409,
  internal: 500,
  'not-implemented': 501,
  unavailable: 503,
  'no-capacity': 507,
  unreadable: 502,
  network: 'network',
  abort: 200,
}

test.each(faultKinds)('%s is a failure that clients can meet', (kind) => {
  const met = (): number | 'network' => {
    try {
      return failedAnswer(kind, 'id').status
    } catch (error) {
      if (error instanceof NetworkFault) return 'network'
      throw error
    }
  }
  expect(met()).toBe(meets[kind])
})

test('a status is the failure that the platform has for it, or a bare one', () => {
  expect(bodyOf(failedAnswer(503, 'id'))).toEqual(bodyOf(failedAnswer('unavailable', 'id')))
  const reply = failedAnswer(429, 'id')
  expect([reply.status, bodyOf(reply)]).toEqual([429, { request_id: 'id', message: 'Too Many Requests' }])
  expect(bodyOf(failedAnswer(418, 'id'))).toEqual({ request_id: 'id', message: 'status 418' })
})

test('a failure is named by its kind or its status', () => {
  expect(['503', '429', 'network', '200', '99', '600', '5e2', 'odd', ''].map(failureNamed)).toEqual([
    503,
    429,
    'network',
    ...Array.from({ length: 6 }),
  ])
})

/** What arrives before the answer breaks off. */
async function arriving(reply: Answer): Promise<string> {
  const reader = toResponse(reply).body?.getReader()
  const first = await reader?.read()
  await expect(reader?.read()).rejects.toThrow('Failed to fetch')
  return new TextDecoder().decode(first?.value)
}

test('an answer that breaks off says how it begins and no more', async () => {
  const reply = failedAnswer('abort', 'id')
  expect(reply.status).toBe(200)
  expect(await arriving(reply)).toBe('{"items":[{"id":"')
})

test('of a call that was carried out the first half of the answer arrives', async () => {
  const reply = failedAnswer('abort', 'id', answer(201, { name: 'quay' }, new Headers({ location: '/x' })))
  expect([reply.status, reply.headers.get('location')]).toEqual([201, '/x'])
  expect(await arriving(reply)).toBe('{"name":')
})

test('an answer without a body cannot be cut: nothing arrives', () => {
  expect(() => failedAnswer('abort', 'id', answer(204, undefined, new Headers()))).toThrow(NetworkFault)
})
