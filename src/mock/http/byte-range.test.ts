import { expect, test } from 'vitest'

import { readRange } from './byte-range.ts'

test('a range is a part of what there is', () => {
  expect(readRange('bytes=0-3', 10)).toEqual({ first: 0, last: 3 })
  expect(readRange('bytes=4-', 10)).toEqual({ first: 4, last: 9 })
  expect(readRange('bytes=-2', 10)).toEqual({ first: 8, last: 9 })
  expect(readRange('bytes=-20', 10)).toEqual({ first: 0, last: 9 })
  expect(readRange('bytes=8-99', 10)).toEqual({ first: 8, last: 9 })
})

test('other headers', () => {
  for (const header of ['', 'bytes', 'bytes=', 'bytes=-', 'bytes=a-b', 'bytes=3-1', 'bytes=0-1,3-4', 'lines=0-1']) {
    expect(readRange(header, 10), header).toBe('bad')
  }
  expect(readRange('bytes=10-12', 10)).toBe('beyond')
  expect(readRange('bytes=-0', 10)).toBe('beyond')
  expect(readRange('bytes=0-0', 0)).toBe('beyond')
})
