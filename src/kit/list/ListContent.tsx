import { tokenParam } from '../../../generated/model/conventions.gen.ts'
import { Suspense } from 'react'

import type { ListSlots } from '../slots.ts'
import type { Params } from '../spec.ts'
import type { CreateLinkProps } from './CreateLink.tsx'
import { ListTable } from './ListTable.tsx'
import { firstSearch, pageRequest, pageSize, pageSizes } from '../url/paging.ts'
import { pageStateOf } from './page-state.ts'
import type { RowSelection } from './selection/use-selection.ts'
import type { TableModel } from './table/table-model.ts'
import { useFocusOfGoneRow } from './use-focus-of-gone-row.ts'
import { type ListPage, useTurning } from './use-list-page.ts'
import type { GoTo } from './use-list-search.ts'
import { lazyPart } from '../../ui/lazy-part.ts'

// Most lists have rows and no trouble: what else there is to say comes when it is said.
const PaginationBar = lazyPart(() => import('../../ui/PaginationBar.tsx').then((module) => module.PaginationBar))
const NoRows = lazyPart(() => import('./ListStates.tsx').then((module) => module.NoRows))
const StaleNotice = lazyPart(() => import('../feedback/ErrorText.tsx').then((module) => module.StaleNotice))

const ManyRows = lazyPart(() => import('./whole/ManyRows.tsx').then((module) => module.ManyRows), 'essential')

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
  useFocusOfGoneRow()
  const { error, refresh, updatedAt } = list
  const { source } = screen
  const goTo = (to: URLSearchParams | undefined) => to && (() => go(to))
  const { kind, rows, isPartial, extent, next, previous, hasPages } = pageStateOf(list, { search, paged: source.paged })

  if (kind !== 'page' && kind !== 'many') {
    return <NoRows {...{ kind, screen, params, list, search, go, previous, create }} empty={slots?.empty} />
  }
  const stale = error !== undefined && (
    <Suspense>
      <StaleNotice error={error} updatedAt={updatedAt} onRetry={refresh} />
    </Suspense>
  )
  const size = pageSize(search)
  if (kind === 'many') {
    return (
      <>
        {stale}
        <Suspense fallback={<ListTable table={table} rows={undefined} onIntent={onIntent} />}>
          <ManyRows
            table={table}
            rows={rows}
            isWhole={!isPartial}
            asked={source.paged ? size : undefined}
            selection={selection}
          />
        </Suspense>
      </>
    )
  }
  return (
    <>
      {stale}
      {extent && (
        <p role="status" className="mb-2 text-sm text-ink-2 tabular-nums">
          {extent}
        </p>
      )}
      <ListTable
        table={table}
        rows={rows}
        selection={selection}
        pageToken={pageRequest(search)[tokenParam]}
        busy={isTurning || isPartial}
        onIntent={onIntent}
        footer={
          hasPages && (
            <Suspense fallback={<div className="h-11 border-t border-line" />}>
              <PaginationBar
                pageSize={size}
                pageSizes={pageSizes}
                onPageSize={(wanted) => go(firstSearch(search, wanted))}
                onNext={goTo(next)}
                onPrevious={goTo(previous)}
                pending={isTurning}
              />
            </Suspense>
          )
        }
      />
    </>
  )
}
