import { expect, test, vi } from 'vitest'

import { isApi } from './is-api.ts'

const origin = 'http://127.0.0.1:4000'

test.each([
  ['GET', '/v1/projects', true],
  ['PATCH', '/v1/no-such-thing', true],
  ['GET', '/experimental/v1/probes', true],
  ['POST', '/login/meadow/saml/okra', true],
  ['POST', '/device/auth', true],
  ['GET', '/login', true],
  ['GET', '/login/harbor/saml/port-id/redirect', true],
  ['GET', '/login/harbor/saml/port-id', false],
  ['GET', '/login/meadow/local', false],
  ['GET', '/device/verify', false],
  ['GET', '/projects', false],
  ['GET', '/v1', false],
  ['GET', '/v1beta/x', false],
  ['GET', '/assets/v1/a.js', false],
])('%s %s', (method, path, expected) => {
  expect(isApi(new Request(`${origin}${path}`, { method }), { origin })).toBe(expected)
})

test('another origin is not ours to answer', () => {
  expect(isApi(new Request('https://elsewhere.example/v1/projects'), { origin })).toBe(false)
})

test('a page load of a way in is not answered by the page that is left', () => {
  const headers = { accept: 'text/html,application/xhtml+xml,*/*;q=0.8' }
  for (const path of ['/login', '/login/harbor/saml/port-id/redirect'])
    expect(isApi(new Request(`${origin}${path}`, { headers }), { origin })).toBe(false)
  expect(isApi(new Request(`${origin}/v1/projects`, { headers }), { origin })).toBe(true)
})

test('where pages and operations begin alike, calls of scripts that the contract has are the API’s, and page loads are not', async () => {
  vi.resetModules()
  vi.doMock('../../../generated/mock/conventions.gen.ts', async (original) => ({
    ...(await original<object>()),
    apiPrefixes: [],
  }))
  const alike = (await import('./is-api.ts')).isApi
  vi.doUnmock('../../../generated/mock/conventions.gen.ts')
  const asked = (path: string, init?: RequestInit): boolean => alike(new Request(origin + path, init), { origin })
  expect(asked('/v1/projects')).toBe(true)
  expect(asked('/v1/projects', { headers: { accept: 'text/html,*/*;q=0.8' } })).toBe(false)
  expect(asked('/v1/no-such-thing')).toBe(false)
})
