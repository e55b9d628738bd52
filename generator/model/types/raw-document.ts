/** Sets that are only read and replaced as a whole. */
import type { RawOperation } from './manifest.ts'

/** Rows that are a part of one document: read with it, and written by replacing it. */
export interface RawDocument {
  read: string | RawOperation
  write: string | RawOperation
  items: string
  key: string | readonly string[]
  item?: string
}
