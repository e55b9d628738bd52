import { expect, test } from 'vitest'

import { toApiError } from '../../api/errors.ts'
import { judge, pauseAfter } from './judge.ts'

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

test('regression: a piece of a file was sent again at once to a server that had asked for a pause, until it was given up', () => {
  const busy = (seconds: string) =>
    judge(
      toApiError(
        { type: 'error', statusCode: 429, data: {}, headers: new Headers({ 'retry-after': seconds }) },
        'diskBulkWriteImport',
        true,
      ),
    )
  expect([0, 3, 4].map((tries) => pauseAfter(busy('6'), tries))).toEqual([6000, 8000, undefined])
  expect(busy('90').message).toBe(
    'Unknown server error (HTTP 429, diskBulkWriteImport). The server asks for a pause of 1 min 30 s.',
  )
  // For as long as that nobody waits without being asked.
  expect(pauseAfter(busy('3600'), 0)).toBe(undefined)
  expect(pauseAfter({ message: '', passing: true }, 0)).toBe(1000)
})

test('regression: a sentence before that of the pause ended with two full stops', () => {
  const headers = new Headers({ 'retry-after': '6' })
  const unreadable = toApiError(
    { type: 'client_error', statusCode: 502, text: '<p>', error: undefined, headers },
    'diskBulkWriteImport',
    true,
  )
  expect(judge(unreadable).message).toMatch(/[^.]\. The server asks for a pause of 6 s\.$/)
})

test('regression: people were told to check before they try again while a transfer tried again by itself', () => {
  const changed = (result: Parameters<typeof toApiError>[0]) => judge(toApiError(result, 'diskFinalizeImport', true))
  const unreadable = changed({
    type: 'client_error',
    statusCode: 200,
    text: '<p>',
    error: undefined,
    headers: new Headers(),
  })
  expect(unreadable.message).toBe('Error reading API response (HTTP 200, diskFinalizeImport).')
  const lost = changed({ type: 'network', error: new TypeError('network error') })
  expect(lost.message).toBe('Could not reach the server, or its answer was lost.')
  const broken = changed({ type: 'network', error: new TypeError('network error'), statusCode: 201 })
  expect(broken.message).toBe('The server accepted it (HTTP 201), but its answer broke off.')
})

test('regression: what the server had not answered in its time was said to be cancelled', () => {
  expect(judge(toApiError({ type: 'aborted' }, 'diskBulkWriteImport', true))).toMatchObject({
    passing: true,
    message: 'The server did not answer in time.',
  })
})
