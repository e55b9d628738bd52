import { type ReactNode, Suspense, useState } from 'react'

import { Button } from '../../../ui/Button.tsx'
import { IconButton } from '../../../ui/IconButton.tsx'
import { ColumnsIcon, FilterIcon, RowsIcon } from '../../../ui/Icons.tsx'
import { RefreshButton } from '../../feedback/RefreshButton.tsx'
import type { ListScreen, Params, Row } from '../../spec.ts'
import type { ListSettings } from '../columns/settings.ts'
import type { ChangeSettings } from '../columns/use-list-settings.ts'
import type { TableModel } from '../table/table-model.ts'
import type { GoTo } from '../use-list-search.ts'
import { ExportButton } from './ExportButton.tsx'
import { SearchBox } from './SearchBox.tsx'
import { lazyPart } from '../../../ui/lazy-part.ts'

const loadColumns = () => import('../columns/ColumnsDialog.tsx')
const loadFilter = () => import('../filter/AddFilter.tsx')
const ColumnsDialog = lazyPart(() => loadColumns().then((module) => module.ColumnsDialog))
const AddFilter = lazyPart(() => loadFilter().then((module) => module.AddFilter))

export interface ListToolbarProps {
  screen: ListScreen
  params: Params
  search: URLSearchParams
  go: GoTo
  settings: ListSettings
  changeSettings: ChangeSettings
  table: TableModel
  rows: readonly Row[] | undefined
  isEmpty: boolean
  updatedAt: number
  onRefresh: () => Promise<unknown>
  /** Somebody is about to search, sort or filter. */
  onIntent: () => void
  /** At the end. */
  children?: ReactNode
}

/** Above the table: what to look for, what to show of it, and how old it is. */
export function ListToolbar(props: ListToolbarProps) {
  const { screen, search, go, settings, changeSettings, rows, isEmpty, updatedAt, onRefresh, onIntent, children } =
    props
  const [dialog, setDialog] = useState<'filter' | 'columns'>()
  const close = () => setDialog(undefined)
  const compact = settings.density === 'compact'
  const intendFilter = () => {
    onIntent()
    void loadFilter().catch(() => undefined)
  }
  const intendColumns = () => void loadColumns().catch(() => undefined)
  return (
    <div role="group" aria-label={`${screen.title}: view`} className="mb-3 flex flex-wrap items-center gap-2">
      {!isEmpty && (
        <>
          <SearchBox label={`Search ${screen.title}`} search={search} go={go} onIntent={onIntent} />
          <Button
            icon={<FilterIcon />}
            onFocus={intendFilter}
            onPointerEnter={intendFilter}
            onClick={() => setDialog('filter')}
          >
            Filter
          </Button>
        </>
      )}
      <span className="ms-auto flex flex-wrap items-center gap-1">
        <RefreshButton updatedAt={updatedAt} onRefresh={onRefresh} hideAge={screen.embedded} />
        {!isEmpty && (
          <>
            <IconButton
              label="Compact rows"
              icon={<RowsIcon />}
              aria-pressed={compact}
              onClick={() => changeSettings((former) => ({ ...former, density: compact ? 'comfortable' : 'compact' }))}
            />
            <IconButton
              label="Columns"
              icon={<ColumnsIcon />}
              onFocus={intendColumns}
              onPointerEnter={intendColumns}
              onClick={() => setDialog('columns')}
            />
            <ExportButton table={props.table} search={search} />
          </>
        )}
      </span>
      {children}
      <Suspense>
        {dialog === 'columns' && (
          <ColumnsDialog columns={screen.columns} settings={settings} onChange={changeSettings} onClose={close} />
        )}
        {dialog === 'filter' && (
          <AddFilter screen={screen} params={props.params} rows={rows ?? []} search={search} go={go} onClose={close} />
        )}
      </Suspense>
    </div>
  )
}
