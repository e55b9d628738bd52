import { expect, test } from 'vitest'

import { outcomeOf } from './deliveries.ts'

test('the address of an endpoint says how a request to it ends', () => {
  expect(outcomeOf('https://hooks.example.net/a')).toMatchObject({ result: 'succeeded', response: { status: 200 } })
  expect(outcomeOf('https://hooks.example.net/status-204')).toMatchObject({
    result: 'succeeded',
    response: { status: 204 },
  })
  expect(outcomeOf('https://hooks.example.net/a/status-503/b')).toMatchObject({
    result: 'failed_http_error',
    response: { status: 503 },
  })
  expect(outcomeOf('https://hooks.example.net/timeout')).toEqual({ result: 'failed_timeout', response: null })
  expect(outcomeOf('https://hooks.example.invalid/status-200')).toEqual({
    result: 'failed_unreachable',
    response: null,
  })
  expect(outcomeOf('not a url')).toEqual({ result: 'failed_unreachable', response: null })
})
