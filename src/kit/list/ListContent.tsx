import { tokenParam } from '../../../generated/model/conventions.gen.ts'
import { Suspense } from 'react'
import { useLocation, useNavigation } from 'react-router'

import { plural } from '../../lib/numbers.ts'
import { Button } from '../../ui/Button.tsx'
import type { ListSlots } from '../slots.ts'
import type { Params } from '../spec.ts'
import type { CreateLinkProps } from './CreateLink.tsx'
import { ListTable } from './ListTable.tsx'
import {
  defaultPageSize,
  firstSearch,
  isFirstPage,
  nextSearch,
  pageRequest,
  pageSize,
  pageSizes,
  previousSearch,
} from '../url/paging.ts'
import type { RowSelection } from './selection/use-selection.ts'
import type { TableModel } from './table/table-model.ts'
import type { ListPage } from './use-list-page.ts'
import type { GoTo } from './use-list-search.ts'
import { lazyPart } from '../../ui/lazy-part.ts'

// Most lists have rows and no trouble: what else there is to say comes when it is said.
const PaginationBar = lazyPart(() => import('../../ui/PaginationBar.tsx').then((module) => module.PaginationBar))
const states = () => import('./ListStates.tsx')
const EmptyList = lazyPart(() => states().then((module) => module.EmptyList))
const EmptyPage = lazyPart(() => states().then((module) => module.EmptyPage))
const FailedList = lazyPart(() => states().then((module) => module.FailedList))
const ForbiddenList = lazyPart(() => states().then((module) => module.ForbiddenList))
const StaleNotice = lazyPart(() => import('../feedback/ErrorText.tsx').then((module) => module.StaleNotice))

const WholeTable = lazyPart(() => import('./whole/WholeTable.tsx').then((module) => module.WholeTable))

/** Rows beyond this are drawn only where they are seen: each costs the browser a tenth of a millisecond and more. */
const mostDrawn = 500

export interface ListContentProps<R extends object, C extends string> {
  table: TableModel
  params: Params
  list: ListPage
  search: URLSearchParams
  go: GoTo
  selection: RowSelection | undefined
  create?: CreateLinkProps['create']
  slots?: ListSlots<R, C>
  onIntent: () => void
}

/** The rows of one page, or why there are none. */
export function ListContent<R extends object, C extends string>(props: ListContentProps<R, C>) {
  const { table, params, list, search, go, selection, create, slots, onIntent } = props
  const { screen } = table
  const turning = useTurning() || list.isPlaceholder
  const { page, error } = list
  const { title } = screen
  const first = isFirstPage(search)
  const goTo = (to: URLSearchParams | undefined) => to && (() => go(to))
  const onNext = page && screen.source.paged ? goTo(nextSearch(search, page)) : undefined
  const onPrevious = screen.source.paged ? goTo(previousSearch(search)) : undefined

  if (list.forbidden) return <ForbiddenList title={title} />
  if (error !== undefined && !page) {
    return (
      <FailedList
        title={title}
        error={error}
        onRetry={list.refresh}
        onFirstPage={first ? undefined : goTo(firstSearch(search))}
      />
    )
  }
  const stale = error !== undefined && (
    <Suspense>
      <StaleNotice error={error} onRetry={list.refresh} />
    </Suspense>
  )
  const partial = page?.partial === true
  if (page?.items.length === 0 && !partial) {
    const Empty = slots?.empty
    return (
      <>
        {stale}
        {!first ? (
          <EmptyPage title={title} action={<Button onClick={onPrevious}>Previous page</Button>} />
        ) : Empty ? (
          <Empty params={params} />
        ) : (
          <EmptyList screen={screen} create={create} params={params} />
        )}
      </>
    )
  }
  const size = pageSize(search)
  const rows = partial && page.items.length === 0 ? undefined : page?.items
  if (rows !== undefined && rows.length > mostDrawn) {
    return (
      <>
        {stale}
        <Extent count={rows.length} partial={partial} asked={screen.source.paged ? size : undefined} />
        <Suspense fallback={<ListTable table={table} rows={undefined} onIntent={onIntent} />}>
          <WholeTable table={table} rows={rows} complete={!partial} selection={selection} />
        </Suspense>
      </>
    )
  }
  return (
    <>
      {stale}
      {partial && <Extent count={rows?.length ?? 0} partial />}
      <ListTable
        table={table}
        rows={rows}
        selection={selection}
        pageToken={pageRequest(search)[tokenParam]}
        busy={turning || partial}
        onIntent={onIntent}
        footer={
          (onNext || onPrevious || (screen.source.paged && size !== defaultPageSize)) && (
            <Suspense fallback={<div className="h-11 border-t border-line" />}>
              <PaginationBar
                pageSize={size}
                pageSizes={pageSizes}
                onPageSize={(wanted) => go(firstSearch(search, wanted))}
                onNext={onNext}
                onPrevious={onPrevious}
                pending={turning}
              />
            </Suspense>
          )
        }
      />
    </>
  )
}

/** What is to be said of rows that are more than a page, or not all there yet. */
function Extent({ count, partial, asked }: { count: number; partial: boolean; asked?: number | undefined }) {
  return (
    <p role="status" className="mb-2 text-sm text-ink-2 tabular-nums">
      {partial
        ? count === 0
          ? 'Loading…'
          : `${plural(count, 'row')} so far, still loading…`
        : asked === undefined
          ? plural(count, 'row')
          : `${plural(count, 'row')}: the server sent more than the ${asked} it was asked for`}
    </p>
  )
}

/** Whether another page of this very list is being loaded. */
function useTurning(): boolean {
  const { location: next } = useNavigation()
  const { pathname } = useLocation()
  return next !== undefined && next.pathname === pathname
}
