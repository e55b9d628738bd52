import { expect, test } from 'vitest'

import { isApi } from './is-api.ts'

const origin = 'http://127.0.0.1:4000'

test.each([
  ['GET', '/v1/projects', true],
  ['PATCH', '/v1/no-such-thing', true],
  ['GET', '/experimental/v1/probes', true],
  ['POST', '/login/meadow/saml/okra', true],
  ['POST', '/device/auth', true],
  ['GET', '/login/meadow/local', false],
  ['GET', '/device/verify', false],
  ['GET', '/projects', false],
  ['GET', '/v1', false],
  ['GET', '/v1beta/x', false],
  ['GET', '/assets/v1/a.js', false],
])('%s %s', (method, path, expected) => {
  expect(isApi({ method, url: `${origin}${path}` }, { origin })).toBe(expected)
})

test('another origin is not ours to answer', () => {
  expect(isApi({ method: 'GET', url: 'https://elsewhere.example/v1/projects' }, { origin })).toBe(false)
})
