import { expect, test } from 'vitest'

import { ApiError } from '../../api/errors.ts'
import { errorToast } from './error-toast.ts'

const refused = (message: string, requestId?: string) =>
  new ApiError(message, { kind: 'error', statusCode: 400, requestId })

test('a failure is told with the id of its request, where the server gave one', () => {
  const toast = { variant: 'error', title: 'Could not delete', content: 'In use' }
  expect(errorToast('Could not delete', refused('In use', 'r-1'))).toEqual({ ...toast, requestIds: ['r-1'] })
  expect(errorToast('Could not delete', refused('In use'))).toEqual({ ...toast, requestIds: [] })
})

test('what the server does not offer is said as such, with status, code and operation', () => {
  const details = { kind: 'error', statusCode: 501, errorCode: 'NotImplemented', operation: 'instanceStop' } as const
  expect(errorToast('Could not stop web-1', new ApiError('Unknown server error', details)).content).toBe(
    'This server does not offer it: Unknown server error (HTTP 501 NotImplemented, instanceStop)',
  )
})

test('of several failures the same words come once, and all ids', () => {
  const errors = [refused('In use', 'r-1'), refused('In use', 'r-2'), refused('Too many', 'r-3')]
  expect(errorToast('Not all of it could be done', errors, 'It has not been started.')).toEqual({
    variant: 'error',
    title: 'Not all of it could be done',
    content: 'In use Too many It has not been started.',
    requestIds: ['r-1', 'r-2', 'r-3'],
  })
})
