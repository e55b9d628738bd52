import { defaultRangeExtractor, type Range, useVirtualizer } from '@tanstack/react-virtual'
import { type FocusEvent, Fragment, useMemo, useRef, useState } from 'react'

import { rowHeight, TableFrame, Tbody } from '../../../ui/Table.tsx'
import { formatNumber } from '../../../lib/numbers.ts'
import { elementKeys, keyOfRow } from '../../queries/rows.ts'
import type { Row } from '../../spec.ts'
import type { RowSelection } from '../selection/use-selection.ts'
import { onRowKeys } from '../table/row-keys.ts'
import type { TableModel } from '../table/table-model.ts'
import { TableHead } from '../table/TableHead.tsx'
import { TableRow } from '../table/TableRow.tsx'
import { useBoxScroll, useFormerScroll } from '../use-box-scroll.ts'
import { useLatest } from '../use-latest.ts'
import { useKeptWidths } from './use-kept-widths.ts'

export interface WholeTableProps {
  table: TableModel
  rows: readonly Row[]
  /** All rows that may be asked for are there. */
  complete: boolean
  selection: RowSelection | undefined
}

const headHeight = 36
const overscan = 6
const nothing = () => undefined

/**
 * A table of any length: only rows near the sight are in the page. It stays a table to everybody: rows say which one of how
 * many they are, and the row with the focus is never taken away.
 */
export function WholeTable({ table, rows, complete, selection }: WholeTableProps) {
  const box = useRef<HTMLDivElement>(null)
  const { screen } = table
  const keyOf = keyOfRow(screen)
  const [focused, setFocused] = useState<string>()
  const height = table.compact ? rowHeight.compact : rowHeight.comfortable
  useBoxScroll(box, rows.length > 0)
  const former = useFormerScroll()
  const focusedIndex = useMemo(
    () => (focused === undefined ? -1 : rows.findIndex((row) => keyOfRow(screen)(row) === focused)),
    [rows, focused, screen],
  )
  // Its answers are read in this very component only, on every drawing.
  // oxlint-disable-next-line react/incompatible-library
  const virtual = useVirtualizer({
    count: rows.length,
    getScrollElement: () => box.current,
    estimateSize: () => height,
    overscan,
    scrollMargin: headHeight,
    initialOffset: former,
    useFlushSync: false,
    rangeExtractor: (range) => withFocused(range, focusedIndex),
  })
  const items = virtual.getVirtualItems()
  const { widths, frozen } = useKeptWidths(box, table, items.length > 0)
  const onPress = useLatest((key: string, shift: boolean) => selection?.press(rows, key, shift))
  const span = table.columns.length + Number(table.selectable) + Number(table.menuOf !== undefined)
  const onFocus = ({ target }: FocusEvent) => setFocused(target.closest<HTMLElement>('tr[data-row]')?.dataset['row'])

  const elementKey = elementKeys(screen)
  let end = headHeight
  const drawn = items.map((item) => {
    const row = rows[item.index]
    const gap = item.start - end
    end = item.end
    if (!row) return null
    const key = keyOf(row)
    return (
      <Fragment key={elementKey(row, item.index)}>
        {gap > 0 && <Gap height={gap} span={span} />}
        <TableRow
          table={table}
          row={row}
          rowKey={key}
          rowIndex={item.index + 2}
          selected={selection?.selected.has(key) === true}
          onPress={onPress}
          widths={widths}
        />
      </Fragment>
    )
  })
  return (
    <TableFrame
      label={screen.title}
      busy={!complete}
      compact={table.compact}
      fixed={frozen}
      rowCount={complete ? rows.length + 1 : -1}
      ref={box}
    >
      <TableHead
        table={table}
        selection={selection}
        listed={rows}
        listedText={`all ${formatNumber(rows.length)} matching rows`}
        widths={widths}
        rowIndex={1}
        onIntent={nothing}
      />
      <Tbody onKeyDown={onRowKeys(onPress)} onFocus={onFocus} onBlur={() => setFocused(undefined)}>
        {drawn}
        <Gap height={virtual.getTotalSize() + headHeight - end} span={span} />
      </Tbody>
    </TableFrame>
  )
}

/** The row with the focus and its neighbours stay, however far it is scrolled away: arrow keys lead to them. */
function withFocused(range: Range, focused: number): number[] {
  const shown = defaultRangeExtractor(range)
  if (focused < 0) return shown
  const near = [focused - 1, focused, focused + 1].filter((index) => index >= 0 && index < range.count)
  return [...new Set([...shown, ...near])].sort((a, b) => a - b)
}

/** Where rows would be that are out of sight. */
function Gap({ height, span }: { height: number; span: number }) {
  return (
    <tr aria-hidden="true">
      {/* A spacer, no control. */}
      {/* oxlint-disable-next-line jsx-a11y/control-has-associated-label */}
      <td colSpan={span} style={{ height: Math.max(0, height), padding: 0 }} />
    </tr>
  )
}
