/** Writes the queries of the charts: `get …`, then `filter`, `align` and `group_by` (server-behaviour §9.2). */
import type { Window } from './range.ts'

/** What one chart asks for, apart from when. */
export interface MetricQuery {
  /** `virtual_machine:vcpu_usage` */
  metric: string
  /** Fields that have to have one value. */
  filters: readonly (readonly [field: string, value: string])[]
  /** Field whose values become the lines. */
  by: string
  /** A counter, whose differences the server sends, or a value that stands for itself. Alignment hides which. */
  type: 'cumulative' | 'gauge'
  /** What several series of one line become. */
  reduce: 'mean' | 'sum'
}

/**
 * How many points queries begin early: the first one is no difference but a total. They are as many as those of the reference console
 * (server-behaviour §9.2), also for producers that are slower: how slow they are is not known before, and each chart would ask for more.
 */
export const pointsBefore = 2

/** The query in its steps, to be joined by `|`. */
function queryParts({ metric, filters, by, reduce }: MetricQuery, { from, until, step }: Window): readonly string[] {
  const conditions = [
    `timestamp >= @${timestamp(from - pointsBefore * step)}`,
    `timestamp < @${timestamp(until)}`,
    ...filters.map(equality),
  ]
  return [
    `get ${metric}`,
    `filter ${conditions.join(' && ')}`,
    `align mean_within(${step / 1000}s)`,
    `group_by [${by}], ${reduce}`,
  ]
}

/** The query without its time, a step per line: for who gives it another one. */
export const timelessLines = ({ metric, filters, by, reduce }: MetricQuery, { step }: Pick<Window, 'step'>): string =>
  [
    `get ${metric}`,
    ...(filters.length === 0 ? [] : [`filter ${filters.map(equality).join(' && ')}`]),
    `align mean_within(${step / 1000}s)`,
    `group_by [${by}], ${reduce}`,
  ].join('\n| ')

/** The query as it is sent. */
export const queryText = (query: MetricQuery, window: Window): string => queryParts(query, window).join(' | ')

/** The query as people read it: a step per line. */
export const queryLines = (query: MetricQuery, window: Window): string => queryParts(query, window).join('\n| ')

const equality = ([field, value]: readonly [field: string, value: string]): string => `${field} == ${quoted(value)}`

/** UTC without a zone letter, as the language has it. Windows consist of whole seconds. */
export const timestamp = (time: number): string => new Date(time).toISOString().replace('Z', '')

/** A text as a value of the language. */
export const quoted = (text: string): string => `"${text.replace(/["\\]/g, '\\$&')}"`
