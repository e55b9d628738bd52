/** From the answer of any query to what is shown of it: series with their fields, values over time and figures. */
import type { FieldValue, OxqlQueryResult, TimeseriesSchema, Values } from '../../../generated/api/types.gen.ts'
import { writeJson } from '../../api/json.ts'
import { timeOf, timesOf } from '../../kit/charts/series.ts'
import { readPath } from '../../lib/condition.ts'
import { markInvisible } from '../../lib/invisible.ts'
import { isPlainObject } from '../../lib/plain-object.ts'
import { truncateMiddle } from '../../lib/truncate.ts'
import { partOf } from '../../lib/variants.ts'
import { literal } from './complete.ts'

/** Values of one metric; a join answers with several in one table. */
export interface AnswerTable {
  /** `target:metric` */
  name: string
  metricType: Values['metricType']
  /** Type of the values, in the words of the contract. */
  type: string
  /** Differences of a counter, or means of them: the first one, and the first one after a gap, is a total. */
  isCounter: boolean
  schema: TimeseriesSchema | undefined
  /** Names of the fields of any series, in their order. */
  fields: readonly string[]
  series: readonly AnswerSeries[]
}

export interface AnswerSeries {
  /** By name, as they are read. */
  fields: Readonly<Record<string, string>>
  points: readonly Point[]
}

export interface Point {
  /** Milliseconds since the epoch. */
  time: number
  /** Beginning of what a difference counts. */
  start: number | undefined
  /** Null where one is missing. */
  value: number | string | Distribution | null
  /** All digits of a number that has more than are calculated with. */
  exact?: bigint
}

/** How often which values came, without the bins. */
export interface Distribution {
  count: number
  mean: number | undefined
  min: number | undefined
  max: number | undefined
}

/** The tables of an answer; of what is no answer, none. */
export function tablesOf(answer: unknown, schemas: readonly TimeseriesSchema[]): AnswerTable[] {
  return isResult(answer) ? answer.tables.flatMap((table) => tablesOfOne(table, schemas)) : []
}

const isResult = (answer: unknown): answer is OxqlQueryResult => Array.isArray(readPath(answer, 'tables'))

function tablesOfOne(
  { name, timeseries }: OxqlQueryResult['tables'][number],
  schemas: readonly TimeseriesSchema[],
): AnswerTable[] {
  const names = name.split(',')
  const count = timeseries.reduce((most, { points }) => Math.max(most, points.values.length), 1)
  return Array.from({ length: count }, (_, place): AnswerTable => {
    const own = count === 1 ? name : (names[place] ?? `${name} ${place + 1}`)
    const schema = schemas.find(({ timeseriesName }) => timeseriesName === own)
    const first = timeseries[0]?.points.values[place]
    return {
      name: own,
      metricType: first?.metricType ?? 'gauge',
      type: first?.values.type ?? '',
      isCounter: first?.metricType === 'delta' || schema?.datumType.startsWith('cumulative_') === true,
      schema,
      fields: [...new Set(timeseries.flatMap(({ fields }) => Object.keys(fields)))],
      series: timeseries.map(({ fields, points }) => ({
        fields: Object.fromEntries(Object.entries(fields).map(([field, value]) => [field, textOf(value)])),
        points: timesOf(points).map((time, at) => {
          const value = valuesOf(points.values[place])[at]
          const start = points.startTimes?.[at]
          return {
            time,
            start: start === undefined ? undefined : timeOf(start),
            value: valueOf(value),
            ...(typeof value === 'bigint' && { exact: value }),
          }
        }),
      })),
    }
  })
}

/** Of a type that is not known: all that is there. */
function textOf(field: FieldValue): string {
  const value: unknown = partOf(field, 'value')
  return typeof value === 'object' || value === undefined ? writeJson(field) : String(value)
}

/** None where they are of a type that is not known. */
const valuesOf = (of: Values | undefined): readonly unknown[] => (of && partOf(of.values, 'values')) ?? []

function valueOf(value: unknown): Point['value'] {
  if (typeof value === 'number' || typeof value === 'bigint')
    return Number.isFinite(Number(value)) ? Number(value) : null
  if (value === null || value === undefined) return null
  return isPlainObject(value) ? distributionOf(value) : Array.isArray(value) ? writeJson(value) : String(value)
}

function distributionOf(value: object): Distribution {
  const [counts, sum, min, max] = ['counts', 'sumOfSamples', 'min', 'max'].map((name) => readPath(value, name))
  const count = Array.isArray(counts) ? counts.reduce((all: number, one) => all + Number(one), 0) : 0
  return {
    count,
    mean: count === 0 ? undefined : numberOf(sum, count),
    min: numberOf(min),
    max: numberOf(max),
  }
}

const numberOf = (value: unknown, divisor = 1): number | undefined =>
  typeof value === 'number' || typeof value === 'bigint' ? Number(value) / divisor : undefined

/** Milliseconds that the points of a series mostly are apart; undefined for fewer than three. */
export function stepOf(times: readonly number[]): number | undefined {
  const distances = times.slice(1).map((time, at) => time - (times[at] ?? 0))
  return distances.length < 2 ? undefined : distances.toSorted((a, b) => a - b)[Math.floor((distances.length - 1) / 2)]
}

/** Samples come a little early or late: half of their distance more is no gap yet. */
const patience = 1.5

export interface Drawn {
  time: number
  /** Null where the line stops. */
  value: number | null
}

/** What is drawn of a series: its numbers, a break where some are missing, and no totals among differences. */
export function drawnOf({ points }: AnswerSeries, isCounter: boolean): Drawn[] {
  const there = points.flatMap(({ time, value }) =>
    typeof value === 'number' && !Number.isNaN(time) ? [{ time, value }] : [],
  )
  const step = stepOf(there.map(({ time }) => time))
  return there.flatMap((point, at): Drawn[] => {
    const before = there[at - 1]
    const isAfterGap = before !== undefined && step !== undefined && point.time - before.time > patience * step
    const own = isCounter && (before === undefined || isAfterGap) ? [] : [point]
    return isAfterGap ? [{ time: before.time + step, value: null }, ...own] : own
  })
}

/** Figures of one series, of what is drawn of it; or of the newest distribution. */
export interface Figures {
  last: number | string | undefined
  min: number | undefined
  max: number | undefined
  mean: number | undefined
  /** Points with a value, totals among differences included. */
  count: number
}

export function figuresOf(series: AnswerSeries, isCounter: boolean): Figures {
  const values = drawnOf(series, isCounter).flatMap(({ value }) => (value === null ? [] : [value]))
  const there = series.points.filter(({ value }) => value !== null)
  const newest = there.at(-1)?.value
  const whole = there.flatMap(({ value }) => (isDistribution(value) ? [value] : []))
  if (whole.length > 0) return ofDistributions(whole, there.length)
  const sum = values.reduce((all, value) => all + value, 0)
  return {
    last: typeof newest === 'string' ? newest : values.at(-1),
    min: values.length === 0 ? undefined : values.reduce((a, b) => Math.min(a, b)),
    max: values.length === 0 ? undefined : values.reduce((a, b) => Math.max(a, b)),
    mean: values.length === 0 ? undefined : sum / values.length,
    count: there.length,
  }
}

export const isDistribution = (value: Point['value'] | undefined): value is Distribution => isPlainObject(value)

/** Of the newest one: each says all that came before it too, or in its time. `last`: how many samples it counts. */
function ofDistributions(all: readonly Distribution[], count: number): Figures {
  const { count: samples, mean, min, max } = all.at(-1) ?? { count: 0, mean: undefined, min: undefined, max: undefined }
  return { last: samples, mean, min, max, count }
}

/** Longer names are cut in the middle: their ends tell them apart. */
const longestName = 200

/** A text of an answer as a heading or a label: anybody who sends samples may have written it. */
export const shownText = (text: string): string => markInvisible(truncateMiddle(text, longestName))

/** What the series of a table are called: by the fields in which they differ. */
export function seriesNames({ name, fields, series }: AnswerTable): string[] {
  const telling = fields.filter((field) => new Set(series.map((one) => one.fields[field])).size > 1)
  const shown = telling.length > 0 ? telling : fields.slice(0, series.length > 1 ? fields.length : 0)
  return series.map((one) => shownText(shown.map((field) => one.fields[field] ?? '–').join(', ') || name))
}

/** Values of the fields of answers, as a query writes them. */
export function knownValues(answers: readonly unknown[]): Map<string, Set<string>> {
  const known = new Map<string, Set<string>>()
  for (const answer of answers) {
    if (!isResult(answer)) continue
    for (const { fields } of answer.tables.flatMap(({ timeseries }) => timeseries))
      for (const [name, field] of Object.entries(fields)) {
        const value = partOf(field, 'value')
        if (value === undefined) continue
        const values = known.get(name) ?? new Set()
        known.set(name, values.add(literal(value)))
      }
  }
  return known
}
