import { afterEach, beforeEach, expect, test, vi } from 'vitest'

import { ApiError } from './errors.ts'
import { createQuiet } from './quiet.ts'

beforeEach(() => vi.useFakeTimers())
afterEach(() => vi.useRealTimers())

const busy = (retryAfter?: number): ApiError => new ApiError('Busy', { kind: 'error', statusCode: 503, retryAfter })

test('a server is left alone as long as it asks, whatever becomes of the clock', () => {
  const quiet = createQuiet()
  expect(quiet.isOver()).toBe(true)
  quiet.heed(busy(300_000))
  // Asks for less, and does not take back what was asked before.
  quiet.heed(busy(1_000))
  vi.setSystemTime(Date.now() + 3_600_000)
  vi.advanceTimersByTime(299_999)
  expect(quiet.isOver()).toBe(false)
  vi.advanceTimersByTime(1)
  expect(quiet.isOver()).toBe(true)
})

test.each([
  ['of another kind', new Error('no')],
  ['that asks for nothing', busy()],
])('an error %s is no reason to wait', (_, error) => {
  const quiet = createQuiet()
  quiet.heed(error)
  expect(quiet.isOver()).toBe(true)
})

test('no server is left alone for more than a day', () => {
  const quiet = createQuiet()
  quiet.heed(busy(Number.MAX_SAFE_INTEGER))
  vi.advanceTimersByTime(86_400_000)
  expect(quiet.isOver()).toBe(true)
})
