import { expect, test } from 'vitest'

import { withRange, type Range } from './disk-content.ts'

const all = (...parts: readonly Range[]): Range[] =>
  parts.reduce<Range[]>((ranges, part) => withRange(ranges, part), [])

test('pieces in any order are one range when nothing is missing', () => {
  expect(all([512, 1024], [0, 512], [2048, 4096], [1024, 2048])).toEqual([[0, 4096]])
})

test('what is missing between pieces shows', () => {
  expect(all([4096, 8192], [0, 512])).toEqual([
    [0, 512],
    [4096, 8192],
  ])
})

test('a piece written twice, inside others or over them, counts once', () => {
  expect(all([0, 4096], [512, 1024], [0, 4096])).toEqual([[0, 4096]])
  expect(all([512, 1024], [2048, 2560], [0, 8192])).toEqual([[0, 8192]])
})

test('an empty piece is none', () => {
  expect(all([512, 512])).toEqual([])
})

test('pieces far apart without end take no more room than is given', () => {
  const ranges = all(...Array.from({ length: 3000 }, (_, n): Range => [n * 4096, n * 4096 + 512]))
  expect(ranges).toHaveLength(1024)
  expect(ranges[0]?.[0]).toBe(0)
  expect(ranges.at(-1)?.[1]).toBe(2999 * 4096 + 512)
})
