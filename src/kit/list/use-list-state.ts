import { readCellsAgain } from '../cells/read-again.ts'
import type { ListScreen, Params } from '../spec.ts'
import { wantsWhole } from '../url/keys.ts'
import { keepPage } from '../url/paging.ts'
import { useListSettings } from './columns/use-list-settings.ts'
import { sightOf, wantsDrain } from './list-state.ts'
import { useSelection } from './selection/use-selection.ts'
import { useTableModel } from './table/table-model.ts'
import { useListPage } from './use-list-page.ts'
import { useListSearch } from './use-list-search.ts'
import { useWholeRows } from './use-whole-rows.ts'

/** All that a list is, without how it looks: what the URL asks for, its rows, what is set, selected and offered. */
export function useListState(screen: ListScreen, { params, slots }: { params: Params; slots: object | undefined }) {
  const [search, go] = useListSearch()
  const isSearched = wantsWhole(search)
  const page = useListPage(screen, { params, search, enabled: !isSearched })
  const isDrained = wantsDrain(screen, { page: page.page, search, isSearched })
  const drained = useWholeRows(screen, { params, enabled: isDrained, search })
  const sight = sightOf(screen, { page, drained: isDrained ? drained : undefined, search })
  const { isWhole, whole, rows, count } = sight
  const { updatedAt, refresh, forbidden } = isWhole ? whole : page
  const [settings, changeSettings] = useListSettings(screen, search, go)
  const selection = useSelection(screen, { rows, complete: isWhole && whole.end === 'complete' })
  const view = { params, rows, updatedAt, search, go, settings, changeSettings }
  const table = useTableModel(screen, { ...view, selection, slots, count })
  return {
    ...sight,
    ...view,
    page,
    selection,
    table,
    // Whoever may not see the rows is not offered to make one either.
    create: forbidden
      ? undefined
      : screen.create && { ...screen.create, to: keepPage(screen.create.to(params), search) },
    onRefresh: () => {
      readCellsAgain()
      return refresh()
    },
  }
}
