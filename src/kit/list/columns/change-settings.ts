/** What the dialog of columns does to the settings of a list. */
import type { Column } from '../../spec.ts'
import { type ListSettings, orderedColumns, shownColumns } from './settings.ts'

/** Settings with a column shown or hidden. */
export function withShown(settings: ListSettings, { id, hidden = false }: Column, shown: boolean): ListSettings {
  const { [id]: _former, ...others } = settings.shown
  return { ...settings, shown: shown === !hidden ? others : { ...others, [id]: shown } }
}

/** Settings with a column moved by one place among the shown ones. */
export function withMoved(settings: ListSettings, columns: readonly Column[], id: string, by: -1 | 1): ListSettings {
  const shown = shownColumns(columns, settings).map((column) => column.id)
  const from = shown.indexOf(id)
  const other = shown[from + by]
  if (from < 0 || other === undefined) return settings
  return {
    ...settings,
    order: swapped(
      orderedColumns(columns, settings).map((column) => column.id),
      id,
      other,
    ),
  }
}

const swapped = (ids: readonly string[], a: string, b: string): string[] =>
  ids.map((id) => (id === a ? b : id === b ? a : id))
