import { type ReactNode, type RefObject, useEffect, useLayoutEffect, useRef } from 'react'

import { plural } from '../../lib/numbers.ts'
import { SkeletonRows } from '../../ui/Skeleton.tsx'
import { TableFrame, Tbody } from '../../ui/Table.tsx'
import { elementKeys, keyOfRow } from '../queries/rows.ts'
import type { Row } from '../spec.ts'
import type { RowSelection } from './selection/use-selection.ts'
import { onRowKeys } from './table/row-keys.ts'
import { measureWidths } from './table/kept-widths.ts'
import type { TableModel } from './table/table-model.ts'
import { TableHead } from './table/TableHead.tsx'
import { TableRow } from './table/TableRow.tsx'
import { useBoxScroll } from './use-box-scroll.ts'
import { useLatest } from './use-latest.ts'

export interface ListTableProps {
  table: TableModel
  /** Undefined while they are loading. */
  rows: readonly Row[] | undefined
  selection?: RowSelection | undefined
  /** Tells pages apart. */
  pageToken?: string | undefined
  busy?: boolean
  footer?: ReactNode
  onIntent: () => void
}

const none: readonly Row[] = []
const skeletonRows = 8

/** The table of one page. */
export function ListTable({ table, rows, selection, pageToken, busy = false, footer, onIntent }: ListTableProps) {
  const box = useRef<HTMLDivElement>(null)
  useBoxScroll(box, rows !== undefined)
  useScrollToTop(box, pageToken)
  useLastWidths(box, table, rows !== undefined && rows.length > 0)
  const keyOf = keyOfRow(table.screen)
  const elementKey = elementKeys(table.screen)
  const listed = rows ?? none
  const onPress = useLatest((key: string, shift: boolean) => selection?.press(listed, key, shift))
  const extra = Number(table.selectable) + Number(table.menuOf !== undefined)

  return (
    <TableFrame label={table.screen.title} busy={busy || !rows} compact={table.compact} footer={footer} ref={box}>
      <TableHead
        table={table}
        selection={selection}
        listed={listed}
        listedText={`the ${plural(listed.length, 'row')} shown`}
        onIntent={onIntent}
      />
      <Tbody onKeyDown={onRowKeys(onPress)}>
        {rows ? (
          rows.map((row, index) => {
            const key = keyOf(row)
            return (
              <TableRow
                key={elementKey(row, index)}
                table={table}
                row={row}
                rowKey={key}
                selected={selection?.selected.has(key) === true}
                onPress={onPress}
              />
            )
          })
        ) : (
          <SkeletonRows rows={skeletonRows} columns={table.columns.length + extra} />
        )}
      </Tbody>
    </TableFrame>
  )
}

/** Leaves the widths of the columns for the table that comes in place of this one. What stands in for rows has none. */
function useLastWidths(box: RefObject<HTMLDivElement | null>, table: TableModel, hasRows: boolean): void {
  const leave = useLatest(() => {
    if (box.current && hasRows) table.formerWidths.keep(measureWidths(box.current, table))
  })
  // Before it is taken out of the page: behind that there is nothing to measure.
  useLayoutEffect(() => () => leave(), [leave])
}

/** After a page was turned its first row is in sight. */
function useScrollToTop(box: RefObject<HTMLDivElement | null>, token: string | undefined): void {
  const shown = useRef(token)
  useEffect(() => {
    if (shown.current === token) return
    shown.current = token
    box.current?.scrollTo({ top: 0 })
    if ((box.current?.getBoundingClientRect().top ?? 0) < 0) box.current?.scrollIntoView({ block: 'start' })
  }, [box, token])
}
