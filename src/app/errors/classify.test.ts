import { UNSAFE_ErrorResponseImpl as ErrorResponse } from 'react-router'
import { describe, expect, test } from 'vitest'

import { ApiError } from '../../api/errors.ts'
import { UnreachableFile } from '../../lib/load-files.ts'
import { classifyError, routerErrorText } from './classify.ts'

const refused = (statusCode: number) => new ApiError('No', { kind: 'error', statusCode })

describe('every error has its page', () => {
  test.each([
    ['not found by the API', refused(404), 'not-found'],
    ['no such route', new ErrorResponse(404, 'Not Found', ''), 'not-found'],
    ['not signed in', refused(401), 'leaving'],
    ['not allowed', refused(403), 'forbidden'],
    ['an address that says what cannot be', refused(400), 'refused'],
    ['an address that the router cannot read', new ErrorResponse(400, 'Bad Request', ''), 'refused'],
    ['conflict', refused(409), 'other'],
    ['broken server', refused(500), 'other'],
    ['no such operation on this server', refused(501), 'not-offered'],
    [
      'unreadable answer',
      new ApiError('Error reading API response', { kind: 'client_error', statusCode: 200 }),
      'other',
    ],
    ['no answer', new ApiError('Could not reach the server', { kind: 'network' }), 'network'],
    ['code that did not come', new UnreachableFile('http://x/y.js'), 'network'],
    ['method not allowed by the router', new ErrorResponse(405, 'Method Not Allowed', ''), 'other'],
    ['chunk gone, Chromium', new TypeError('Failed to fetch dynamically imported module: http://x/y.js'), 'stale'],
    ['chunk gone, Firefox', new TypeError('error loading dynamically imported module: http://x/y.js'), 'stale'],
    ['chunk gone, Safari', new TypeError('Importing a module script failed.'), 'stale'],
    ['a bug', new TypeError('x is undefined'), 'other'],
    ['no error at all', undefined, 'other'],
  ])('%s', (_, error, kind) => {
    expect(classifyError(error)).toBe(kind)
  })
})

test('errors of the router keep their words (spec §8)', () => {
  expect(routerErrorText(new ErrorResponse(405, 'Method Not Allowed', ''))).toBe('405 Method Not Allowed')
  expect(routerErrorText(new ErrorResponse(400, 'Bad Request', ''))).toBe('400 Bad Request')
  expect(routerErrorText(refused(500))).toBeUndefined()
})
