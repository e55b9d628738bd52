/** The part of the IR that says what is on an overview. */
import type { Condition } from './condition-ir.ts'
import type { CellIR, ListCall, PathTemplate, ShownIR, Source } from './ir.ts'
import type { ReadCellIR, RefreshIR } from './part-ir.ts'
import type { ScreenBase } from './screen-ir.ts'

export interface OverviewIR extends ScreenBase {
  kind: 'overview'
  sections: readonly SectionIR[]
}

export type SectionIR = { title: string } & (
  | { kind: 'find'; lists: readonly FindingIR[]; none: string }
  | { kind: 'count'; lists: readonly CountIR[] }
  | { kind: 'use'; parts: readonly UseIR[] }
  | ({ kind: 'latest' } & LatestIR)
)

/** The rows of another list: by id, the parameter that they are for the list below, and the fields that it and its address hold. */
export interface EachIR {
  lookup: string
  param: string
  field: string
  name: string
}

/** The rows of a list, or of one list below each row of another; `together`: a page lists all of these. */
export interface RowsIR {
  /** By id. */
  lookup: string
  each?: EachIR & { together?: true }
  refresh: readonly RefreshIR[]
  /** The path of the list's own page, if it has one. */
  path?: string
}

export interface RuleIR {
  when?: Condition
  longer?: { path: string; seconds: number }
  soon?: { path: string; days: number }
  say: string
  tone: 'danger' | 'warning'
  /** Of the address of the list: what shows these rows there. */
  search: string
}

export interface FindingIR extends RowsIR {
  rules: readonly RuleIR[]
}

export interface CountIR extends RowsIR {
  by?: ShownIR
}

export interface MeasureIR {
  label: string
  used?: string
  left?: string
  of: string
  cell: CellIR
}

export type UseIR = { label?: string; to?: PathTemplate; measures: readonly MeasureIR[] } & (
  | { kind: 'rows'; rows: RowsIR; single?: { own: ReadCellIR['own']; name: string; folder: string; operation: string } }
  | { kind: 'view'; source: Source; share?: { map: string; key: string } }
)

export interface LatestIR {
  list: ListCall
  columns: readonly ShownIR[]
  rows: number
  path: string
  rowKey: string
  refresh: readonly RefreshIR[]
}
