/** A log in the manifest. */
import type { RawCondition } from './manifest.ts'

/** The rows are what was done to rows of others: entries of a log. Paths of its fields, and how far back pages of rows look. */
export interface RawActivity {
  /** Path and query of the request. */
  uri: string
  operation: string
  /** When the request came; its end is the column that `since` filters by. */
  started: string
  ended: string
  /** What an entry has when the request was carried out. */
  done: RawCondition
  /** What rows may lie in without an address saying so, by `mock.scope`: field of the entry, and of the signed-in person, that tells it. */
  callers: Readonly<Record<string, { entry: string; me: string }>>
  /** Parameter of the list: the time that it begins with. */
  since: string
  columns: readonly string[]
  days: number
  most: number
}
