import type { Findable } from '../../kit/findable.ts'
import type { Params, Row } from '../../kit/spec.ts'

/** A list that was read. */
export interface ReadList {
  findable: Findable
  params: Params
  rows: readonly Row[]
}
