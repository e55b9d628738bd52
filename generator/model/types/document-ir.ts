import type { BoundCall } from './ir.ts'

/** A set that is read and replaced as a whole, as the calls that change one item of it need it. */
export interface DocumentIR {
  label: string
  read: BoundCall
  /** Sends the whole set. */
  write: BoundCall
  items: string
  key: readonly string[]
  /** Fields of an item that are written. */
  fields: readonly string[]
}

/** Of a call that changes a part of a thing: what is read again first. */
export interface ReadFirstIR {
  /** The row itself or the one above. */
  of: 'row' | 'parent'
  /** Absent: what the screen reads for its row. */
  operation?: string
}
