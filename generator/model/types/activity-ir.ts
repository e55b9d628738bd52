/** What was done to rows, as their pages show it. */
import type { Condition } from './condition-ir.ts'
import type { ColumnIR, ListCall } from './ir.ts'
import type { RawActivity } from './raw-activity.ts'

/** How requests name the rows of one kind of page. Emitted in `generated/model/subjects.gen.ts`. */
export interface SubjectIR {
  /** Wire paths whose next segment names a row: `/v1/crates/`; without a slash at the end: of the only one there is. */
  paths: readonly string[]
  /** Query parameters that name it, in any request (`crate`) or in those to a path (`/v1/crates?name_or_id`). */
  queries: readonly string[]
  /** What it lies in: query parameter → route parameter of its page, nearest first. */
  within: Readonly<Record<string, string>>
  /** Query parameters of rows that have the same paths and lie elsewhere. */
  without?: readonly string[]
  /** What it lies in as well, which no address says: see the callers of the log. */
  scope?: string
  /** Field that names it, where that is neither its id nor its name; query parameter → field that it has to hold then. */
  own?: string
  fields?: Readonly<Record<string, string>>
  /** The operation that makes one. */
  create?: string
  /** Path template of its page, and the route parameter in it that names the row. */
  page: string
  param?: string
  /** Path of the request that reads one by name or id, with client-view names, if there is one. */
  view?: string
}

/** How the rows of a list are read and shown. */
export interface EntriesIR {
  /** Schema of its rows. */
  rowType: string
  list: ListCall
  rowKey: string
  rowName: string
  columns: readonly ColumnIR[]
}

/** Emitted as `generated/screens/<folder>/activity.gen.ts`, loaded when asked for. */
export interface ActivityIR extends EntriesIR {
  folder: string
  /** File of the list's screen, whose queries are called. */
  file: string
  title: string
  uri: string
  operation: string
  started: string
  ended: string
  done: Condition
  callers: RawActivity['callers']
  since: string
  days: number
  most: number
  /** Field of rows with the time that they were made. */
  created: string
  /** Path of the log's own page. */
  page: string
  /** By screen. */
  subjects: Readonly<Record<string, SubjectIR>>
}
