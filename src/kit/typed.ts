/**
 * Generated screens whose rows are of a type: that of what their own queries answer, which the compiler compares. What is built
 * by hand needs no such proof and is of the plain types.
 */
import type { ListAnswer, TypedQuery } from '../api/drain.ts'
import type { DetailScreen, ListScreen, ListSource, Lookup, PageRequest, Params, Row, RowSource } from './spec.ts'

interface TypedListSource<R extends Row> extends ListSource<R> {
  query: (params: Params, page: PageRequest) => TypedQuery<ListAnswer<R>>
}

type TypedRowSource<R extends Row> =
  | { query: (params: Params) => TypedQuery<R>; pick?: undefined }
  | Extract<RowSource<R>, { pick: unknown }>

export interface ListScreenOf<R extends Row> extends ListScreen<R> {
  source: TypedListSource<R>
}

export interface DetailScreenOf<R extends Row> extends DetailScreen<R> {
  source: TypedRowSource<R>
}

export interface LookupOf<R extends Row> extends Lookup<R> {
  source: TypedListSource<R>
}
