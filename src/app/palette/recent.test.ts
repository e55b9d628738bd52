import { afterEach, beforeEach, expect, test, vi } from 'vitest'

import { storageOf } from '../../lib/storage.fixture.ts'
import { recentPlaces, rememberPlace } from './recent.ts'

beforeEach(() => {
  vi.stubGlobal('localStorage', storageOf(new Map()))
})

afterEach(() => vi.unstubAllGlobals())

test('the newest six, each once, per user', () => {
  for (const path of ['/a', '/b', '/c', '/d', '/e', '/f', '/g', '/c']) rememberPlace('me', { label: path, path })
  expect(recentPlaces('me').map(({ path }) => path)).toEqual(['/c', '/g', '/f', '/e', '/d', '/b'])
  expect(recentPlaces('you')).toEqual([])
})

test.each([
  'not json',
  '{"path":"/a"}',
  '[null, 3, {"label": 1, "path": "/a"}]',
  '[{"label":"x","path":"https://elsewhere.example"}]',
  '[{"label":"x","path":"//elsewhere.example"}]',
])('what somebody else stored counts as nothing: %s', (stored) => {
  localStorage.setItem('cairn.recent.me', stored)
  expect(recentPlaces('me')).toEqual([])
})

test('a name of a megabyte filled the storage, and nothing else could be kept any more', () => {
  rememberPlace('me', { label: 'W'.repeat(1_000_000), path: '/a', hint: 'V'.repeat(1_000_000) })
  expect(localStorage.getItem('cairn.recent.me')?.length).toBeLessThan(500)
})

test('without storage there are none', () => {
  vi.stubGlobal('localStorage', undefined)
  rememberPlace('me', { label: 'a', path: '/a' })
  expect(recentPlaces('me')).toEqual([])
})
