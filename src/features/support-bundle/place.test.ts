import { expect, test } from 'vitest'

import { fileNameOf, mostInMemory, small, wayFor } from './place.ts'

test('small downloads ask nobody, large ones go to a file, or to the browser where pages cannot write', () => {
  expect([wayFor(small, true), wayFor(small + 1, true), wayFor(undefined, true)]).toEqual(['memory', 'file', 'file'])
  expect([wayFor(mostInMemory, false), wayFor(mostInMemory + 1, false), wayFor(undefined, false)]).toEqual([
    'memory',
    'browser',
    'memory',
  ])
})

test('a path becomes the name of a file that every system takes', () => {
  expect(fileNameOf('sled/one/dns.log')).toBe('dns.log')
  expect(fileNameOf('a/C:\\evil?.exe\u202E')).toBe('C__evil_.exe_')
  expect([fileNameOf('a/..'), fileNameOf(' . '), fileNameOf('')]).toEqual(['file', 'file', 'file'])
  expect(fileNameOf('x'.repeat(5000))).toHaveLength(120)
})
