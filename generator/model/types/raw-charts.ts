/** Pages of charts: what is asked for, and how it is shown. */
import type { RawCondition } from './manifest.ts'

export type RawCharts = RawQuestions | RawSamples

/** Lines about a row, asked for as a text. */
export interface RawQuestions {
  samples?: undefined
  /** Operation that takes the questions as a text. */
  ask: string
  /** Pages of charts that are shown as one, this one among them. */
  beside?: readonly string[]
  /** Page that takes such questions, and what is said of it: it may ask of more than this page does. */
  explore?: RawExplore
  /** Field of the series → field of the row that it is equal to. */
  where: Readonly<Record<string, string>>
  /** Rows that are measured, and what is said of others. */
  measured?: { when: RawCondition; say: string }
  /** Field of the series whose values are the lines. */
  by: string
  /** What several series of one line become. Default: `sum`. */
  reduce?: 'mean' | 'sum'
  /** What the values are. Default: `cumulative`. */
  type?: 'cumulative' | 'gauge'
  /** What is shown until somebody chooses. Default: the last hour. */
  range?: string
  choice?: RawChoice
  parts?: RawParts
  items: readonly RawChart[]
}

export interface RawExplore {
  page: string
  say: string
}

/** Totals over time: of everything, or of one row of a list. */
export interface RawSamples {
  /** Operation that lists samples of one metric, and the parameters that say of which time and in which order. */
  samples: { op: string; from: string; until: string; order: string }
  /** What the lines are called: each chart has one. */
  line: string
  /** A list whose rows can be looked at alone; `param` is of the operation and of the page's address. */
  narrow?: { list: string; param: string; label: string; all: string }
  range?: string
  /** Page that takes questions as a text, for the same totals as series. */
  explore?: RawSeries
  items: readonly RawChart[]
}

/** Series named `<target>:<metric>`, with the metrics of the charts. */
export interface RawSeries extends RawExplore {
  target: string
  /** Field of the series that has the id of what is measured. */
  by: string
  /** Field of the signed-in person with the id of all together. Without it all of them are every series. */
  whole?: string
}

/** Lines that have names of their own: all of them or one are shown. */
export interface RawChoice {
  /** Of the page's address. */
  param: string
  label: string
  all: string
  values: readonly { value: string; label: string; help: string }[]
}

/** Rows that each have a line: all of them or one are shown. */
export interface RawParts {
  list: string
  param: string
  label: string
  all: string
  none: { title: string; body: string }
  /** What is said of a line whose row is not there any more. */
  gone: string
}

export interface RawChart {
  title: string
  help: string
  metric: string
  unit: string
}
