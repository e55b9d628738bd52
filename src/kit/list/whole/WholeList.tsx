import { Suspense } from 'react'

import { Button } from '../../../ui/Button.tsx'
import { EmptyState } from '../../../ui/EmptyState.tsx'
import { lazyPart } from '../../../ui/lazy-part.ts'
import { Notice } from '../../../ui/Notice.tsx'
import { formatNumber } from '../../../lib/numbers.ts'
import { lowerTitle } from '../../../lib/titles.ts'
import { StaleNotice } from '../../feedback/ErrorText.tsx'
import type { Params } from '../../spec.ts'
import { FilterChips } from '../filter/FilterChips.tsx'
import { FailedList, ForbiddenList } from '../ListStates.tsx'
import { ListTable } from '../ListTable.tsx'
import type { RowSelection } from '../selection/use-selection.ts'
import type { TableModel } from '../table/table-model.ts'
import { useFocusOfGoneRow } from '../use-focus-of-gone-row.ts'
import type { GoTo } from '../use-list-search.ts'
import type { WholeRows } from '../use-whole-rows.ts'
import { wantsWhole } from '../../url/keys.ts'
import { withFilters, withoutFilters } from '../view/view.ts'
import { extentText, isReading, noMatchText } from './extent-text.ts'
import { useArrangedRows } from './use-arranged-rows.ts'
import { WholeTable } from './WholeTable.tsx'

const SaveView = lazyPart(() => import('../views/SaveView.tsx').then((module) => module.SaveView))

export interface WholeListProps {
  table: TableModel
  whole: WholeRows
  params: Params
  search: URLSearchParams
  go: GoTo
  selection: RowSelection | undefined
}

/** The whole collection, searched, sorted and filtered as the URL says; it never claims more than what was read. */
export function WholeList({ table, whole, params, search, go, selection }: WholeListProps) {
  const { screen } = table
  const { view, rows, isArranged, narrows } = useArrangedRows(table, whole, search)
  const { title } = screen
  useFocusOfGoneRow()
  // Nothing can be said of rows that are still to be looked through either.
  const looked = isArranged ? whole : { ...whole, end: undefined, error: undefined }
  if (whole.forbidden) return <ForbiddenList title={title} />
  if (whole.error !== undefined && whole.rows.length === 0) {
    return <FailedList title={title} error={whole.error} onRetry={whole.refresh} />
  }
  const mayGrow = isReading(looked)
  const clear = () => go(withoutFilters(search))
  const hasFilters = view.filters.length > 0
  const save = (
    <Suspense>
      <SaveView table={table} search={search} count={rows.length} isAll={looked.end === 'complete'} isRead={!mayGrow} />
    </Suspense>
  )
  return (
    <>
      {whole.error !== undefined && (
        <StaleNotice error={whole.error} updatedAt={whole.updatedAt} onRetry={whole.refresh} />
      )}
      <Problems problems={view.problems} />
      {hasFilters && (
        <div className="mb-2 flex flex-wrap items-center gap-x-3 gap-y-1.5">
          <FilterChips
            filters={view.filters}
            columns={screen.columns}
            params={params}
            rows={whole.rows}
            onChange={(filters) => go(withFilters(search, filters))}
            onClear={clear}
          />
          {save}
        </div>
      )}
      <Limits whole={whole} />
      {rows.length > 0 ? (
        <WholeTable table={table} rows={rows} complete={!mayGrow} selection={selection} />
      ) : mayGrow ? (
        <ListTable table={table} rows={undefined} onIntent={nothing} />
      ) : (
        <EmptyState
          title={narrows ? `No matching ${lowerTitle(title)}` : screen.empty.title}
          body={narrows ? noMatchText(whole) : screen.empty.body}
          action={narrows && <Button onClick={clear}>Clear filters</Button>}
        />
      )}
      {/* Below: above the table it would push the rows down when somebody sorts. */}
      <div className="mt-2 flex items-center gap-3">
        <p role="status" className="text-sm text-ink-2 tabular-nums">
          {extentText(view, looked, rows.length)}
        </p>
        {!hasFilters && wantsWhole(search) && save}
      </div>
    </>
  )
}

const nothing = () => undefined

/** Why the rows are not all there are. */
function Limits({ whole }: { whole: WholeRows }) {
  const count = formatNumber(whole.rows.length)
  if (whole.end !== 'limit' && whole.end !== 'loop') return null
  return (
    <div className="mb-2">
      {whole.end === 'limit' ? (
        <Notice tone="warning">
          There are more than {count} rows; this view covers only those. Find others by name with “Jump to”, or page
          through the list without order and filters.
        </Notice>
      ) : (
        <Notice tone="warning" action={<Button onClick={() => void whole.refresh()}>Try again</Button>}>
          The server repeated itself after {count} rows, so the rest could not be read. This view covers only those.
        </Notice>
      )}
    </div>
  )
}

/** What the address asks for and nobody can do. */
function Problems({ problems }: { problems: readonly string[] }) {
  if (problems.length === 0) return null
  return (
    <div className="mb-2">
      <Notice tone="warning" title="Part of the address was left out">
        <ul>
          {problems.map((problem) => (
            <li key={problem}>{problem}</li>
          ))}
        </ul>
      </Notice>
    </div>
  )
}
