import { expect, it } from 'vitest'

import { bytesText, exactBytes } from './bytes.ts'
import { dateTime, mediumDate, relativeShort, shortTime } from './dates.ts'
import { durationText, exactDuration } from './durations.ts'
import { compactNumber, formatNumber } from './numbers.ts'
import { minus, percentText, plus } from './shares.ts'
import { unreadableText } from './unreadable.ts'

it('whatever is reckoned from an unreadable number or date reads as unreadable', () => {
  const [number, date] = [Number.NaN, new Date(Number.NaN)]
  const texts = [
    formatNumber(number),
    compactNumber(number),
    bytesText(number),
    exactBytes(number),
    durationText(number, 's'),
    formatNumber(Number(plus(number, 2n ** 60n))),
    formatNumber(Number(minus(5, number))),
    percentText(1, number),
    percentText(number, 3n),
    mediumDate(date),
    shortTime(date),
    dateTime(date),
    relativeShort(date, 0),
  ]
  expect(texts).toEqual(texts.map(() => unreadableText))
  expect(exactDuration(number, 's')).toContain(unreadableText)
})
