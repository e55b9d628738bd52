/**
 * Generated screens whose rows are of a type: that of what their own queries answer, which the compiler compares. What is built
 * by hand needs no such proof and is of the plain types.
 */
import type { itemsField } from '../../generated/model/conventions.gen.ts'
import type { ListAnswer, TypedQuery } from '../api/drain.ts'
import type { DetailScreen, ListScreen, ListSource, Lookup, PageRequest, Params, Row, RowSource } from './spec.ts'

interface TypedListSource<R extends Row, K extends string> extends ListSource<R> {
  query: (params: Params, page: PageRequest) => TypedQuery<ListAnswer<R, K>>
}

type TypedRowSource<R extends Row> =
  | { query: (params: Params) => TypedQuery<R | null>; pick?: undefined }
  | Extract<RowSource<R>, { pick: unknown }>

/** `K`: the key of the answer that its rows are below, where that is not the one of pages. */
export interface ListScreenOf<R extends Row, K extends string = typeof itemsField> extends ListScreen<R> {
  source: TypedListSource<R, K>
}

export interface DetailScreenOf<R extends Row> extends DetailScreen<R> {
  source: TypedRowSource<R>
}

/** `K`: as for lists. */
export interface LookupOf<R extends Row, K extends string = typeof itemsField> extends Lookup<R> {
  source: TypedListSource<R, K>
}
