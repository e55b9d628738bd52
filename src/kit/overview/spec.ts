/** What an emitted overview says: sections, each of which reads lists in one way. */
import type { Condition } from '../../lib/condition.ts'
import type { Cell, ListSource, Lookup, Params, Query, Refresh, Shown } from '../spec.ts'

export interface OverviewScreen {
  title: string
  sections: readonly Section[]
}

export type Section = FindSection | CountSection | UseSection | LatestSection

/** Rows that need somebody. */
export interface FindSection {
  kind: 'find'
  title: string
  /** Said when all rows were read and there are none of these. */
  none: string
  lists: readonly FoundList[]
}

export interface FoundList extends OverviewRows {
  rules: readonly Rule[]
}

/** The rows of a list; with `each`, those of the lists below each row of another one. */
export interface OverviewRows {
  lookup: Lookup
  /**
   * `param`: of the list, and the field of the row above that it holds; `name`: the field that its address has; `together`: one page
   * lists all of them.
   */
  each?: { lookup: Lookup; param: string; field: string; name: string; together?: true }
  /** Route of the list's page. */
  path?: string
  refresh: readonly Refresh[]
}

/** Rows that meet all of it. */
export interface Rule {
  when?: Condition
  /** The date is at least so old. */
  longer?: { path: string; seconds: number }
  /** The date is at most so many days away, or past. */
  soon?: { path: string; days: number }
  /** Said after how many they are. */
  say: string
  tone: 'danger' | 'warning'
  /** What makes the list's page show them. */
  search: string
}

/** How many rows there are, in all and of each value of a field. */
export interface CountSection {
  kind: 'count'
  title: string
  lists: readonly CountedList[]
}

export interface CountedList extends OverviewRows {
  by?: Shown
}

/** How much of a whole is in use. */
export interface UseSection {
  kind: 'use'
  title: string
  parts: readonly UsePart[]
}

export interface Measure {
  label: string
  /** Field of what is in use, or of what is left. */
  used?: string
  left?: string
  of: string
  cell: Cell
}

interface UseBase {
  label?: string
  measures: readonly Measure[]
  to?: (params: Params) => string
}

/** Of the one thing that a view shows. `share`: a map of numbers, and the field that names the key whose part counts. */
export interface ViewUse extends UseBase {
  query: (params: Params) => Query
  share?: { map: string; key: string }
}

/** Of each row of a list, by fields of its own or of what `single` answers for it. */
export interface RowsUse extends UseBase {
  rows: OverviewRows
  single?: { param: string; field: string; query: (params: Params) => Query }
}

export type UsePart = ViewUse | RowsUse

/** The first rows of a list, in the server's order. */
export interface LatestSection {
  kind: 'latest'
  title: string
  source: ListSource
  columns: readonly Shown[]
  rows: number
  rowKey: string
  path: string
  refresh: readonly Refresh[]
}
