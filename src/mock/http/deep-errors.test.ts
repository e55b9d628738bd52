import { expect, it, vi } from 'vitest'

import { ApiError, errorBody, messageOfBody } from './errors.ts'

// An API family whose refusals have what they say one step below.
vi.mock('../../../generated/mock/conventions.gen.ts', async (own) => ({
  ...(await own<object>()),
  errorCodeField: 'error.code',
  messageField: 'error.message',
  requestIdField: 'error.requestId',
}))

it('refuses with what it says below another field', () => {
  const body = errorBody(new ApiError(400, 'aborted', 'in use'), 'r1')
  expect(body).toEqual({ error: { code: 'aborted', message: 'in use', requestId: 'r1' } })
  expect(messageOfBody(JSON.stringify(body))).toBe('in use')
})
