import { describe, expect, test } from 'vitest'

import { minus, percentText, plus, shareOf } from './shares.ts'

test.each([
  [1, 4, 0.25],
  [5, 4, 1.25],
  [0, 0, 0],
  [1, 0, Infinity],
  [2n ** 60n, 2n ** 61n, 0.5],
])('%s of %s is a share of %s', (used, total, share) => {
  expect(shareOf(used, total)).toBe(share)
})

test.each([
  [1, 3, '33.33 %'],
  [29, 100, '29 %'],
  [0, 100, '0 %'],
  [150, 100, '150 %'],
  [100, 100, '100 %'],
  // One byte is free.
  [2 ** 44 - 1, 2 ** 44, '99.99 %'],
  [1, 2 ** 44, '< 0.01 %'],
  [0, 0, '– %'],
  [3, 0, '– %'],
])('%s of %s reads %s', (used, total, text) => {
  expect(percentText(used, total)).toBe(text)
})

describe('sums and differences', () => {
  test('are exact beyond what a number holds', () => {
    expect(plus(2 ** 53, 1)).toBe(9_007_199_254_740_993n)
    expect(plus(9_007_199_254_740_993n, 2)).toBe(9_007_199_254_740_995n)
    expect(minus(9_007_199_254_740_993n, 9_007_199_254_740_992n)).toBe(1n)
  })

  test('regression: of fractions, and of what has no end, there were none', () => {
    expect(plus(2n ** 60n, 0.5)).toBe(2 ** 60)
    expect(minus(Infinity, 1)).toBe(Infinity)
    expect(plus(Number.NaN, 1n)).toBeNaN()
  })

  test('of small ones are numbers', () => {
    expect(plus(1, 2)).toBe(3)
    expect(minus(1, 2)).toBe(-1)
  })
})
