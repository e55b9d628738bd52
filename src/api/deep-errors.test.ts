import { expect, it, vi } from 'vitest'

import { toApiError } from './errors.ts'

// An API family whose refusals have what they say one step below.
vi.mock('../../generated/model/conventions.gen.ts', async (own) => ({
  ...(await own<object>()),
  errorCodeField: 'error.code',
  messageField: 'error.message',
}))

it('reads what a refusal says below another field', () => {
  const refused = (data: unknown) =>
    toApiError({ type: 'error', statusCode: 400, data, headers: new Headers(), requestId: 'r1' })
  expect(refused({ error: { code: 'aborted', message: 'in use' } })).toMatchObject({
    errorCode: 'aborted',
    detail: 'in use',
  })
  expect(refused({ error: 'in use' })).toMatchObject({ errorCode: undefined, detail: undefined })
})
