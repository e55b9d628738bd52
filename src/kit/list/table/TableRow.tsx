import { memo, type ReactNode } from 'react'
import { useSearchParams } from 'react-router'

import { holds, readPath } from '../../../lib/condition.ts'
import { isUnreadable } from '../../../lib/unreadable.ts'
import { Checkbox } from '../../../ui/Checkbox.tsx'
import { Link } from '../../../ui/Link.tsx'
import { cellLinkClass, Td, Tr } from '../../../ui/Table.tsx'
import { LiveRowMenu } from '../../menus/LiveRowMenu.tsx'
import { CellValue } from '../../cells/CellValue.tsx'
import { plainText } from '../../format/view.ts'
import { pathOf } from '../../links/links.ts'
import { keepPage } from '../../url/paging.ts'
import { paramsOfRow } from '../../queries/rows.ts'
import { rowSlot } from '../../slots.ts'
import type { Column, Row } from '../../spec.ts'
import type { TableModel } from './table-model.ts'
import { isNumeric } from './TableHead.tsx'
import { shortName } from '../../../lib/isolate.ts'

export interface TableRowProps {
  table: TableModel
  row: Row
  rowKey: string
  selected: boolean
  onPress: (key: string, shift: boolean) => void
  /** Its place among all rows, when not all of them are in the page. */
  rowIndex?: number
  /** Widths that columns keep, by id, where people have not set one. */
  widths?: Readonly<Record<string, number>>
}

/** One row. It is drawn anew only when something of it changed: tables may be long. */
export const TableRow = memo(function TableRow({
  table,
  row,
  rowKey,
  selected,
  onPress,
  rowIndex,
  widths,
}: TableRowProps) {
  const { columns, menuOf, selectable, screen } = table
  return (
    <Tr selected={selectable ? selected : undefined} aria-rowindex={rowIndex} data-row={rowKey}>
      {selectable && (
        <Td kind="check">
          {rowKey !== '' && (
            <Checkbox
              hideLabel
              label={`Select ${shortName(plainText(readPath(row, screen.rowName)) || rowKey)}`}
              checked={selected}
              onClick={({ shiftKey }) => onPress(rowKey, shiftKey)}
              // The press above knows about Shift.
              onChange={nothing}
            />
          )}
        </Td>
      )}
      {columns.map((column) => (
        <Cell
          key={column.id}
          column={column}
          row={row}
          table={table}
          width={table.widths[column.id] ?? widths?.[column.id]}
        />
      ))}
      {menuOf && (
        <Td pin="end">
          <LiveRowMenu menuOf={menuOf} row={row} />
        </Td>
      )}
    </Tr>
  )
})

const nothing = () => undefined

interface CellProps {
  column: Column
  row: Row
  table: TableModel
  width: number | undefined
}

function Cell({ column, row, table: { screen, names, slots, ...table }, width }: CellProps) {
  const params = paramsOfRow(screen, row, table.params)
  const { cell } = column
  const isLink = cell.kind === 'link' && !rowSlot(slots, column.id) && !(cell.when && holds(cell.when, row) === false)
  const held = readPath(row, column.path)
  const to = isLink && !isUnreadable(held) ? pathOf(cell.to, row, params) : undefined
  const value = <CellValue shown={column} row={row} params={params} place="table" names={names} slots={slots} />
  if (to !== undefined && plainText(held) !== '') {
    return (
      <Td kind="link" width={width}>
        {isLink && cell.over === true ? (
          <OverLink to={to}>{value}</OverLink>
        ) : (
          <Link to={to} className={cellLinkClass}>
            {value}
          </Link>
        )}
      </Td>
    )
  }
  return (
    <Td align={isNumeric(column) ? 'end' : 'start'} width={width}>
      {value}
    </Td>
  )
}

/** It opens over the list, which keeps the page it is on. */
function OverLink({ to, children }: { to: string; children: ReactNode }) {
  const [search] = useSearchParams()
  return (
    <Link to={keepPage(to, search)} className={cellLinkClass}>
      {children}
    </Link>
  )
}
