/** From the generated query options to what TanStack Query and the screens want. */
import type { FetchQueryOptions } from '@tanstack/react-query'
import type { ListShape } from '../../api/drain.ts'
import { limitParam, nextField } from '../../../generated/model/conventions.gen.ts'
import { ApiError } from '../../api/errors.ts'
import { hashKey } from '../../api/query-client.ts'
import { readPath } from '../../lib/condition.ts'
import { isPartial } from './pick.ts'
import { rowsOf } from './rows.ts'
import type { ListSource, Page, Params, Query, Row } from '../spec.ts'

/**
 * A generated query as options of TanStack Query. This is the one place that takes the kit's narrow view of those
 * options for the real thing: generated code passes what `queryOptions()` made.
 */
export function queryOptionsOf(query: Query): FetchQueryOptions<unknown, Error> & { queryKey: Query['queryKey'] } {
  return query as FetchQueryOptions<unknown, Error> & { queryKey: Query['queryKey'] }
}

/** The answer of a list operation as a page. What is no list is an empty page, not a crash. */
export function toPage<R extends Row = Row>(answer: unknown, shape: ListShape): Page<R> {
  const nextPage = shape.kind === 'page' ? readPath(answer, nextField) : undefined
  const partial = shape.kind === 'whole' && isPartial(answer)
  return {
    items: rowsOf<R>(answer, shape),
    nextPage: typeof nextPage === 'string' ? nextPage : null,
    ...(partial && { partial }),
  }
}

/** Tells the collections that one list screen shows apart: the query without its page. */
export function collectionKey(source: ListSource, params: Params): string {
  return hashKey(source.query(params, { [limitParam]: 0 }).queryKey)
}

/** The HTTP status of a failed request, if there was an answer. */
export const statusOf = (error: unknown): number | undefined =>
  error instanceof ApiError ? error.statusCode : undefined
