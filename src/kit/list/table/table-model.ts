/** What headings and rows of a list's table share, however many rows are in the page. */
import { idField } from '../../../../generated/model/conventions.gen.ts'
import { useMemo, useState } from 'react'

import type { MenuItem } from '../../../ui/Menu.tsx'
import { inMenu } from '../../menus/menu-items.ts'
import { useRowMenu } from '../../menus/use-row-menu.ts'
import type { NamesById } from '../../lookup/use-names.ts'
import { useNames } from '../../lookup/use-names.ts'
import type { Column, ListScreen, Params, Row } from '../../spec.ts'
import { type ListSettings, shownColumns, withWidth } from '../columns/settings.ts'
import type { ChangeSettings } from '../columns/use-list-settings.ts'
import { keepPage } from '../../url/paging.ts'
import type { RowSelection } from '../selection/use-selection.ts'
import { useLatest } from '../use-latest.ts'
import type { GoTo } from '../use-list-search.ts'
import { filteredColumn, nextSort, withValue } from '../../url/keys.ts'
import { createWidthsKeeper, type WidthsKeeper } from './kept-widths.ts'
import { useStableNames } from './use-stable-names.ts'

export interface TableModel {
  screen: ListScreen
  params: Params
  columns: readonly Column[]
  names: NamesById
  slots: object | undefined
  compact: boolean
  widths: ListSettings['widths']
  onSort: (column: string) => void
  onResize: (column: string, width: number | undefined) => void
  /** Undefined when rows have no menu. */
  menuOf: ((row: Row) => MenuItem[]) | undefined
  selectable: boolean
  /** How wide the columns were when the last table of this list went: the next one starts with that. */
  formerWidths: WidthsKeeper
}

export interface TableOptions {
  params: Params
  rows: readonly Row[] | undefined
  updatedAt: number
  search: URLSearchParams
  go: GoTo
  settings: ListSettings
  changeSettings: ChangeSettings
  selection: RowSelection | undefined
  slots: object | undefined
  /** How many rows the list has, when that is known. */
  count: number | undefined
}

const none: readonly Row[] = []

/** The model of a list's table. It stays the same as long as its parts do, so that rows need not be drawn anew. */
export function useTableModel(screen: ListScreen, options: TableOptions): TableModel {
  const { params, rows = none, updatedAt, search, go, settings, changeSettings, slots } = options
  const columns = useMemo(() => shownColumns(screen.columns, settings), [screen.columns, settings])
  const sort = search.get('sort') ?? screen.sort ?? null
  const read = screen.columns.filter((column) => columns.includes(column) || isRead(column, search))
  const names = useStableNames(useNames(read, { rows, updatedAt, params }))
  const menuOf = useLatest(
    useRowMenu(
      { ...screen, actions: inMenu(screen.actions) },
      { params, over: (path) => keepPage(path, search), count: options.count },
    ),
  )
  const hasMenu =
    screen.links.length + screen.actions.length > 0 || rows.some((row) => typeof row[idField] === 'string')
  const onSort = useLatest((column: string) => go(withValue(search, 'sort', nextSort(sort, column))))
  const onResize = useLatest((column: string, width: number | undefined) =>
    changeSettings((former) => withWidth(former, column, width)),
  )
  const { density, widths } = settings
  const selectable = options.selection !== undefined
  const [formerWidths] = useState(createWidthsKeeper)
  return useMemo(
    () => ({
      screen,
      params,
      columns,
      names,
      slots,
      compact: density === 'compact',
      widths,
      onSort,
      onResize,
      menuOf: hasMenu ? menuOf : undefined,
      selectable,
      formerWidths,
    }),
    [
      screen,
      params,
      columns,
      names,
      slots,
      density,
      widths,
      onSort,
      onResize,
      hasMenu,
      menuOf,
      selectable,
      formerWidths,
    ],
  )
}

/** Whether the URL sorts or filters by a column, shown or not. */
const isRead = ({ id }: Column, search: URLSearchParams): boolean =>
  search.get('sort')?.replace(/^-/, '') === id ||
  search.getAll('filter').some((filter) => filteredColumn(filter) === id)
