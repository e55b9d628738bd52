/** The part of the IR that says what is on a page of charts. */
import type { Condition } from './condition-ir.ts'
import type { BoundCall, Source } from './ir.ts'
import type { ScreenBase } from './screen-ir.ts'

export interface ChartsScreenIR extends ScreenBase {
  kind: 'charts'
  group: string
  source: Source
  about: string
  ask: BoundCall
  /** Field of the request that has the question. */
  body: string
  pages: readonly { label: string; path: string }[]
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
