/** The part of the IR that says what is on a page of charts. */
import type { Condition } from './condition-ir.ts'
import type { BoundCall, Source } from './ir.ts'
import type { ScreenBase } from './screen-ir.ts'

export type ChartsScreenIR = QuestionsIR | SamplesIR

/** Lines about a row. */
export interface QuestionsIR extends ScreenBase {
  kind: 'charts'
  samples?: undefined
  group: string
  source: Source
  about: string
  ask: BoundCall
  /** Field of the request that has the question. */
  body: string
  pages: readonly { label: string; path: string }[]
  /** Where its questions can be asked in other words. */
  explore?: { path: string; say: string }
  range?: string
  where: Readonly<Record<string, string>>
  measured?: { when: Condition; say: string }
  by: string
  reduce: 'mean' | 'sum'
  type: 'cumulative' | 'gauge'
  choice?: { param: string; label: string; all: string; values: readonly { id: string; label: string; help: string }[] }
  parts?: {
    param: string
    label: string
    all: string
    /** By id. */
    lookup: string
    none: { title: string; body: string }
    gone: string
  }
  charts: readonly { title: string; help: string; metric: string; unit: string }[]
}

/** Totals over time. */
export interface SamplesIR extends ScreenBase {
  kind: 'charts'
  /** Parameters of the operation, in the client view. */
  samples: { from: string; until: string; order: string }
  line: string
  range?: string
  /** `lookup`: by id. */
  narrow?: { lookup: string; param: string; label: string; all: string }
  /** Where series of the same can be asked for: what has which id, and the person's field with that of all together. */
  explore?: { path: string; say: string; by: string; whole?: string }
  /** `metric`: the series, if there are any. */
  charts: readonly { title: string; help: string; unit: string; call: BoundCall; metric?: string }[]
}
