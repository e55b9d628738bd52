import type { ListScreen, Params, Row } from '../../spec.ts'
import type { GoTo } from '../use-list-search.ts'
import { readView, withFilters } from '../view/view.ts'
import { FilterDialog } from './FilterDialog.tsx'

export interface AddFilterProps {
  screen: ListScreen
  params: Params
  rows: readonly Row[]
  search: URLSearchParams
  go: GoTo
  onClose: () => void
}

/** Asks for a filter and adds it to those of the URL. */
export function AddFilter({ screen, params, rows, search, go, onClose }: AddFilterProps) {
  return (
    <FilterDialog
      columns={screen.columns}
      params={params}
      rows={rows}
      onClose={onClose}
      onApply={(filter) => {
        onClose()
        go(withFilters(search, [...readView(search, screen).filters, filter]))
      }}
    />
  )
}
