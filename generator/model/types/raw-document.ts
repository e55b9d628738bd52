/** Rows that are a part of one document: read with it, and written by replacing it. */
export interface RawDocument {
  read: string
  write: string
  items: string
  key: string | readonly string[]
  item?: string
}
