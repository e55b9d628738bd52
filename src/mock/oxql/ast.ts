/** A query as a tree. */
import type { Place } from './error.ts'

export type Query = QueryOfSeries | QueryOfTables

export interface QueryOfSeries {
  /** `target:metric` of the series that the query starts with. */
  readonly series: string
  readonly operations: readonly TableOperation[]
}

/** `{ get …; get … } | …`: what follows the braces is done to each of their tables. */
export interface QueryOfTables {
  readonly queries: readonly Query[]
  readonly operations: readonly TableOperation[]
}

export type TableOperation =
  | { readonly kind: 'filter'; readonly where: Expression }
  /** Milliseconds between the points that come out. */
  | { readonly kind: 'align'; readonly method: 'mean_within'; readonly period: number }
  | { readonly kind: 'group_by'; readonly fields: readonly string[]; readonly reducer: Reducer }
  /** Makes one table of several: series with the same fields become one, with a value of each table at a point. */
  | { readonly kind: 'join' }
  /** The first or last points of each series. */
  | { readonly kind: 'limit'; readonly end: 'first' | 'last'; readonly count: number }

export const reducers = ['mean', 'sum'] as const
export type Reducer = (typeof reducers)[number]

export type Expression =
  | { readonly kind: 'and' | 'or' | 'xor'; readonly of: readonly Expression[] }
  | { readonly kind: 'not'; readonly of: Expression }
  | Comparison

export interface Comparison extends Place {
  readonly kind: 'compare'
  readonly field: string
  readonly operator: Operator
  readonly literal: Literal
}

export const operators = ['==', '!=', '<', '<=', '>', '>=', '~='] as const
export type Operator = (typeof operators)[number]

export type Literal =
  | { readonly kind: 'string'; readonly value: string }
  | { readonly kind: 'integer' | 'double'; readonly value: number }
  | { readonly kind: 'boolean'; readonly value: boolean }
  /** Milliseconds. */
  | { readonly kind: 'duration'; readonly value: number }
  /** Milliseconds since the epoch. */
  | { readonly kind: 'timestamp'; readonly value: number }
