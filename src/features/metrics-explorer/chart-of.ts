/** From a table of an answer to lines over one row of times. */
import { type Chart, highest, type Line, type Span } from '../../kit/charts/series.ts'
import type { Window } from '../../kit/charts/range.ts'
import type { Unit } from '../../kit/charts/units.ts'
import { type AnswerTable, drawnOf, figuresOf, stepOf } from './answer.ts'

/** Samples come a little early or late. */
const patience = 1.5

export interface TableChart {
  chart: Chart
  window: Window
}

/** Whether any value of a table is one that can be drawn, as far as its time is known. */
export const hasNumbers = ({ series }: AnswerTable): boolean =>
  series.some(({ points }) => points.some(({ time, value }) => typeof value === 'number' && !Number.isNaN(time)))

/**
 * The chart of a table. @param range of the page; undefined for a query with its own time: then what it answers is shown.
 */
export function chartOf(table: AnswerTable, range: Window | undefined): TableChart {
  const { series, isCounter } = table
  const drawn = topOf(table)
  const points = drawn.map((place) => drawnOf(series[place] ?? { fields: {}, points: [] }, isCounter))
  const times = [...new Set(points.flatMap((line) => line.map(({ time }) => time)))].sort((a, b) => a - b)
  const places = new Map(times.map((time, at) => [time, at]))
  const lines = points.map((line, at): Line => {
    const values = times.map((): number | null | undefined => undefined)
    for (const { time, value } of line) values[places.get(time) ?? 0] = value
    return { key: String(drawn[at]), values }
  })
  const step = Math.max(0, ...points.map((line) => stepOf(line.map(({ time }) => time)) ?? 0))
  const window = range ?? ownWindow(times, step)
  const there = times.filter((_, at) => lines.some(({ values }) => typeof values[at] === 'number'))
  return {
    chart: {
      times,
      lines,
      ...(drawn.length < series.length && { of: series.length }),
      gaps: there.length === 0 ? [] : gapsIn(there, step, window),
      isEmpty: there.length === 0,
      ...(there.length === 0 && hasNumbers(table) && { isTooLittle: true }),
    },
    window,
  }
}

function topOf({ series, isCounter }: AnswerTable): readonly number[] {
  return highest(
    series.map((_, at) => at),
    (at) => figuresOf(series[at] ?? { fields: {}, points: [] }, isCounter).mean,
  )
}

const ownWindow = (times: readonly number[], step: number): Window => {
  const from = times[0] ?? 0
  return { from, until: Math.max(times.at(-1) ?? 0, from + Math.max(1000, step)), step: Math.max(1000, step) }
}

/** Where nothing is drawn for longer than between two points. */
function gapsIn(times: readonly number[], step: number, { from, until }: Window): Span[] {
  // Of few points nobody knows how far apart they should be.
  if (step === 0) return []
  const edges = [from, ...times, until]
  return edges.flatMap((time, at) => {
    const next = edges[at + 1]
    return next !== undefined && next - time > patience * step ? [{ from: time, until: next }] : []
  })
}

const units: Readonly<Record<string, Unit>> = {
  bytes: 'size',
  seconds: 'seconds',
  nanoseconds: 'nanoseconds',
  volts: 'volts',
  amps: 'amps',
  watts: 'watts',
  degrees_celsius: 'celsius',
  rpm: 'rpm',
}

export const unitOf = ({ schema }: AnswerTable): Unit =>
  (schema && Object.hasOwn(units, schema.units) && units[schema.units]) || 'plain'

/** What the values of a table are, in a sentence. */
export function valuesText({ metricType, isCounter, type, schema }: AnswerTable): string {
  const about = schema === undefined ? '' : `${schema.description.metric.replace(/\.$/, '')}. `
  return about + kindText({ metricType, isCounter, type })
}

function kindText({ metricType, isCounter, type }: Pick<AnswerTable, 'metricType' | 'isCounter' | 'type'>): string {
  if (type.endsWith('_distribution')) return 'Distribution: how often which values came.'
  if (metricType === 'delta')
    return 'Delta: what each sample added. Totals, at the start and after a gap, are not drawn.'
  if (metricType === 'cumulative') return 'Cumulative: the total so far.'
  if (isCounter)
    return 'Gauge: the mean of what each sample added. Totals, at the start and after a gap, are not drawn.'
  return 'Gauge: the value at each time.'
}
