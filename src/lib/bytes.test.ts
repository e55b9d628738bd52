import { expect, test } from 'vitest'

import { bytesText, exactBytes, formatBytes, fromUnit, parseBytes, toUnit } from './bytes.ts'

const GiB = 1024 ** 3

test.each([
  [0, '0 B'],
  [1023, '1023 B'],
  [1024, '1 KiB'],
  [1536, '1.5 KiB'],
  [10 * GiB, '10 GiB'],
  [1023 * GiB, '1023 GiB'],
  [1024 * GiB, '1 TiB'],
  [1234567, '1.18 MiB'],
  [-2048, '-2 KiB'],
])('%d bytes read %s', (bytes, text) => {
  // The decimal sign is that of the machine's language.
  expect(bytesText(bytes).replace(',', '.')).toBe(text)
})

test('rounding never shows 1024 of a unit', () => {
  expect(formatBytes(1024 ** 2 - 1)).toEqual({ value: '1', unit: 'MiB' })
})

test('counts beyond 2^53 stay in the last unit', () => {
  expect(bytesText(2n ** 64n)).toBe('16 EiB')
  expect(bytesText(2n ** 71n)).toBe('2048 EiB')
  expect(bytesText(1e18 * 2 ** 60)).toBe('1e18 EiB')
})

test('the exact form uses the largest unit that divides evenly', () => {
  expect(exactBytes(1536 * GiB)).toBe('1536 GiB')
  expect(exactBytes(1024 * GiB)).toBe('1 TiB')
  expect(exactBytes(512)).toBe('512 B')
  expect(exactBytes(0)).toBe('0 B')
})

test.each([
  [1536.5, '1.5 KiB'],
  [Infinity, '∞ EiB'],
  [Number.NaN, 'Unreadable'],
])('regression: a size of %s bytes, which no server should have, broke its page', (bytes, text) => {
  expect(exactBytes(bytes)).toBe(text)
})

test('units convert both ways', () => {
  expect(toUnit(10 * GiB, 'GiB')).toBe(10)
  expect(fromUnit(1.5, 'KiB')).toBe(1536)
  expect(fromUnit(0.1, 'KiB')).toBe(102)
})

test.each([
  ['512', 512],
  ['10 GiB', 10 * GiB],
  ['10gib', 10 * GiB],
  ['10 g', 10 * GiB],
  ['10 GB', 10 * GiB],
  [' 1.5 KiB ', 1536],
  ['1,5k', 1536],
  ['7 b', 7],
  ['10 parsecs', undefined],
  ['bb', undefined],
  ['1 bb', undefined],
  ['-1', undefined],
  ['', undefined],
  ['GiB', undefined],
])('%j is read as %s', (text, bytes) => {
  expect(parseBytes(text)).toBe(bytes)
})

test('a bare number counts in the given unit', () => {
  expect(parseBytes('2', 'MiB')).toBe(2 * 1024 ** 2)
})
