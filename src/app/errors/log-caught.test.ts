import { afterEach, expect, test, vi } from 'vitest'

import { ApiError } from '../../api/errors.ts'
import { reportRecovered } from './log-caught.ts'

afterEach(() => vi.unstubAllGlobals())

test('a failed call that was reported as an uncaught error: its page was just being replaced', () => {
  const report = vi.fn()
  vi.stubGlobal('reportError', report)
  reportRecovered(new Error('recovered', { cause: new ApiError('Not found', { kind: 'error', statusCode: 404 }) }))
  expect(report).not.toHaveBeenCalled()
  const mistake = new Error('recovered', { cause: new TypeError('x is undefined') })
  reportRecovered(mistake)
  expect(report).toHaveBeenCalledExactlyOnceWith(mistake)
})
