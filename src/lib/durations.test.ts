import { expect, test } from 'vitest'

import { durationText, type DurationUnit, exactDuration } from './durations.ts'
import { nanoseconds, parseDuration } from './parse-duration.ts'

test.each<[number | bigint, DurationUnit, string]>([
  [0, 'ms', '0 s'],
  [1_000_000, 'µs', '1 s'],
  [250_000, 'µs', '250 ms'],
  [1_500, 'ms', '1.5 s'],
  [59_999, 'ms', '1 min'],
  [59_990, 'ms', '59.99 s'],
  [90, 's', '1 min 30 s'],
  [5_400, 's', '1 h 30 min'],
  [3_600, 's', '1 h'],
  // Rounded down: an age is never overstated.
  [7_199, 's', '1 h 59 min'],
  [86_400, 's', '1 d'],
  [34_600_000_000, 'ms', '1 y 35 d'],
  [34_600_000_000, 's', '1,097 y 57 d'],
  [2n ** 64n, 'ns', '584 y 343 d'],
  [0.5, 'ns', '0.5 ns'],
  [-90, 's', '-1 min 30 s'],
])('%s %s reads %s', (value, unit, text) => {
  expect(durationText(value, unit, 'en')).toBe(text)
})

test.each<[string, number | undefined]>([
  ['90', 90_000_000],
  ['1 h 30 min', 5_400e9],
  ['1h30m', 5_400e9],
  ['1,5 d', 1.5 * 86_400e9],
  ['250 µs', 250_000],
  ['2 years', 2 * 365 * 86_400e9],
  ['', undefined],
  ['soon', undefined],
  ['5 parsecs', undefined],
  ['1 h x', undefined],
  ['-5 s', undefined],
])('%s is read as %s ns', (text, length) => {
  expect(parseDuration(text, 'ms')).toBe(length)
})

test('all digits are there for those who ask', () => {
  expect(exactDuration(34_600_000_000, 'ms')).toMatch(/^34.600.000.000 ms$/)
  expect(nanoseconds(90, 'min')).toBe(parseDuration('1 h 30 min', 's'))
})
