import { expect, test } from 'vitest'

import { compactNumber, formatNumber, isCompact, plainNumber, plural, unitOf } from './numbers.ts'

test('at most two decimals, digits grouped', () => {
  expect(formatNumber(1234.567, 'en-US')).toBe('1,234.57')
  expect(formatNumber(2, 'en-US')).toBe('2')
  expect(formatNumber(1234.5, 'de-DE')).toBe('1.234,5')
})

test('integers beyond 2^53 keep every digit', () => {
  expect(formatNumber(9007199254740993n, 'en-US')).toBe('9,007,199,254,740,993')
})

test.each([
  [999_999, '999,999'],
  [1_000_000, '1M'],
  [1_250_000, '1.3M'],
  [-2_000_000, '-2M'],
  [3.2e12, '3.2T'],
  [1.234e15, '1.2e15'],
  [2n ** 64n, '18.4e18'],
])('%s is shown as %s', (value, text) => {
  expect(compactNumber(value, 'en-US')).toBe(text)
})

test('only shortened numbers need a tooltip', () => {
  expect(isCompact(999_999)).toBe(false)
  expect(isCompact(1e6)).toBe(true)
})

test('a count agrees with its noun', () => {
  expect(plural(1, 'row')).toBe('1 row')
  expect(plural(1000, 'row', undefined, 'en')).toBe('1,000 rows')
  expect(plural(0, 'row is', 'rows are')).toBe('0 rows are')
})

test('a unit that is written out is counted, a symbol is not', () => {
  expect(['vCPUs', 'seconds', 'ms', 'GiB'].map((unit) => unitOf(1, unit))).toEqual(['vCPU', 'second', 'ms', 'GiB'])
  expect(unitOf(2n, 'vCPUs')).toBe('vCPUs')
})

test('regression: a place or a rank that cannot be read was NaN', () => {
  expect([1000, 2n ** 60n, Number.NaN].map(plainNumber)).toEqual(['1000', '1152921504606846976', 'Unreadable'])
})
