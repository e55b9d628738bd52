/** The page of rows that the URL asks for, kept up to date. */
import { tokenParam } from '../../../generated/model/conventions.gen.ts'
import { keepPreviousData, useQuery, useQueryClient } from '@tanstack/react-query'
import { useEffect, useMemo, useSyncExternalStore } from 'react'
import { useLocation, useNavigation } from 'react-router'

import { serverNow } from '../../lib/clock.ts'
import { queryOptionsOf, statusOf, toPage } from '../queries/query.ts'
import { failingTime, pollInterval } from '../queries/refresh.ts'
import type { ListScreen, Page, Params } from '../spec.ts'
import { isPageError } from '../queries/page-errors.ts'
import { useIsUnderForm } from '../routing/under-form.ts'
import { useOnline } from '../feedback/use-online.ts'
import { isShort, pageRequest } from '../url/paging.ts'
import { givesLess, lookBehind } from './short-page.ts'

export interface ListPage {
  /** Undefined while the first answer is on its way, or when there is none. */
  page: Page | undefined
  /** The last failure, if nothing succeeded since. */
  error: unknown
  forbidden: boolean
  /** The rows are those of the page before: the new ones are on their way. */
  isPlaceholder: boolean
  updatedAt: number
  /** See `short-page.ts`. */
  givesLess: boolean
  /** Asks again. */
  refresh: () => Promise<unknown>
}

/** Whether there are further pages. */
export const hasMore = ({ nextPage }: Page): boolean => typeof nextPage === 'string' && nextPage !== ''

export interface ListPageOptions {
  params: Params
  search: URLSearchParams
  /** False while the whole collection is shown instead. */
  enabled: boolean
}

/** Asks for the page of the URL. Failures that concern the page as a whole are thrown to the error boundary. */
export function useListPage(screen: ListScreen, { params, search, enabled }: ListPageOptions): ListPage {
  const { source, refresh: rules, embedded } = screen
  const online = useOnline()
  const isUnderForm = useIsUnderForm()
  const query = useQuery({
    ...queryOptionsOf(source.query(params, pageRequest(search))),
    // A page is no part of a list in another order than the server's: then the whole of it is read, and this one rests.
    enabled: ({ state }) => enabled && !(screen.sort !== undefined && hasMore(toPage(state.data, source.shape))),
    placeholderData: keepPreviousData,
    // The loader has just tried: its failure is shown, not hidden behind another attempt.
    retryOnMount: false,
    throwOnError: (error, { state }) =>
      isPageError(error, { kind: 'list', embedded, isUnderForm, hasData: state.data !== undefined }),
    refetchInterval: ({ state }) =>
      pollInterval(rules, {
        rows: toPage(state.data, source.shape).items,
        now: serverNow(),
        failingFor: failingTime(state),
        online,
      }),
  })
  const { data } = query
  const page = useMemo(() => (data === undefined ? undefined : toPage(data, source.shape)), [data, source.shape])
  const client = useQueryClient()
  const isGivingLess = useSyncExternalStore(givesLess.subscribe, givesLess.get)
  const behind = page && source.paged && isShort(search, page) ? page.nextPage : undefined
  useEffect(() => {
    if (!behind || query.isPlaceholderData) return
    const next = queryOptionsOf(source.query(params, { ...pageRequest(search), [tokenParam]: behind }))
    lookBehind(async () => toPage(await client.fetchQuery(next), source.shape))
  }, [behind, query.isPlaceholderData, client, source, params, search])
  return {
    page,
    givesLess: isGivingLess,
    error: query.isError ? query.error : undefined,
    forbidden: query.isError && statusOf(query.error) === 403,
    isPlaceholder: query.isPlaceholderData,
    updatedAt: query.dataUpdatedAt,
    refresh: () => query.refetch(),
  }
}

/** Whether another page of this very list is on its way. */
export function useTurning({ isPlaceholder }: Pick<ListPage, 'isPlaceholder'>): boolean {
  const { location: next } = useNavigation()
  const { pathname } = useLocation()
  return isPlaceholder || (next !== undefined && next.pathname === pathname)
}
