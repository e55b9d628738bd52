/** From the answer of a query to lines over one grid of times. */
import { readPath } from '../../lib/condition.ts'
import type { MetricQuery } from './oxql.ts'
import type { Window } from './range.ts'
import { stepsPerSample, withoutTotals } from './samples.ts'
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
  /** A value stays what it is until the next one. */
  isStepped?: true
}

/** What is read of an answer. */
export interface Answer {
  tables: readonly { timeseries: readonly Series[] }[]
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
  const lines = series.map(({ fields, points }): Line => {
    // With the point before the first one: whether that is there decides if the first one counts.
    const delivered = Array.from({ length: count + 1 }, (): number | null => null)
    const samples = points.values[0]?.values.values ?? []
    for (const [index, time] of points.timestamps.entries()) {
      const place = Math.round((time.getTime() - from) / step) + 1
      const sample = samples[index]
      // Totals of counters that have run for months are beyond what a number holds exactly.
      const value = typeof sample === 'bigint' ? Number(sample) : sample
      if (place >= 0 && place <= count && typeof value === 'number' && Number.isFinite(value)) delivered[place] = value
    }
    const every = stepsPerSample(delivered)
    // A difference of a slow producer is that of all the steps since its last one.
    const scale = isCounter && every > 1 ? factor * (sampleSeconds / ((every * step) / 1000)) : factor
    const [, ...drawn] = withoutTotals(delivered, { every, isCounter })
    const values = drawn.map((value) => (typeof value === 'number' ? value * scale : value))
    return { key: String(fields[by]?.value ?? ''), values }
  })
  const isThere = times.map((_, index) => lines.some(({ values }) => values[index] !== null))
  const drawn = highest(lines, ({ values }) => meanOf(values))
  return {
    times,
    lines: drawn,
    ...(drawn.length < lines.length && { of: lines.length }),
    gaps: gapsIn(isThere, window),
    isEmpty: !lines.some(({ values }) => values.some(isValue)),
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

function meanOf(values: Line['values']): number | undefined {
  const numbers = values.filter((value) => typeof value === 'number')
  return numbers.length === 0 ? undefined : numbers.reduce((sum, value) => sum + value, 0) / numbers.length
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
