/** Overviews as they are written: sections, each of which reads lists in one way. */
import type { RawCondition } from './manifest.ts'

export interface RawSection {
  title: string
  find?: readonly RawFinding[]
  /** With `find`: what is said when there is nothing to find. */
  none?: string
  count?: readonly RawCount[]
  use?: readonly RawUse[]
  latest?: RawLatest
}

/** A list, or with `each` that below each row of another one. */
export interface RawRows {
  list: string
  each?: string
}

/** Rows of a list that are told of. */
export interface RawFinding extends RawRows {
  rules: readonly RawRule[]
}

/** `longer`: a date that is at least so old. `soon`: a date, or the end of a certificate in PEM, that is at most so many days away, or past. */
export interface RawRule {
  when?: RawCondition
  longer?: readonly [field: string, age: string]
  soon?: readonly [field: string, days: number]
  /** What is said after the number of rows. */
  say: string
  tone?: 'danger' | 'warning'
}

/** How many rows there are, also by the values of a field. */
export interface RawCount {
  list: string
  by?: string
}

/** How much of a whole is in use: of each row of a list, or of the one thing that a view shows. */
export interface RawUse {
  list?: string
  view?: string
  /** Of each row of the list: the single that has the fields. */
  single?: string
  of?: readonly RawMeasure[]
  /** A map of numbers: the share that the key has which another field names. */
  share?: readonly [map: string, key: string]
  label?: string
  /** Page that its name leads to. Default: that of the row or of the list. */
  to?: string
}

/** Fields with what is in use, or what is left of it, and with the whole. */
export interface RawMeasure {
  used?: string
  left?: string
  of: string
  label?: string
}

/** The newest rows, in the server's order. */
export interface RawLatest {
  list: string
  columns: readonly string[]
  rows: number
}
