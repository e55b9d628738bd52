import { memo } from 'react'
import { useSearchParams } from 'react-router'

import { Checkbox } from '../../../ui/Checkbox.tsx'
import { Th, Thead } from '../../../ui/Table.tsx'
import { isOfRow } from '../../format/row-values.ts'
import { keyOfRow } from '../../queries/rows.ts'
import type { Row, Shown } from '../../spec.ts'
import type { RowSelection } from '../selection/use-selection.ts'
import type { TableModel } from './table-model.ts'

export interface TableHeadProps {
  table: TableModel
  selection: RowSelection | undefined
  /** What the checkbox in the heading selects. */
  listed: readonly Row[]
  /** How it is called: "the 50 rows shown", "all 12 matching rows". */
  listedText: string
  /** Widths that columns keep, by id, where people have not set one. */
  widths?: Readonly<Record<string, number>>
  /** The place of the headings among all rows, when not all rows are in the page. */
  rowIndex?: number
  onIntent: () => void
}

/** Ids of the columns that are not of the rows: letters only, unlike any field path with a prefix like theirs. */
const checkColumn = '#check'
const menuColumn = '#menu'

/** Headings: they sort, resize, and select all rows below. They are not drawn anew while rows scroll by. */
export const TableHead = memo(function TableHead({
  table,
  selection,
  listed,
  listedText,
  widths,
  rowIndex,
  onIntent,
}: TableHeadProps) {
  const { columns } = table
  // Not part of the model: rows need not be drawn anew for it.
  const sort = useSearchParams()[0].get('sort') ?? table.screen.sort
  return (
    <Thead>
      <tr aria-rowindex={rowIndex}>
        {selection && (
          <Th data-column={checkColumn} width={widths?.[checkColumn]}>
            <SelectAll table={table} selection={selection} listed={listed} listedText={listedText} />
          </Th>
        )}
        {columns.map((column) => (
          <Th
            key={column.id}
            data-column={column.id}
            title={column.help}
            align={isNumeric(column) ? 'end' : 'start'}
            sort={
              !isOfRow(column) ? undefined : sort === column.id ? 'asc' : sort === `-${column.id}` ? 'desc' : 'none'
            }
            onSort={isOfRow(column) ? () => table.onSort(column.id) : undefined}
            width={table.widths[column.id] ?? widths?.[column.id]}
            onResize={(width) => table.onResize(column.id, width)}
            onIntent={onIntent}
          >
            {column.label}
          </Th>
        ))}
        {table.menuOf && (
          <Th srOnly pin="end" data-column={menuColumn} width={widths?.[menuColumn]}>
            Actions
          </Th>
        )}
      </tr>
    </Thead>
  )
})

interface SelectAllProps {
  table: TableModel
  selection: RowSelection
  listed: readonly Row[]
  listedText: string
}

function SelectAll({ table, selection, listed, listedText }: SelectAllProps) {
  const keyOf = keyOfRow(table.screen)
  const count = selection.selected.size === 0 ? 0 : listed.filter((row) => selection.selected.has(keyOf(row))).length
  const all = listed.length > 0 && count === listed.length
  return (
    <Checkbox
      hideLabel
      label={`Select ${listedText}`}
      title={`Select ${listedText}`}
      checked={all}
      indeterminate={count > 0 && !all}
      onChange={() => selection.setAll(listed, !all)}
    />
  )
}

/** Whether a column's values are compared by their digits, and stand at the right. */
export const isNumeric = ({ cell }: Shown): boolean =>
  cell.kind === 'read'
    ? cell.show === 'count' || (typeof cell.show === 'object' && isNumeric(cell.show))
    : cell.kind === 'number' || cell.kind === 'bytes' || cell.kind === 'duration'
