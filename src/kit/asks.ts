/** Lists that somebody has to say more for before there are rows. */
import type { ListAnswer, PageRequest } from '../api/drain.ts'
import type { SectionPart } from './section.ts'
import type { FormField, Params, Query, Row } from './spec.ts'

/** What has to be filled in, and how rows are asked for then. */
export interface Asks<R extends Row> {
  fields: readonly FormField[]
  query: (params: Params, page: PageRequest, form: Row) => Query<ListAnswer<R>>
  /** Of a list that is a part of a page: shows it with the form. */
  section?: SectionPart
}
