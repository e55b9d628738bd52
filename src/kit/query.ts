/** From the generated query options to what TanStack Query and the screens want. */
import { type FetchQueryOptions, hashKey } from '@tanstack/react-query'
import { ApiError } from '../api/errors.ts'
import { readPath } from '../lib/condition.ts'
import type { ListShape, ListSource, Page, Params, Query, Row } from './spec.ts'

/** How long an answer counts as fresh (spec §7). */
export const freshFor = 2_000

/**
 * A generated query as options of TanStack Query. This is the one place that takes the kit's narrow view of those
 * options for the real thing: generated code passes what `queryOptions()` made.
 */
export function queryOptionsOf(query: Query): FetchQueryOptions<unknown, Error> & { queryKey: Query['queryKey'] } {
  return query as FetchQueryOptions<unknown, Error> & { queryKey: Query['queryKey'] }
}

/** The answer of a list operation as a page. What is no list is an empty page, not a crash. */
export function toPage(answer: unknown, shape: ListShape): Page {
  switch (shape.kind) {
    case 'page': {
      const nextPage = readPath(answer, 'nextPage')
      return { items: rowsOf(readPath(answer, 'items')), nextPage: typeof nextPage === 'string' ? nextPage : null }
    }
    case 'array':
      return { items: rowsOf(answer) }
    case 'wrapped':
      return { items: rowsOf(readPath(answer, shape.items)) }
  }
}

const none: readonly Row[] = []

const rowsOf = (value: unknown): readonly Row[] => (Array.isArray(value) ? (value as Row[]) : none)

/** Tells the collections that one list screen shows apart: the query without its page. */
export function collectionKey(source: ListSource, params: Params): string {
  return hashKey(source.query(params, { limit: 0 }).queryKey)
}

/** The HTTP status of a failed request, if there was an answer. */
export const statusOf = (error: unknown): number | undefined => (error instanceof ApiError ? error.statusCode : undefined)
