import type { Findable } from '../../kit/findable.ts'
import type { Params, Row } from '../../kit/spec.ts'

/** A list that was read. */
export interface ReadList {
  findable: Findable
  params: Params
  rows: readonly Row[]
}

/** A row that was found: of what leads to it, the row whose page that is. */
export interface Found {
  findable: Findable
  params: Params
  row: Row
  name: string
  /** It is called, numbered or addressed exactly so. */
  isExact: boolean
}
