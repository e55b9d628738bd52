import { describe, expect, test } from 'vitest'

import type { OxqlQueryResult } from '../../../generated/api/types.gen.ts'
import { createAnswerReader } from '../../api/read-answer.ts'
import { chartOf, isAnswer } from './series.ts'

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

const options = { window, by: 'part', factor: 2, type: 'cumulative' } as const
const chart = (series: Parameters<typeof answer>[0], more: Partial<Parameters<typeof chartOf>[1]> = {}) =>
  chartOf(answer(series), { ...options, ...more })
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

  test('of very many series all were drawn: those with the highest means are, in their order', () => {
    const many = Object.fromEntries(
      Array.from({ length: 2_000 }, (_, at) => [`line-${at}`, { [-1]: 9, 0: 1, 1: at % 100 === 7 ? 5 : 1, 2: 1 }]),
    )
    const { lines, of, isEmpty } = chart(many)
    expect(lines.map(({ key }) => key)).toEqual(Array.from({ length: 20 }, (_, at) => `line-${at * 100 + 7}`))
    expect(of).toBe(2_000)
    expect(isEmpty).toBe(false)
    expect(chart({ a: { 0: 1 } }).of).toBeUndefined()
  })

  test('leave out the total that a counter begins with', () => {
    expect(valuesOf({ a: { 2: 123_456, 3: 1, 4: 1, 5: 1 } })['a']).toEqual([null, null, null, 2, 2, 2])
  })

  test('regression: behind a total beyond 2^53, the first difference was taken for another one', () => {
    const long = answer({ a: { [-1]: 0, 0: 1, 1: 2, 2: 3 } })
    const { values } = long.tables[0]!.timeseries[0]!.points.values[0]!.values as { values: unknown[] }
    values[0] = 2n ** 60n
    expect(chartOf(long, options).lines[0]?.values.slice(0, 3)).toEqual([2, 4, 6])
  })

  test('a series with a sample out of the window, or none at all', () => {
    expect(valuesOf({ a: { [-9]: 1, [-8]: 1, 9: 1 } })['a']).toEqual([null, null, null, null, null, null])
    expect(chartOf({ tables: [] }, options)).toMatchObject({ lines: [], isEmpty: true })
  })

  test('a server that writes no numbers draws nothing', () => {
    const odd = answer({ a: {} })
    odd.tables[0]?.timeseries[0]?.points.timestamps.push(new Date(from), new Date(from + step))
    odd.tables[0]!.timeseries[0]!.points.values = [
      { metricType: 'gauge', values: { type: 'string', values: ['<b>1</b>', 'NaN'] } },
    ]
    expect(chartOf(odd, { ...options, by: 'none such' })).toMatchObject({ isEmpty: true, lines: [{ key: '' }] })
  })
})

describe('a producer that is slower than the steps', () => {
  /** A sample every four steps, for longer than the other tests look. */
  const long = { from, until: from + 24 * step, step }
  const slow = (places: readonly number[], value = 8) => Object.fromEntries(places.map((place) => [place, value]))
  const numbers = ({ lines }: ReturnType<typeof chart>) =>
    lines.flatMap(({ values }) => values.flatMap((value, place) => (typeof value === 'number' ? [[place, value]] : [])))

  test('was said to have measured nothing', () => {
    const shown = chart({ a: slow([0, 4, 8, 12, 16, 20, 24]) }, { window: long })
    expect(shown.isEmpty).toBe(false)
    // A counter's first value is its total. The others are differences of forty seconds each, not of five.
    expect(numbers(shown)).toEqual([4, 8, 12, 16, 20, 24].map((place) => [place, (8 * 2 * 5) / 40]))
    // Between two samples none is due: the line leads on, and nothing is called a gap.
    expect(shown.lines[0]?.values.slice(4, 9)).toEqual([2, undefined, undefined, undefined, 2])
    expect(shown.gaps).toEqual([])
  })

  test('may be a little early or late', () => {
    const shown = chart({ a: slow([0, 4, 9, 12, 16, 21, 24]) }, { window: long })
    expect(numbers(shown).map(([place]) => place)).toEqual([4, 9, 12, 16, 21, 24])
    expect(shown.gaps).toEqual([])
  })

  describe('regression: of two values none was drawn, and nothing was said to have been measured', () => {
    test('their distance is how often it measures', () => {
      const shown = chart({ a: { 0: 900, 12: 24 } }, { window: long })
      expect(numbers(shown)).toEqual([[12, (24 * 2 * 5) / 120]])
      expect(shown.gaps).toEqual([])
      expect(shown).not.toHaveProperty('isTooLittle')
      // One that has counted nothing yet has no total to be taken for.
      expect(numbers(chart({ a: { 0: 0, 12: 0 } }, { window: long }))).toEqual([[12, 0]])
    })

    test('the first one may be the earliest that is asked for', () => {
      expect(numbers(chart({ a: { [-2]: 900, 6: 16 } }, { window: long }))).toEqual([[6, (16 * 2 * 5) / 80]])
    })

    test('a second one that is more may be the total behind a gap', () => {
      const shown = chart({ a: { 0: 900, 12: 924 } }, { window: long })
      expect(shown).toMatchObject({ isEmpty: true, isTooLittle: true, gaps: [{ from, until: long.until }] })
    })

    test('a total alone is too little, and one from before the window is none of it', () => {
      expect(chart({ a: { 3: 900 } })).toMatchObject({ isEmpty: true, isTooLittle: true })
      expect(chart({ a: { [-1]: 900 } })).not.toHaveProperty('isTooLittle')
      expect(chart({ a: {} })).not.toHaveProperty('isTooLittle')
    })

    test('a gauge has both, and what lies between is a gap', () => {
      const shown = chart({ a: { 0: 9, 12: 7 } }, { window: long, type: 'gauge' })
      expect(numbers(shown)).toEqual([
        [0, 18],
        [12, 14],
      ])
      expect(shown.gaps[0]).toEqual({ from, until: from + 11 * step })
    })
  })

  test('still has gaps, and the total after one is left out', () => {
    const shown = chart({ a: slow([0, 4, 8, 20, 24]) }, { window: long })
    expect(numbers(shown).map(([place]) => place)).toEqual([4, 8, 24])
    expect(shown.gaps).toEqual([{ from: from + 8 * step, until: from + 20 * step }])
    expect(shown.lines[0]?.values[12]).toBe(null)
  })
})

test('a gauge stands for itself: its first value counts, also behind a gap, and is not divided', () => {
  const gauge = chart({ a: { 1: 7, 2: 7, 4: 7 } }, { type: 'gauge' })
  expect(gauge.lines[0]?.values).toEqual([null, 14, 14, null, 14, null])
  expect(chart({ a: { 3: 7 } }, { type: 'gauge' }).isEmpty).toBe(false)
  // What a counter has counted so far says nothing about a step.
  expect(chart({ a: { 3: 7 } }).isEmpty).toBe(true)
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

describe('regression: of times of which some are none, all were lost, and nothing was said to have been measured', () => {
  const read = createAnswerReader({
    shapes: ['tables:[1', 'timeseries:[2', 'points:3', 'timestamps:[d'],
    answers: { ask: '0' },
  })
  /** @param none places of points whose times are none */
  const chartWithout = (...none: readonly number[]) => {
    const given = answer({ a: { [-1]: 9, 0: 1, 1: 2, 2: 3 } })
    const points = given.tables[0]?.timeseries[0]?.points ?? expect.unreachable()
    const timestamps = points.timestamps.map((time, at) => (none.includes(at) ? 'yesterday' : time))
    Object.assign(points, { timestamps })
    expect(read('ask', given).length > 0).toBe(none.length > 0)
    return chartOf(given, { ...options, type: 'gauge' })
  }

  test('the others are drawn', () => {
    const { lines, isUnread, isEmpty } = chartWithout(2)
    expect(lines[0]?.values.slice(0, 3)).toEqual([2, null, 6])
    expect([isUnread, isEmpty]).toEqual([true, false])
  })

  test.each([{ tables: [{ timeseries: {} }] }, { tables: [null] }])(
    'regression: nothing was said to have been measured when the series of an answer were unreadable: %j',
    (given: unknown) => {
      expect(read('ask', given)).not.toEqual([])
      const drawn = isAnswer(given) ? chartOf(given, { ...options, type: 'gauge' }) : undefined
      expect(drawn).toMatchObject({ isUnread: true, isEmpty: true })
    },
  )

  test('of nothing but such times it is known that something was measured', () => {
    expect(chartWithout(0, 1, 2, 3)).toMatchObject({ isUnread: true, isEmpty: true })
    expect(chartWithout()).not.toHaveProperty('isUnread')
  })
})
