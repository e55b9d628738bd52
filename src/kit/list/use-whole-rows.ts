/** All rows of a collection, read to the end in the background and kept up to date. */
import { serverNow } from '../../lib/clock.ts'
import { limitParam, sortParam } from '../../../generated/model/conventions.gen.ts'
import { useQuery, useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'

import { type Drained, type DrainedQuery, drainOptions } from '../../api/drain.ts'
import { hashKey } from '../../api/query-client.ts'
import { isPageError } from '../queries/page-errors.ts'
import { queryOptionsOf, statusOf, toPage } from '../queries/query.ts'
import { failingTime, pollInterval } from '../queries/refresh.ts'
import type { ListScreen, Params, Row } from '../spec.ts'
import { useIsUnderForm } from '../routing/under-form.ts'
import { useOnline } from '../feedback/use-online.ts'
import { defaultPageSize } from '../url/paging.ts'
import { askedOf, withAsked, type Asked } from './server-side.ts'

export interface WholeRows<R extends Row = Row> {
  /** Those that are there so far. */
  rows: readonly R[]
  /** Undefined while more may come: then nothing can be said about what is not there. */
  end: 'complete' | NonNullable<Drained['problem']> | undefined
  error: unknown
  forbidden: boolean
  /** The server answers in the order of the view: the rows so far are its first ones. */
  ordered: boolean
  updatedAt: number
  refresh: () => Promise<unknown>
}

export interface WholeRowsOptions {
  params: Params
  enabled: boolean
  /** The view in the URL, for the part of it that the server can do. */
  search?: URLSearchParams
}

const rowsPerRequest = 1_000
const none: readonly never[] = []
const nothingElse: Asked = {}
const noSearch = new URLSearchParams()

/** Query options of the whole collection of a list. Their data is a `Drained`. */
export const wholeOptions = <R extends Row>(
  { source }: Pick<ListScreen<R>, 'source'>,
  params: Params,
  asked: Asked = nothingElse,
): DrainedQuery<R> =>
  drainOptions({
    page: (page) => source.query(params, withAsked(page, asked)),
    shape: source.shape,
    limit: rowsPerRequest,
  })

/** Reads the whole collection while it is wanted; it starts with the first page if that is known already. */
export function useWholeRows<R extends Row>(
  screen: ListScreen<R>,
  { params, enabled, search = noSearch }: WholeRowsOptions,
): WholeRows<R> {
  const [opened] = useState(() => serverNow())
  const wanted = askedOf(screen, search, opened)
  // Rows that are all there are put in another order here, without asking for them again in that order.
  const [complete, setComplete] = useState<Asked>()
  const asked = complete && search.has('sort') && isSameButOrder(complete, wanted.asked) ? complete : wanted.asked
  const isPlain = Object.keys(asked).length === 0
  const { source, refresh: rules, embedded } = screen
  const client = useQueryClient()
  const online = useOnline()
  const isUnderForm = useIsUnderForm()
  const query = useQuery<Drained<R>>({
    ...wholeOptions(screen, params, asked),
    enabled,
    placeholderData: () => {
      // Its rows are not those that were asked for.
      if (!isPlain) return undefined
      const first: unknown = client.getQueryData(
        queryOptionsOf(source.query(params, { [limitParam]: defaultPageSize })).queryKey,
      )
      return first === undefined ? undefined : { rows: toPage<R>(first, source.shape).items, done: false }
    },
    // What failed for a search of before, or for another page that reads the same rows, is no matter of a list that needs none
    // of it.
    throwOnError: (error, { state }) =>
      enabled && isPageError(error, { kind: 'list', embedded, isUnderForm, hasData: state.data !== undefined }),
    refetchInterval: ({ state }) => {
      const rows = state.data?.rows ?? none
      const pause = pollInterval(rules, { rows, now: serverNow(), failingFor: failingTime(state), online })
      // As many requests per minute as one page would take.
      return pause && pause * Math.max(1, Math.ceil(rows.length / rowsPerRequest))
    },
  })
  const { data } = query
  const isComplete = data?.done === true && data.problem === undefined && !query.isPlaceholderData
  if (isComplete && hashKey([complete]) !== hashKey([asked])) setComplete(asked)
  return {
    rows: data?.rows ?? none,
    end: data?.done ? (data.problem ?? 'complete') : undefined,
    error: enabled && query.isError ? query.error : undefined,
    forbidden: enabled && query.isError && statusOf(query.error) === 403,
    ordered: wanted.ordered && asked[sortParam] === wanted.asked[sortParam],
    updatedAt: query.dataUpdatedAt,
    refresh: () => query.refetch(),
  }
}

/** Whether two requests differ in nothing but the order of the answer. */
const isSameButOrder = (a: Asked, b: Asked): boolean =>
  hashKey([{ ...a, [sortParam]: null }]) === hashKey([{ ...b, [sortParam]: null }])
