import { expect, test } from 'vitest'

import { toApiError } from '../../api/errors.ts'
import { judge } from './judge.ts'

test('regression: a step that the server had accepted was given up for good when its answer broke off', () => {
  const broken = toApiError(
    { type: 'network', error: new TypeError('network error'), statusCode: 201 },
    'diskCreate',
    true,
  )
  expect(judge(broken)).toMatchObject({ passing: true, message: expect.stringContaining('accepted it (HTTP 201)') })
  const unreadable = toApiError(
    { type: 'client_error', statusCode: 201, text: '<p>', error: new SyntaxError('no'), headers: new Headers() },
    'diskCreate',
    true,
  )
  expect(judge(unreadable)).toMatchObject({ passing: true })
})

test.each([
  [400, false],
  [409, true],
  [429, true],
  [500, true],
  [507, false],
])('%i may pass by itself: %s', (statusCode, passing) => {
  const refusal = toApiError({ type: 'error', statusCode, data: {}, headers: new Headers() }, 'diskCreate', true)
  expect(judge(refusal).passing).toBe(passing)
})
