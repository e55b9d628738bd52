import { expect, test } from 'vitest'

import { stepChart } from './step-chart.ts'

const minute = 60_000
const from = Date.parse('2026-03-04T10:00:00Z')
const window = { from, until: from + 4 * minute, step: 2 * minute }
const at = (minutes: number): number => from + minutes * minute

/** Samples by the minute. */
const rows = (samples: Readonly<Record<number, unknown>>) =>
  Object.entries(samples)
    .map(([time, datum]) => ({ timestamp: new Date(at(Number(time))), datum: { type: 'i64', datum } }))
    .toSorted((a, b) => a.timestamp.getTime() - b.timestamp.getTime())
const chart = (samples: Readonly<Record<number, unknown>>, isWhole = true) =>
  stepChart({ rows: rows(samples), isWhole }, window)
const points = (samples: Readonly<Record<number, unknown>>, isWhole = true) => {
  const { times, lines } = chart(samples, isWhole)
  return times.map((time, index) => [(time - from) / minute, lines[0]?.values[index]])
}

test('a sample is in force until the next one, one of before the window from its start', () => {
  expect(points({ [-90]: 8, 1: 10, 3: 9 })).toEqual([
    [0, 8],
    [1, 10],
    [2, 10],
    [3, 9],
    [4, 9],
  ])
  expect(chart({ [-90]: 8 })).toMatchObject({ gaps: [], isEmpty: false, isStepped: true })
})

test('nothing is drawn before the first sample there is', () => {
  expect(points({ 3: 9 })).toEqual([
    [0, null],
    [2, null],
    [3, 9],
    [4, 9],
  ])
  expect(chart({ 3: 9 }).gaps).toEqual([{ from, until: at(3) }])
  expect(chart({})).toMatchObject({ gaps: [], isEmpty: true })
})

test('a sample at the end of the window counts', () => {
  expect(points({ 0: 1, 4: 2 })).toEqual([
    [0, 1],
    [2, 1],
    [4, 2],
  ])
})

test('where not all samples could be read the line ends with the last one', () => {
  expect(points({ 0: 1, 1: 2 }, false)).toEqual([
    [0, 1],
    [1, 2],
    [2, null],
    [4, null],
  ])
  expect(chart({ 0: 1, 1: 2 }, false).gaps).toEqual([{ from: at(1), until: at(4) }])
})

test('integers beyond 2^53 are drawn, what is no number is not', () => {
  expect(points({ 0: 2n ** 60n, 2: '7' })).toEqual([
    [0, 2 ** 60],
    [2, 2 ** 60],
    [4, 2 ** 60],
  ])
})
