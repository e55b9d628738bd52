import { expect, test } from 'vitest'

import { mostInMemory, small, wayFor } from './place.ts'

test('small downloads ask nobody, large ones go to a file, or to the browser where pages cannot write', () => {
  expect([wayFor(small, true), wayFor(small + 1, true), wayFor(undefined, true)]).toEqual(['memory', 'file', 'file'])
  expect([wayFor(mostInMemory, false), wayFor(mostInMemory + 1, false), wayFor(undefined, false)]).toEqual([
    'memory',
    'browser',
    'memory',
  ])
})
