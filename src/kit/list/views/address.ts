/** The address of a view of a list: what it is asked for, filters, order and columns, no page. */
import type { TableModel } from '../table/table-model.ts'
import { searchText } from '../../url/keys.ts'

export function addressOf(
  pathname: string,
  search: URLSearchParams,
  { columns, screen }: Pick<TableModel, 'columns' | 'screen'>,
): string {
  const view = new URLSearchParams([...search].filter(([key]) => ['q', 'sort', 'filter', 'asked'].includes(key)))
  const shown = columns.map(({ id }) => id).join()
  const usual = screen.columns.flatMap(({ id, hidden }) => (hidden ? [] : [id])).join()
  if (shown !== usual) view.set('columns', shown)
  return `${pathname}${searchText(view)}`
}
