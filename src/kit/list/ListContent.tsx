import { Suspense } from 'react'

import { Button } from '../../ui/Button.tsx'
import type { ListSlots } from '../slots.ts'
import type { Params } from '../spec.ts'
import type { CreateLinkProps } from './CreateLink.tsx'
import { ListTable } from './ListTable.tsx'
import { firstSearch, pageSizes } from '../url/paging.ts'
import { pageStateOf } from './page-state.ts'
import type { RowSelection } from './selection/use-selection.ts'
import type { TableModel } from './table/table-model.ts'
import { type ListPage, useTurning } from './use-list-page.ts'
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
  const isTurning = useTurning(list)
  const { title } = screen
  const goTo = (to: URLSearchParams | undefined) => to && (() => go(to))
  const state = pageStateOf(list, { search, paged: screen.source.paged })

  if (state.kind === 'forbidden') return <ForbiddenList title={title} />
  if (state.kind === 'failed') {
    return <FailedList title={title} error={state.error} onRetry={list.refresh} onFirstPage={goTo(state.first)} />
  }
  const stale = state.stale !== undefined && (
    <Suspense>
      <StaleNotice error={state.stale} onRetry={list.refresh} />
    </Suspense>
  )
  if (state.kind === 'empty') {
    const Empty = slots?.empty
    return (
      <>
        {stale}
        {state.isLater ? (
          <EmptyPage title={title} action={<Button onClick={goTo(state.previous)}>Previous page</Button>} />
        ) : Empty ? (
          <Empty params={params} />
        ) : (
          <EmptyList screen={screen} create={create} params={params} />
        )}
      </>
    )
  }
  const extent = state.extent !== undefined && (
    <p role="status" className="mb-2 text-sm text-ink-2 tabular-nums">
      {state.extent}
    </p>
  )
  if (state.kind === 'many') {
    return (
      <>
        {stale}
        {extent}
        <Suspense fallback={<ListTable table={table} rows={undefined} onIntent={onIntent} />}>
          <WholeTable table={table} rows={state.rows} complete={state.isWhole} selection={selection} />
        </Suspense>
      </>
    )
  }
  return (
    <>
      {stale}
      {extent}
      <ListTable
        table={table}
        rows={state.rows}
        selection={selection}
        pageToken={state.token}
        busy={isTurning || state.isPartial}
        onIntent={onIntent}
        footer={
          state.hasPages && (
            <Suspense fallback={<div className="h-11 border-t border-line" />}>
              <PaginationBar
                pageSize={state.size}
                pageSizes={pageSizes}
                onPageSize={(wanted) => go(firstSearch(search, wanted))}
                onNext={goTo(state.next)}
                onPrevious={goTo(state.previous)}
                pending={isTurning}
              />
            </Suspense>
          )
        }
      />
    </>
  )
}
