import { expect, test } from 'vitest'

import { dateTime, mediumDate, relativeShort, shortTime } from './dates.ts'

const date = new Date(2025, 9, 8, 15, 4, 5)
/** Newer ICU data puts a narrow no-break space before AM and PM. */
const plain = (text: string) => text.replace(/\s/gu, ' ')

test('medium date and short time in the reader’s language', () => {
  expect(mediumDate(date, 'en-US')).toBe('Oct 8, 2025')
  expect(plain(shortTime(date, 'en-US'))).toBe('3:04 PM')
  expect(plain(dateTime(date, 'en-US'))).toBe('Oct 8, 2025, 3:04 PM')
  expect(mediumDate(date, 'de-DE')).toBe('08.10.2025')
})

test('regression: the year 0000 was shown as the year 1', () => {
  const zero = new Date(2000, 9, 8, 15, 4)
  zero.setFullYear(0)
  expect(mediumDate(zero, 'en-US')).toBe('Oct 8, 1 BC')
  expect(plain(dateTime(zero, 'en-US'))).toBe('Oct 8, 1 BC, 3:04 PM')
  zero.setFullYear(1)
  expect(mediumDate(zero, 'en-US')).toBe('Oct 8, 1')
})

const second = 1000
const day = 86_400 * second

test.each([
  [0, '0s'],
  [30 * second, '30s'],
  [59.9 * second, '59s'],
  [5 * 60 * second, '5m'],
  [2 * 3600 * second, '2h'],
  [3 * day, '3d'],
  [29.9 * day, '29d'],
  [30 * day, '1mo'],
  [364 * day, '12mo'],
  [365 * day, '1y'],
  [-5 * 60 * second, '5m'],
])('%d ms ago is %s', (age, text) => {
  const now = date.getTime()
  expect(relativeShort(new Date(now - age), now)).toBe(text)
})
