import { expect, test } from 'vitest'

import type { FieldValue, OxqlQueryResult, Timeseries, ValueArray } from '../../../generated/api/types.gen.ts'
import { parseJson } from '../../api/json.ts'
import { createAnswerReader } from '../../api/read-answer.ts'
import { csvLines, writing } from './answer-csv.ts'
import { drawnOf, figuresOf, knownValues, seriesNames, shownText, tablesOf } from './answer.ts'
import { chartOf, unitOf, valuesText } from './chart-of.ts'
import { mostLines } from '../../kit/charts/series.ts'
import { schemas } from './schemas.fixture.ts'

const start = Date.parse('2026-01-01T10:00:00Z')
const minute = 60_000

/** Of a type that this console knows. */
type Values = Extract<ValueArray, { values: unknown }>

interface Made {
  site?: string
  metricType?: 'gauge' | 'delta' | 'cumulative'
  values: Values
  /** In minutes after the start. */
  at?: readonly number[]
}

const series = ({ site = 'north', metricType = 'gauge', values, at }: Made): Timeseries => ({
  fields: { site: { type: 'string', value: site }, valve: { type: 'u32', value: 1 } },
  points: {
    timestamps: (at ?? values.values.map((_, index) => index)).map((minutes) => new Date(start + minutes * minute)),
    values: [{ metricType, values }],
  },
})
const doubles = (...values: (number | null)[]): Values => ({ type: 'double', values })
const answer = (name: string, ...timeseries: Timeseries[]): OxqlQueryResult => ({ tables: [{ name, timeseries }] })

function only(given: OxqlQueryResult) {
  const [table, ...more] = tablesOf(given, schemas)
  if (!table || more.length > 0) throw new Error('expected one table')
  return table
}

test('what is no answer has no tables', () => {
  expect(tablesOf(undefined, schemas)).toEqual([])
  expect(tablesOf({ tables: 'none' }, schemas)).toEqual([])
})

test('a gauge is drawn as it is, a missing value breaks the line', () => {
  const table = only(answer('tank:level', series({ values: doubles(1, 2, 3, null, null, 4, 5) })))
  expect(table.isCounter).toBe(false)
  expect([unitOf(table), valuesText(table)]).toEqual(['celsius', 'How full it is. Gauge: the value at each time.'])
  const odd = table.schema && { ...table.schema, units: 'constructor' as never }
  expect(unitOf({ ...table, schema: odd }), 'a unit that only a newer API has').toBe('plain')
  expect(drawnOf(table.series[0] ?? { fields: {}, points: [] }, false).map(({ value }) => value)).toEqual([
    1,
    2,
    3,
    null,
    4,
    5,
  ])
})

test('of a counter the totals, at the start and after a gap, are neither drawn nor counted', () => {
  const values = doubles(900, 2, 4, null, null, 1000, 6)
  const table = only(answer('pump:strokes', series({ values })))
  expect(table.isCounter).toBe(true)
  const [one = { fields: {}, points: [] }] = table.series
  expect(drawnOf(one, true).map(({ value }) => value)).toEqual([2, 4, null, 6])
  expect(figuresOf(one, true)).toEqual({ last: 6, min: 2, max: 6, mean: 4, count: 5 })
  // A difference is one whatever is known of its series.
  expect(only(answer('what:ever', series({ values, metricType: 'delta' }))).isCounter).toBe(true)
})

test('a chart has the times of all lines, and says where there is nothing', () => {
  const table = only(
    answer(
      'tank:level',
      series({ values: doubles(1, 2, 3, 4), at: [2, 3, 4, 5] }),
      series({ site: 'south', values: doubles(7, 8, 9), at: [3.5, 4.5, 5.5] }),
    ),
  )
  const window = { from: start, until: start + 6 * minute, step: minute }
  const { chart } = chartOf(table, window)
  expect(chart.times.map((time) => (time - start) / minute)).toEqual([2, 3, 3.5, 4, 4.5, 5, 5.5])
  expect(chart.lines[1]?.values).toEqual([undefined, undefined, 7, undefined, 8, undefined, 9])
  expect(chart.gaps).toEqual([{ from: start, until: start + 2 * minute }])
  expect(seriesNames(table)).toEqual(['north', 'south'])
})

test('regression: nothing was said to have been measured when a counter had sent no more than its total', () => {
  const shown = (...values: number[]) =>
    chartOf(only(answer('pump:strokes', series({ values: doubles(...values) }))), undefined).chart
  expect(shown(900)).toMatchObject({ isEmpty: true, isTooLittle: true })
  expect(shown(900, 2)).not.toHaveProperty('isTooLittle')
  expect(shown()).not.toHaveProperty('isTooLittle')
})

test('a query with its own time shows the time of its answer', () => {
  const { window } = chartOf(only(answer('tank:level', series({ values: doubles(1, 2, 3) }))), undefined)
  expect([window.from, window.until]).toEqual([start, start + 2 * minute])
})

test('of too many lines the highest are drawn', () => {
  const many = Array.from({ length: mostLines + 5 }, (_, at) => series({ site: `s${at}`, values: doubles(at, at, at) }))
  const { chart } = chartOf(only(answer('tank:level', ...many)), undefined)
  expect(chart.lines).toHaveLength(mostLines)
  expect(chart.lines[0]?.key).toBe('5')
  expect(chart.of).toBe(mostLines + 5)
})

const bins = { bins: [0], p50: null, p90: null, p99: null, squaredMean: 0 }
const distributions: ValueArray = {
  type: 'integer_distribution',
  values: [null, { ...bins, counts: [3, 1], min: 2, max: 9, sumOfSamples: 20 }],
}

test('distributions have figures of the newest one, and lines of their own in a file', () => {
  const table = only(answer('pump:strokes', series({ values: distributions, metricType: 'delta' })))
  const [one = { fields: {}, points: [] }] = table.series
  expect(figuresOf(one, true)).toEqual({ last: 4, mean: 5, min: 2, max: 9, count: 1 })
  expect(valuesText(table)).toContain('Distribution')
  expect([...csvLines([table])].map((line) => line.slice(-4))).toEqual([
    ['count', 'mean', 'min', 'max'],
    ['', '', '', ''],
    [4, 5, 2, 9],
  ])
})

test('a join has a table for each of its metrics', () => {
  const both = series({ values: doubles(1, 2) })
  both.points.values.push({ metricType: 'gauge', values: doubles(3, 4) })
  expect(
    tablesOf(answer('pump:strokes,tank:level', both), schemas).map(({ name, isCounter }) => [name, isCounter]),
  ).toEqual([
    ['pump:strokes', true],
    ['tank:level', false],
  ])
})

test('regression: a file had other digits than the answer of a number that has very many', () => {
  // As the client reads it, whatever the contract calls its type.
  const values = parseJson('{"type":"integer","values":[18446744073709551615,7]}') as Values
  const table = only(answer('tank:level', series({ values })))
  expect([...csvLines([table])].map((line) => line.at(-1))).toEqual(['value', 18446744073709551615n, 7])
  expect(drawnOf(table.series[0] ?? { fields: {}, points: [] }, false).map(({ value }) => value)).toEqual([2 ** 64, 7])
})

test('a file has a line per point, totals and gaps included', () => {
  const table = only(answer('tank:level', series({ values: doubles(1, null) })))
  expect([...csvLines([table])]).toEqual([
    ['table', 'site', 'valve', 'metric_type', 'start_time', 'timestamp', 'value'],
    ['tank:level', 'north', '1', 'gauge', '', '2026-01-01T10:00:00.000Z', 1],
    ['tank:level', 'north', '1', 'gauge', '', '2026-01-01T10:01:00.000Z', ''],
  ])
})

test('a time that cannot be read kept the whole file from being written', () => {
  const table = only(answer('tank:level', series({ values: doubles(1, 2), at: [Number.NaN, 1] })))
  expect([...csvLines([table])].slice(1).map((line) => line.at(-2))).toEqual(['Unreadable', '2026-01-01T10:01:00.000Z'])
})

test('a time that is no time broke the page that was opened with it', () => {
  const odd = series({ values: doubles(1, 2) })
  Object.assign(odd.points.timestamps, ['yesterday'])
  const table = only(answer('tank:level', odd))
  expect(drawnOf(table.series[0] ?? { fields: {}, points: [] }, false)).toEqual([{ time: start + minute, value: 2 }])
  expect(chartOf(table, undefined).chart.times).toEqual([start + minute])
})

test('a file of very many points was made at once: the page stood still meanwhile', () => {
  const values = doubles(...Array.from({ length: 2000 }, (_, at) => at))
  const work = writing(tablesOf(answer('tank:level', series({ values }), series({ site: 'south', values })), schemas))
  let turns = 0
  let step = work.next()
  for (; step.done !== true; step = work.next()) turns += 1
  expect(turns).toBeGreaterThan(4)
  expect(step.value.join('').trimEnd().split('\r\n')).toHaveLength(4001)
})

test('names of series and of their table went on for ever, and hid characters', () => {
  const long = 'W'.repeat(100_000)
  const table = only(
    answer(
      `${long}:\u202Eb`,
      series({ site: `${long}1`, values: doubles(1) }),
      series({ site: 'a\u200Bb', values: doubles(2) }),
    ),
  )
  const [first = '', second] = seriesNames(table)
  expect([first.length, first.at(-1), second]).toEqual([200, '1', 'a⟨U+200B⟩b'])
  expect(shownText(table.name)).toMatch(/^W+…W+:⟨U\+202E⟩b$/)
})

test('values of fields are known as a query writes them', () => {
  const known = knownValues([answer('a:b', series({ site: 'so "s"', values: doubles(1) })), undefined, { what: 1 }])
  expect([...(known.get('site') ?? [])]).toEqual(['"so \\"s\\""'])
  expect([...(known.get('valve') ?? [])]).toEqual(['1'])
})

test('fields and values of a type that only a newer API has are shown as they came, or left out', () => {
  const newer: Timeseries = series({ values: doubles(1) })
  newer.fields['valve'] = parseJson('{"type":"interval","from":1,"until":9007199254740993}') as FieldValue
  newer.points.values = JSON.parse('[{"metricType":"gauge","values":{"type":"interval_list","bounds":[1,2]}}]')
  const given = answer('tank:level', newer)
  const [one] = only(given).series
  expect(one?.fields).toEqual({ site: 'north', valve: '{"type":"interval","from":1,"until":9007199254740993}' })
  expect(one?.points.map(({ value }) => value)).toEqual([null])
  expect([...knownValues([given]).keys()]).toEqual(['site'])
})

test('regression: with one time that is none all points of a series were lost', () => {
  const read = createAnswerReader({
    shapes: ['tables:[1', 'timeseries:[2', 'points:3', 'timestamps:[d'],
    answers: { ask: '0' },
  })
  const given = answer('tank:level', series({ values: doubles(1, 2, 3) }))
  const points = given.tables[0]?.timeseries[0]?.points
  Object.assign(points ?? {}, { timestamps: points?.timestamps.map((time, at) => (at === 1 ? 'yesterday' : time)) })
  expect(read('ask', given)).toHaveLength(1)
  const [one] = only(given).series
  expect(one?.points.map(({ value }) => value)).toEqual([1, 2, 3])
  expect(one && drawnOf(one, false).map(({ value }) => value)).toEqual([1, 3])
})
