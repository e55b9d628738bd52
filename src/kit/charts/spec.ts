/** What a generated page of charts says of it. */
import type { Condition } from '../../lib/condition.ts'
import type { Lookup, PageRequest, Params, Query, RowSource } from '../spec.ts'
import type { MetricQuery } from './oxql.ts'
import type { PresetId } from './range.ts'
import type { Unit } from './units.ts'

export interface ChartsScreen extends Pick<MetricQuery, 'by' | 'type' | 'reduce'> {
  kind: 'charts'
  id: string
  title: string
  /** What the pages beside each other are together: `Metrics`. */
  group: string
  /** The row that is measured. */
  source: RowSource
  /** What such a row is called in a sentence. */
  about: string
  /** Puts a question, in the language of the queries. */
  ask: (params: Params, text: string) => Query
  send: (params: Params, text: string) => Promise<unknown>
  /** The pages of the group, this one among them. */
  pages: readonly { label: string; path: string }[]
  /** A page that takes such questions from its address, and what is said of it. */
  explore?: { path: string; say: string }
  /** What is shown until somebody chooses. Default: the last hour. */
  range?: PresetId
  /** Fields of the series that are equal to a field of the row. */
  where: Readonly<Record<string, string>>
  /** Rows that are measured, and what is said of others. */
  measured?: { when: Condition; say: string }
  /** Lines by name, one or all of them. */
  choice?: Choice
  /** A line for each of these rows. */
  parts?: Parts
  charts: readonly ChartSpec[]
}

interface Menu {
  /** Name of the parameter of the address that chooses one. */
  param: string
  label: string
  all: string
}

export interface Choice extends Menu {
  values: readonly { id: string; label: string; help: string }[]
}

export interface Parts extends Menu {
  lookup: Lookup
  none: { title: string; body: string }
  /** What is said of a line whose row is not there. */
  gone: string
}

export interface ChartSpec {
  title: string
  help: string
  metric: string
  unit: Unit
}

/** A page of charts of totals over time: of everything, or of one row of a list. */
export interface SamplesScreen {
  kind: 'charts'
  id: string
  title: string
  /** What is shown until somebody chooses. Default: the last hour. */
  range?: PresetId
  /** What the lines are called: each chart has one. */
  line: string
  /** The row whose part is shown, or all of them together. `param` is of the address and of `samples`. */
  narrow?: Menu & { lookup: Lookup }
  explore?: SamplesExplorer
  charts: readonly SampleSpec[]
}

export interface SampleSpec {
  title: string
  help: string
  unit: Unit
  /** The same as a series, where there is one. */
  metric?: string
  samples: SamplesOf
}

/** A page that takes questions about series of the same totals. */
export interface SamplesExplorer {
  path: string
  say: string
  /** Field of the series with the id of what is measured. */
  by: string
  /** Field of the signed-in person with the id of all together. Without it they are every series. */
  whole?: string
}

/** Asks for a page of the samples of a time, of one row if the parameters name it. */
export type SamplesOf = (params: Params, request: SamplesRequest) => Query

export interface SamplesRequest extends PageRequest {
  from: Date
  /** Not included. */
  until: Date
  /** The newest come first. */
  last?: true
}

/** The question of one chart: about a row, for all of its lines or for one. */
export const metricQuery = (
  { where, by, type, reduce }: Pick<ChartsScreen, 'where' | 'by' | 'type' | 'reduce'>,
  { metric, one, valueOf }: { metric: string; one: string | undefined; valueOf: (path: string) => string },
): MetricQuery => ({
  metric,
  filters: [
    ...Object.entries(where).map(([field, path]) => [field, valueOf(path)] as const),
    ...(one === undefined ? [] : [[by, one] as const]),
  ],
  type,
  by,
  reduce,
})
