import type { Condition } from '../lib/condition.ts'
import type { Related } from './relations.ts'
import type { Params, Query, Shown } from './spec.ts'

/** What another operation answers, asked for rows that are seen. Nothing of it is in the row: it cannot be sorted or searched by. */
export interface ReadCell {
  kind: 'read'
  /** The route parameter that names the row on its own page, and the field of the row that it holds. */
  own: { param: string; field: string }
  /** One answer about the row, or other rows that have to do with it. */
  from: { query: (params: Params) => Query } | (Pick<Related, 'lookup' | 'match' | 'via'> & { where?: Condition })
  /** A field of the answer or of each row, links to the rows, or how many they are. */
  show: Shown | 'count' | 'links'
}
