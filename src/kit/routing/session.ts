/** What generated code says of who is signed in, and of the rows that levels are below. */
import type { ApiResult } from '../../api/binding.ts'
import type { Query } from '../spec.ts'

/** Asks the server who is signed in. */
export type AskWho = () => Promise<ApiResult>

/** The row that a level is below. */
export interface LevelRow {
  /** Parameter of the address that names it. */
  param: string
  /** Reads it; undefined where the API has nothing that does. */
  query?: (value: string) => Query
}
