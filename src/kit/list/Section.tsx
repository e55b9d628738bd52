import { type ReactNode, use, useId, useMemo, useState } from 'react'

import { plural } from '../../lib/numbers.ts'
import { lowerTitle } from '../../lib/titles.ts'
import { unreadable } from '../../lib/unreadable.ts'
import type { MenuItem } from '../../ui/Menu.tsx'
import { Notice } from '../../ui/Notice.tsx'
import { SkeletonRows } from '../../ui/Skeleton.tsx'
import { Some } from '../../ui/Some.tsx'
import { TableFrame, Tbody, Th, Thead } from '../../ui/Table.tsx'
import { Tip } from '../../ui/Tooltip.tsx'
import { useRowMenu } from '../menus/use-row-menu.ts'
import { FailureNotice, StaleNotice } from '../feedback/ErrorText.tsx'
import { useNames } from '../lookup/use-names.ts'
import { ParentContext } from '../routing/page-scope.ts'
import type { SectionProps, SectionRowsProps } from '../section.ts'
import { elementKeys, keyOfRow } from '../queries/rows.ts'
import type { Params, Row } from '../spec.ts'
import { usePageParams } from '../routing/use-params.ts'
import { CreateLink } from './CreateLink.tsx'
import { createWidthsKeeper } from './table/kept-widths.ts'
import { useServedList } from './use-served-list.ts'
import type { TableModel } from './table/table-model.ts'
import { isNumeric } from './table/TableHead.tsx'
import { TableRow } from './table/TableRow.tsx'
import { useStableNames } from './table/use-stable-names.ts'
import { useFocusOfGoneRow } from './use-focus-of-gone-row.ts'
import { useLatest } from './use-latest.ts'
import { useWholeRows, type WholeRows } from './use-whole-rows.ts'

const nothing = () => undefined

/** No row was taken, and something of what would say which are meant is unreadable. */
const untold = { title: 'Unreadable', body: 'What belongs here is not known.' }
const skeletonRows = 2

/**
 * A list that is a part of a page: heading and table of all rows. Short ones only: there is no searching, sorting and paging,
 * whose state would be that of the whole page.
 */
export function Section<R extends Row = Row, C extends string = string>(props: SectionProps<R, C>) {
  // What has to be filled in first comes with the lists that ask for it.
  const Rows = props.screen.source.asks?.section ?? SectionRows
  return <Rows {...props} />
}

/** A section whose rows can be asked for. */
export function SectionRows<R extends Row = Row, C extends string = string>(props: SectionRowsProps<R, C>) {
  const { screen, title = screen.title, keep, order, before } = props
  const params = usePageParams()
  const parent = use(ParentContext)
  const whole = useWholeRows(screen, { params, enabled: true })
  const rows = useMemo(() => {
    const kept = keep ? whole.rows.filter(keep) : whole.rows
    return order ? kept.toSorted(order) : kept
  }, [whole.rows, keep, order])
  const count = whole.end === 'complete' ? whole.rows.length : undefined
  const table = useSectionTable(props, { params, rows, count, updatedAt: whole.updatedAt })
  return (
    <SectionFrame section={props} params={params} count={count}>
      {before}
      <Content
        table={table}
        rows={rows}
        whole={whole}
        title={title}
        empty={
          keep && [parent, ...whole.rows].some((row) => unreadable in row) ? untold : (props.empty ?? screen.empty)
        }
      />
      {rows.length > 0 && props.footer && <p className="mt-2 text-sm text-ink-2">{props.footer}</p>}
    </SectionFrame>
  )
}

interface SectionFrameProps<R extends Row, C extends string> {
  section: SectionProps<R, C>
  params: Params
  /** Rows of the whole list, when that is known. */
  count?: number | undefined
  children: ReactNode
}

/** The heading of a section with its buttons, above what it shows. */
export function SectionFrame<R extends Row, C extends string>({
  section: { screen, title = screen.title, help, actions },
  params,
  count,
  children,
}: SectionFrameProps<R, C>) {
  const headingId = useId()
  const { create } = screen
  return (
    <section aria-labelledby={headingId} className="mb-8">
      <div className="mb-2 flex min-h-8 flex-wrap items-center gap-x-2 gap-y-1">
        <h2 id={headingId} className="text-lg font-semibold">
          {title}
        </h2>
        {help && <Tip label={`About ${title}`}>{help}</Tip>}
        <div className="ms-auto flex flex-wrap items-center gap-2">
          {actions}
          {create && <CreateLink create={{ ...create, to: create.to(params) }} params={params} count={count} />}
        </div>
      </div>
      {children}
    </section>
  )
}

interface ContentProps {
  table: TableModel
  rows: readonly Row[]
  whole: WholeRows
  title: string
  empty: { title: string; body: ReactNode }
}

function Content({ table, rows, whole, title, empty }: ContentProps) {
  useFocusOfGoneRow()
  const { error, end, refresh, updatedAt } = whole
  const isLoading = end === undefined && error === undefined
  const stale = error !== undefined && <StaleNotice error={error} updatedAt={updatedAt} onRetry={refresh} />
  if (rows.length === 0) {
    if (whole.forbidden)
      return <Note title="Action not authorized" body={`You do not have permission to see ${lowerTitle(title)}.`} />
    if (error !== undefined && end === undefined) return <FailureNotice what={title} error={error} onRetry={refresh} />
    if (!isLoading)
      return (
        <>
          {stale}
          <Note {...empty} />
        </>
      )
  }
  const keyOf = keyOfRow(table.screen)
  const elementKey = elementKeys(table.screen)
  return (
    <>
      {stale}
      <Some of={rows}>
        {(some) => (
          <TableFrame label={title} bounded={false} busy={isLoading}>
            <Thead>
              <tr>
                {table.columns.map((column) => (
                  <Th key={column.id} title={column.help} align={isNumeric(column) ? 'end' : 'start'}>
                    {column.label}
                  </Th>
                ))}
                {table.menuOf && (
                  <Th srOnly pin="end">
                    Actions
                  </Th>
                )}
              </tr>
            </Thead>
            <Tbody>
              {rows.length > 0 ? (
                some.map((row, index) => (
                  <TableRow
                    key={elementKey(row, index)}
                    table={table}
                    row={row}
                    rowKey={keyOf(row)}
                    selected={false}
                    onPress={nothing}
                  />
                ))
              ) : (
                <SkeletonRows rows={skeletonRows} columns={table.columns.length + (table.menuOf ? 1 : 0)} />
              )}
            </Tbody>
          </TableFrame>
        )}
      </Some>
      {isLoading && rows.length > 0 && (
        <p role="status" className="mt-2 text-sm text-ink-2">
          {plural(rows.length, 'row')} so far, still loading…
        </p>
      )}
      {end !== undefined && end !== 'complete' && (
        <div className="mt-2">
          <Notice tone="warning">
            {end === 'loop'
              ? `The server repeated itself after ${plural(rows.length, 'row')}: the rest could not be read.`
              : `There are more than ${plural(rows.length, 'row')}: the rest is not shown here.`}
          </Notice>
        </div>
      )}
    </>
  )
}

/** Small beside an empty list that fills its page. */
function Note({ title, body }: { title: string; body: ReactNode }) {
  return (
    <div className="rounded-lg border border-dashed border-line-strong px-4 py-6 text-center wrap-anywhere">
      <p className="font-medium">{title}</p>
      <div className="mx-auto max-w-prose text-ink-2">{body}</div>
    </div>
  )
}

interface SectionTableRows<R extends Row> {
  params: Params
  rows: readonly R[]
  /** Of the whole list, when that is known. */
  count: number | undefined
  updatedAt: number
}

/** The table's model, without anything that people could set. */
function useSectionTable<R extends Row, C extends string>(
  { screen: all, slots: { columns: slots } = {}, fits }: SectionRowsProps<R, C>,
  { params, rows, count, updatedAt }: SectionTableRows<R>,
): TableModel {
  const screen = useServedList(all)
  const columns = useMemo(() => screen.columns.filter(({ hidden }) => !hidden), [screen.columns])
  const names = useStableNames(useNames(columns, { rows, updatedAt, params }))
  const parent = use(ParentContext)
  const menu = useRowMenu(screen, { params, count })
  // The table shows rows of this screen and no others.
  const menuOf = useLatest((row: Row) =>
    fits ? withoutEnds(menu(row).filter(({ id }) => fits(id, row as R))) : menu(row),
  )
  const hasMenu = screen.links.length + screen.actions.length > 0
  const [formerWidths] = useState(createWidthsKeeper)
  return useMemo(
    () => ({
      screen,
      params,
      columns,
      names,
      slots,
      compact: false,
      widths: {},
      onSort: nothing,
      onResize: nothing,
      // Another one with each state of the row above: menus that are open are drawn anew.
      menuOf: hasMenu ? (row: Row) => (parent ? menuOf(row) : []) : undefined,
      selectable: false,
      formerWidths,
    }),
    [screen, params, columns, names, slots, parent, hasMenu, menuOf, formerWidths],
  )
}

/** A line with nothing behind it is none. */
const withoutEnds = (items: readonly MenuItem[]): MenuItem[] =>
  items.filter((item, index) => item.kind !== 'separator' || index < items.length - 1)
