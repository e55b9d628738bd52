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

/** Of a call whose body keeps fields that it does not mean to change: what is read again first. */
export interface AfreshIR {
  /** The row itself or the one above. */
  of: 'row' | 'parent'
  operation: string
  /** Form field → the field of that row it starts with. */
  fields: Readonly<Record<string, string>>
}
