import { expect, test } from 'vitest'

import { callsOf, harmOf } from './fault-words.ts'

test('a rule says which calls it is for', () => {
  expect(callsOf({ operation: 'disk_list', query: { project: 'web-shop' }, fault: 503 })).toBe(
    'disk_list project=web-shop',
  )
  expect(callsOf({ path: { instance: 'web-1' }, fault: 503 })).toBe('every operation instance=web-1')
})

test('a rule says what happens, and how often', () => {
  expect(harmOf({ fault: 'internal', every: 2 })).toBe('500 internal error, the first of every 2 calls')
  expect(harmOf({ fault: 429, times: 3 })).toBe('status 429, 3 times')
  expect(harmOf({ fault: 'network', done: true, nth: 4 })).toBe('No answer, after it is carried out, call 4 only')
  expect(harmOf({ latency: [100, 300], chance: 0.25 })).toBe('100–300 ms, 25% of the calls')
  expect(harmOf({ latency: [200, 200], times: 1 })).toBe('200 ms, once')
})
