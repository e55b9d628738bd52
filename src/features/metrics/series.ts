/** From the answer of a query to lines over one grid of times. */
import type { OxqlQueryResult } from '../../../generated/api/types.gen.ts'
import type { Window } from './range.ts'

export interface Line {
  /** Value of the field that the query groups by: an id, a state. */
  key: string
  /** One per time; null where there is none. */
  values: readonly (number | null)[]
}

/** A stretch of time in milliseconds. */
export interface Span {
  from: number
  until: number
}

export interface Chart {
  /** Ends of the steps, in milliseconds since the epoch. */
  times: readonly number[]
  lines: readonly Line[]
  /** Where no line has a value. */
  gaps: readonly Span[]
  /** Whether there is anything to draw. */
  isEmpty: boolean
}

export interface ChartOptions {
  window: Window
  /** Field whose values are the lines. */
  by: string
  /** What a value is multiplied with. */
  factor: number
}

/**
 * The lines of an answer. All are on the grid of the window, whatever the server leaves out. A counter's first value, and its
 * first one after a pause, is all that it has counted so far, so it is left out as well: it says nothing about its step.
 */
export function chartOf(answer: OxqlQueryResult, { window, by, factor }: ChartOptions): Chart {
  const { from, until, step } = window
  const count = Math.round((until - from) / step) + 1
  const times = Array.from({ length: count }, (_, index) => from + index * step)
  const series = answer.tables[0]?.timeseries ?? []
  const lines = series.map(({ fields, points }): Line => {
    // With the point before the first one: whether that is there decides if the first one counts.
    const raw = Array.from({ length: count + 1 }, (): number | null => null)
    const samples = points.values[0]?.values.values ?? []
    for (const [index, time] of points.timestamps.entries()) {
      const place = Math.round((time.getTime() - from) / step) + 1
      const value = samples[index]
      if (place >= 0 && place <= count && typeof value === 'number' && Number.isFinite(value)) raw[place] = value
    }
    const values = times.map((_, index): number | null => {
      const value = raw[index + 1] ?? null
      return value === null || (raw[index] ?? null) === null ? null : value * factor
    })
    return { key: String(fields[by]?.value ?? ''), values }
  })
  const isThere = times.map((_, index) => lines.some(({ values }) => typeof values[index] === 'number'))
  return { times, lines, gaps: gapsIn(isThere, window), isEmpty: !isThere.includes(true) }
}

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
