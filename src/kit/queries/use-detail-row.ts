/** The row that a detail page or an edit form is about. */
import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'

import { serverNow } from '../../lib/clock.ts'
import { notFound } from '../../api/errors.ts'
import { isPartial } from './pick.ts'
import { isPageError } from './page-errors.ts'
import { queryOptionsOf } from './query.ts'
import { failingTime, pollInterval } from './refresh.ts'
import { useOnline } from '../feedback/use-online.ts'
import type { Params, Refresh, Row, RowSource } from '../spec.ts'

export interface DetailRow<R extends Row = Row> {
  /** Undefined while it is on its way. */
  row: R | undefined
  /** The last failure of asking again. */
  error: unknown
  updatedAt: number
  /** Asks again. */
  refresh: () => Promise<unknown>
}

export interface DetailRowOptions {
  /** A form has nothing to show without the row; a page about it has the parts below. */
  kind?: 'detail' | 'edit'
  refresh?: readonly Refresh[]
  /** Whether the page can do without it by now: a form that is being filled in survives that its row goes away. */
  dispensable?: boolean
  /** Below another page's heading: it shows its failures itself. */
  embedded?: boolean
  /** What was read stays when it goes away: a form lies over it, which would go with it. */
  isUnderForm?: boolean
}

const never: readonly Refresh[] = []
const gone = notFound()

/**
 * Asks for the row of a page and keeps it up to date. Throws to the error boundary what leaves the page without a row: a
 * failed first answer, or that it does not exist (any more).
 */
export function useDetailRow<R extends Row>(
  source: RowSource<R>,
  params: Params,
  options: DetailRowOptions = {},
): DetailRow<R> {
  const { kind = 'edit', refresh: rules = never, dispensable = false, embedded = false, isUnderForm } = options
  const pick = (answer: unknown): R | undefined =>
    answer === undefined
      ? undefined
      : source.pick
        ? source.pick(answer, params)
        : ((answer ?? undefined) as R | undefined)
  const online = useOnline()
  const query = useQuery({
    ...queryOptionsOf(source.query(params)),
    retryOnMount: false,
    throwOnError: (error, { state }) =>
      !dispensable && isPageError(error, { kind, embedded, isUnderForm, hasData: state.data !== undefined }),
    refetchInterval: ({ state }) => {
      const row = pick(state.data)
      return pollInterval(rules, { rows: row ? [row] : [], now: serverNow(), failingFor: failingTime(state), online })
    },
  })
  const row = pick(query.data)
  const [last, setLast] = useState({ row, params })
  if (isUnderForm && row && row !== last.row) setLast({ row, params })
  const shown = row ?? (isUnderForm && last.params === params ? last.row : undefined)
  if (query.data !== undefined && !shown && !dispensable && !(source.pick && isPartial(query.data))) throw notFound()
  return {
    row: shown,
    error: query.isError ? query.error : row === shown ? undefined : gone,
    updatedAt: query.dataUpdatedAt,
    refresh: () => query.refetch(),
  }
}
