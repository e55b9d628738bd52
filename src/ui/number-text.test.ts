import { expect, test } from 'vitest'

import { readNumber, stepNumber } from './number-text.ts'

test.each([
  ['', null],
  ['  ', null],
  ['12', 12],
  [' 12 ', 12],
  ['-3', -3],
  ['1.5', Number.NaN],
  ['1e3', Number.NaN],
  ['ten', Number.NaN],
])('an integer field reads %j as %s', (text, value) => {
  expect(readNumber(text, true)).toBe(value)
})

test('a decimal field takes point and comma', () => {
  expect(readNumber('1.5', false)).toBe(1.5)
  expect(readNumber('1,5', false)).toBe(1.5)
  expect(readNumber('.5', false)).toBe(0.5)
  expect(readNumber('1.2.3', false)).toBeNaN()
})

test('steps stay on the grid and inside the limits', () => {
  expect(stepNumber(10, 1, {})).toBe(11)
  expect(stepNumber(10, -1, { min: 10 })).toBe(10)
  expect(stepNumber(13, 10, {})).toBe(20)
  expect(stepNumber(13, -10, {})).toBe(10)
  expect(stepNumber(null, 1, { min: 1 })).toBe(1)
  expect(stepNumber(Number.NaN, -1, {})).toBe(0)
  expect(stepNumber(5000, 1, { max: 1023 })).toBe(1023)
})
