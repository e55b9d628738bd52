/** The part of a view that the server does itself: what it orders and leaves out need not be read to the end first. */
import { sortParam } from '../../../generated/model/conventions.gen.ts'
import type { ListScreen, PageRequest } from '../spec.ts'

/** Query parameters beside those of the page. */
export type Asked = Readonly<Record<string, unknown>>

/**
 * What to ask the server for, and whether the rows then come in the order of the view.
 * @param now milliseconds since the epoch; the same as long as the same rows are meant
 */
export function askedOf(
  { source: { server }, columns }: Pick<ListScreen, 'source' | 'columns'>,
  search: URLSearchParams,
  now: number,
): { asked: Asked; ordered: boolean } {
  const sort = search.get('sort') ?? ''
  const modes = server?.order?.[sort.replace(/^-/, '')]
  const order = sort.startsWith('-') ? modes?.falling : modes?.rising
  const filtered = server?.filters?.(search.getAll('filter'), columns, now)
  return {
    asked: { ...(order === undefined ? {} : { [sortParam]: order }), ...filtered },
    ordered: order !== undefined,
  }
}

/** The request of a page with what is asked beside it. Generated queries pass on all that a request has. */
export const withAsked = (page: PageRequest, asked: Asked): PageRequest => ({ ...asked, ...page })
