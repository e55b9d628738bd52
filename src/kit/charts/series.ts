/** From the answer of a query to lines over one grid of times. */
import { readPath } from '../../lib/condition.ts'
import { unreadableIn } from '../../lib/unreadable.ts'
import { holdsUnreadable } from '../../lib/unreadable-value.ts'
import { type MetricQuery, pointsBefore } from './oxql.ts'
import type { Window } from './range.ts'
import { patience, stepsPerSample, withoutTotals } from './samples.ts'
import { sampleSeconds } from './units.ts'

export interface Line {
  /** Value of the field that the query groups by: an id, a state. */
  key: string
  /** One per time; null where one is missing, undefined where none was due. */
  values: readonly (number | null | undefined)[]
}

/** A stretch of time in milliseconds. */
export interface Span {
  from: number
  until: number
}

/** More lines nobody can tell apart. */
export const mostLines = 20

export interface Chart {
  /** Ends of the steps, in milliseconds since the epoch. */
  times: readonly number[]
  lines: readonly Line[]
  /** How many there are, if those are only the ones with the highest means. */
  of?: number
  /** Where no line has a value. */
  gaps: readonly Span[]
  /** Whether there is anything to draw. */
  isEmpty: boolean
  /** Of values that were delivered nobody can read when they were measured; or nothing can be drawn, and something of the answer is unreadable. */
  isUnread?: true
  /** Something was measured, but nothing that can be drawn: of a counter one total, or totals with gaps between them. */
  isTooLittle?: true
  /** A value stays what it is until the next one. */
  isStepped?: true
}

/** What is read of an answer. */
export interface Answer {
  tables: readonly { timeseries: readonly Series[] }[]
}

/** NaN of what is no time: on a first page nobody has looked yet whether answers are what they should be. */
export const timeOf = (time: unknown): number => (time instanceof Date ? time.getTime() : Number.NaN)

/** The times of points. Where some are none, the others are what they are. */
export const timesOf = (points: { readonly timestamps: readonly Date[] }): readonly number[] => {
  const raw = unreadableIn(points, 'timestamps')?.raw
  return (Array.isArray(raw) ? raw : points.timestamps).map(timeOf)
}

interface Series {
  fields: Readonly<Record<string, { type?: unknown; value?: unknown }>>
  points: {
    timestamps: readonly Date[]
    values: readonly { values: { type?: unknown; values?: readonly unknown[] } }[]
  }
}

export const isAnswer = (data: unknown): data is Answer => Array.isArray(readPath(data, 'tables'))

export interface ChartOptions {
  window: Window
  /** Field whose values are the lines. */
  by: string
  /** What a value is multiplied with. */
  factor: number
  type: MetricQuery['type']
}

/**
 * The lines of an answer. All are on the grid of the window, whatever the server leaves out. A producer that measures less often
 * than the window has steps is drawn as it measures.
 */
export function chartOf(answer: Answer, { window, by, factor, type }: ChartOptions): Chart {
  const { from, until, step } = window
  const count = Math.round((until - from) / step) + 1
  const times = Array.from({ length: count }, (_, index) => from + index * step)
  const series = answer.tables[0]?.timeseries ?? []
  const isCounter = type === 'cumulative'
  const drawn = highest(series, (one) => meanOf(one, isCounter))
  let isMeasured = false
  const lines = drawn.map(({ fields, points }): Line => {
    // With the points before the first one: whether they are there decides if the first one counts.
    const delivered = Array.from({ length: pointsBefore + count }, (): number | null => null)
    const samples = points.values[0]?.values.values ?? []
    for (const [index, time] of timesOf(points).entries()) {
      const place = Math.round((time - from) / step) + pointsBefore
      const sample = samples[index]
      // Totals of counters that have run for months are beyond what a number holds exactly.
      const value = typeof sample === 'bigint' ? Number(sample) : sample
      if (place in delivered && typeof value === 'number' && Number.isFinite(value)) delivered[place] = value
    }
    isMeasured ||= delivered.some((value, place) => place >= pointsBefore && value !== null)
    const every = stepsPerSample(delivered, isCounter)
    // A difference of a slow producer is that of all the steps since its last one.
    const scale = isCounter && every > 1 ? factor * (sampleSeconds / ((every * step) / 1000)) : factor
    const shown = withoutTotals(delivered, { every, isCounter }).slice(pointsBefore)
    const values = shown.map((value) => (typeof value === 'number' ? value * scale : value))
    return { key: String(fields[by]?.value ?? ''), values }
  })
  const isThere = times.map((_, index) => lines.some(({ values }) => values[index] !== null))
  // What is not drawn is no gap either.
  if (drawn !== series)
    for (const { points } of series)
      for (const time of timesOf(points)) {
        const place = Math.round((time - from) / step)
        if (place in isThere) isThere[place] = true
      }
  const isEmpty = !lines.some(({ values }) => values.some(isValue))
  const isUnread =
    series.some(({ points }) => timesOf(points).some(Number.isNaN)) || (isEmpty && holdsUnreadable(answer))
  return {
    times,
    lines,
    ...(drawn !== series && { of: series.length }),
    gaps: gapsIn(isThere, window),
    ...(isUnread ? { isUnread } : isEmpty && isMeasured && { isTooLittle: true }),
    isEmpty,
  }
}

/** As many as are drawn, in their order: those with the highest means. */
export function highest<T>(lines: readonly T[], mean: (line: T) => number | undefined): readonly T[] {
  if (lines.length <= mostLines) return lines
  const means = new Map(lines.map((line) => [line, mean(line) ?? -Infinity]))
  const chosen = new Set(
    lines.toSorted((one, other) => (means.get(other) ?? 0) - (means.get(one) ?? 0)).slice(0, mostLines),
  )
  return lines.filter((line) => chosen.has(line))
}

/** What is drawn of very many has to be found quickly: a value after a longer pause is taken for a counter's total. */
function meanOf({ points }: Series, isCounter: boolean): number | undefined {
  const samples = points.values[0]?.values.values ?? []
  const times = timesOf(points)
  const timeAt = (at: number): number => times[at] ?? Number.NaN
  const longest = patience * (timeAt(2) - timeAt(1))
  let [sum, count] = [0, 0]
  for (const [at, sample] of samples.entries()) {
    if (isCounter && (at === 0 || timeAt(at) - timeAt(at - 1) > longest)) continue
    if (typeof sample !== 'number' && typeof sample !== 'bigint') continue
    sum += Number(sample)
    count += 1
  }
  return count === 0 ? undefined : sum / count
}

const isValue = (value: number | null | undefined): boolean => typeof value === 'number'

/** Steps without a value, joined. The first time is where the first step begins: it has no step of its own. */
function gapsIn(isThere: readonly boolean[], { from, step }: Window): Span[] {
  const gaps: Span[] = []
  let begun: number | undefined
  for (let index = 1; index <= isThere.length; index++) {
    const missing = isThere[index] === false
    if (missing) begun ??= index - 1
    else if (begun !== undefined) {
      gaps.push({ from: from + begun * step, until: from + (index - 1) * step })
      begun = undefined
    }
  }
  return gaps
}
