import { describe, expect, test } from 'vitest'

import type { OxqlQueryResult } from '../../../generated/api/types.gen.ts'
import { chartOf } from './series.ts'

const step = 10_000
const from = Date.parse('2026-03-04T10:00:00Z')
const window = { from, until: from + 5 * step, step }

/** An answer with one series per key; the keys of a series are points of the window, -1 the one before it. */
function answer(series: Readonly<Record<string, Readonly<Record<number, number | null>>>>): OxqlQueryResult {
  return {
    tables: [
      {
        name: 'a:b',
        timeseries: Object.entries(series).map(([key, samples]) => {
          const points = Object.entries(samples)
            .map(([place, value]) => ({ time: from + Number(place) * step, value }))
            .toSorted((a, b) => a.time - b.time)
          return {
            fields: { part: { type: 'string', value: key } },
            points: {
              timestamps: points.map(({ time }) => new Date(time)),
              values: [{ metricType: 'gauge', values: { type: 'double', values: points.map(({ value }) => value) } }],
            },
          }
        }),
      },
    ],
  }
}

const chart = (series: Parameters<typeof answer>[0]) => chartOf(answer(series), { window, by: 'part', factor: 2 })
const valuesOf = (series: Parameters<typeof answer>[0]) =>
  Object.fromEntries(chart(series).lines.map(({ key, values }) => [key, values]))

describe('the lines of an answer', () => {
  test('are on the grid of the window, in the unit of the chart', () => {
    const { times, lines, gaps, isEmpty } = chart({ a: { [-1]: 900, 0: 1, 1: 2, 2: 3, 3: 4, 4: 5, 5: 6 } })
    expect(times).toEqual([0, 1, 2, 3, 4, 5].map((place) => from + place * step))
    expect(lines).toEqual([{ key: 'a', values: [2, 4, 6, 8, 10, 12] }])
    expect(gaps).toEqual([])
    expect(isEmpty).toBe(false)
  })

  test('do not cross what is missing, whether the server says null or nothing at all', () => {
    const missing = valuesOf({
      said: { [-1]: 9, 0: 1, 1: 1, 2: null, 3: 900, 4: 1, 5: 1 },
      unsaid: { [-1]: 9, 0: 1, 1: 1, 3: 900, 4: 1, 5: 1 },
    })
    expect(missing['said']).toEqual([2, 2, null, null, 2, 2])
    expect(missing['unsaid']).toEqual(missing['said'])
  })

  test('leave out the total that a counter begins with', () => {
    expect(valuesOf({ a: { 2: 123_456, 3: 1, 4: 1, 5: 1 } })['a']).toEqual([null, null, null, 2, 2, 2])
  })

  test('a series with a sample out of the window, or none at all', () => {
    expect(valuesOf({ a: { [-9]: 1, [-8]: 1, 9: 1 } })['a']).toEqual([null, null, null, null, null, null])
    expect(chartOf({ tables: [] }, { window, by: 'part', factor: 1 })).toMatchObject({ lines: [], isEmpty: true })
  })

  test('a server that writes no numbers draws nothing', () => {
    const odd = answer({ a: {} })
    odd.tables[0]?.timeseries[0]?.points.timestamps.push(new Date(from), new Date(from + step))
    odd.tables[0]!.timeseries[0]!.points.values = [
      { metricType: 'gauge', values: { type: 'string', values: ['<b>1</b>', 'NaN'] } },
    ]
    expect(chartOf(odd, { window, by: 'none such', factor: 1 })).toMatchObject({ isEmpty: true, lines: [{ key: '' }] })
  })
})

describe('gaps', () => {
  const at = (place: number): number => from + place * step

  test.each([
    [
      'in the middle',
      { [-1]: 9, 0: 1, 1: 1, 4: 900, 5: 1 },
      // The total after it says nothing about its own step either.
      [{ from: at(1), until: at(4) }],
    ],
    ['at the start', { 3: 900, 4: 1, 5: 1 }, [{ from: at(0), until: at(3) }]],
    ['at the end', { [-1]: 9, 0: 1, 1: 1, 2: 1 }, [{ from: at(2), until: at(5) }]],
    ['everywhere', {}, [{ from: at(0), until: at(5) }]],
    ['before the window only', { 0: 900, 1: 1, 2: 1, 3: 1, 4: 1, 5: 1 }, []],
  ])('%s', (_, samples, gaps) => {
    expect(chart({ a: samples }).gaps).toEqual(gaps)
  })

  test('are where no line has a value', () => {
    const whole = { [-1]: 9, 0: 1, 1: 1, 2: 1, 3: 1, 4: 1, 5: 1 }
    expect(chart({ a: whole, b: { [-1]: 9, 0: 1, 1: 1 } }).gaps).toEqual([])
  })
})
