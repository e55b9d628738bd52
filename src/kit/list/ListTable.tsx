import { type ReactNode, useEffect, useRef } from 'react'
import { useSearchParams } from 'react-router'

import { readPath } from '../../lib/condition.ts'
import { Link } from '../../ui/Link.tsx'
import { RowMenu } from '../../ui/Menu.tsx'
import { SkeletonRows } from '../../ui/Skeleton.tsx'
import { cellLinkClass, TableFrame, Tbody, Td, Th, Thead, Tr } from '../../ui/Table.tsx'
import { useRowMenu } from '../actions/use-row-menu.ts'
import { CellValue } from '../cells/CellValue.tsx'
import { plainText } from '../cells/view.ts'
import { pathOf } from '../links.ts'
import { type NamesById, useNames } from '../lookup/use-names.ts'
import { rowSlot } from '../slots.ts'
import type { ListScreen, Params, Row, Shown } from '../spec.ts'
import { keepPage, pageRequest } from './paging.ts'

export interface ListTableProps {
  screen: ListScreen
  params: Params
  /** Undefined while they are loading. */
  rows: readonly Row[] | undefined
  updatedAt: number
  busy: boolean
  footer: ReactNode
  slots?: object
}

const none: readonly Row[] = []
const skeletonRows = 8

/** The table of one page. */
export function ListTable({ screen, params, rows, updatedAt, busy, footer, slots }: ListTableProps) {
  const { columns } = screen
  const [search] = useSearchParams()
  const scroller = useScrollToTop(pageRequest(search).pageToken)
  const names = useNames(columns, { rows: rows ?? none, updatedAt, params })
  const menuOf = useRowMenu(screen, { params, over: (path) => keepPage(path, search) })
  const hasMenu = screen.links.length + screen.actions.length > 0 || rows?.some((row) => typeof row['id'] === 'string')

  return (
    <TableFrame label={screen.title} busy={busy || !rows} footer={footer} ref={scroller}>
      <Thead>
        <tr>
          {columns.map((column) => (
            <Th key={column.id} title={column.help} align={isNumeric(column) ? 'end' : 'start'}>
              {column.label}
            </Th>
          ))}
          {hasMenu && (
            <Th srOnly pin="end">
              Actions
            </Th>
          )}
        </tr>
      </Thead>
      <Tbody>
        {rows ? (
          rows.map((row, index) => (
            <Tr key={rowKeyOf(row, screen, index)}>
              {columns.map((column) => (
                <Cell key={column.id} column={column} row={row} params={params} names={names} slots={slots} />
              ))}
              {hasMenu && (
                <Td pin="end">
                  <RowMenu items={() => menuOf(row)} />
                </Td>
              )}
            </Tr>
          ))
        ) : (
          <SkeletonRows rows={skeletonRows} columns={columns.length} />
        )}
      </Tbody>
    </TableFrame>
  )
}

interface CellProps {
  column: Shown
  row: Row
  params: Params
  names: NamesById
  slots?: object
}

function Cell({ column, row, params, names, slots }: CellProps) {
  const to = column.cell.kind === 'link' && !rowSlot(slots, column.id) ? pathOf(column.cell.to, row, params) : undefined
  const value = <CellValue shown={column} row={row} params={params} place="table" names={names} slots={slots} />
  if (to !== undefined && plainText(readPath(row, column.path)) !== '') {
    return (
      <Td kind="link">
        <Link to={to} className={cellLinkClass}>
          {value}
        </Link>
      </Td>
    )
  }
  return <Td align={isNumeric(column) ? 'end' : 'start'}>{value}</Td>
}

const isNumeric = ({ cell }: Shown): boolean => cell.kind === 'number' || cell.kind === 'bytes'

/** What tells a row from its siblings; its place, when the answer has no such field. */
function rowKeyOf(row: Row, screen: ListScreen, index: number): string {
  return plainText(readPath(row, screen.rowKey)) || `#${index}`
}

/** After a page was turned its first row is in sight. */
function useScrollToTop(token: string | undefined) {
  const scroller = useRef<HTMLDivElement>(null)
  const shown = useRef(token)
  useEffect(() => {
    if (shown.current === token) return
    shown.current = token
    scroller.current?.scrollTo({ top: 0 })
    if ((scroller.current?.getBoundingClientRect().top ?? 0) < 0) scroller.current?.scrollIntoView({ block: 'start' })
  }, [token])
  return scroller
}
