/** What generated code says of the rows that levels are below. */
import type { Query } from '../spec.ts'

/** The row that a level is below. */
export interface LevelRow {
  /** Parameter of the address that names it. */
  param: string
  query: (value: string) => Query
}
