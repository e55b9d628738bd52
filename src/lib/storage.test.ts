import { afterEach, expect, test, vi } from 'vitest'

import { storageOf } from './storage.fixture.ts'
import { siteStorage, tabStorage } from './storage.ts'

const before = Object.getOwnPropertyDescriptor(globalThis, 'sessionStorage')
afterEach(() => {
  vi.unstubAllGlobals()
  if (before) Object.defineProperty(globalThis, 'sessionStorage', before)
})

test('what is kept comes back', () => {
  const texts = new Map<string, string>()
  vi.stubGlobal('localStorage', storageOf(texts))
  expect(siteStorage.isThere()).toBe(true)
  expect(siteStorage.setItem('a', '1')).toBe(true)
  expect([siteStorage.getItem('a'), siteStorage.keys()]).toEqual(['1', ['a']])
  siteStorage.removeItem('a')
  expect([siteStorage.getItem('a'), siteStorage.keys()]).toEqual([null, []])
})

test('storage that must not even be looked at keeps nothing, and nothing else happens', () => {
  Object.defineProperty(globalThis, 'sessionStorage', {
    configurable: true,
    get: () => {
      throw new DOMException('blocked', 'SecurityError')
    },
  })
  expect(tabStorage.isThere()).toBe(false)
  expect(tabStorage.setItem('a', '1')).toBe(false)
  expect(() => tabStorage.removeItem('a')).not.toThrow()
  expect([tabStorage.getItem('a'), tabStorage.keys()]).toEqual([null, []])
})

test('full storage says that it could not keep', () => {
  vi.stubGlobal('localStorage', {
    getItem: () => null,
    setItem: () => {
      throw new DOMException('full', 'QuotaExceededError')
    },
  })
  expect(siteStorage.isThere()).toBe(true)
  expect(siteStorage.setItem('a', '1')).toBe(false)
})
