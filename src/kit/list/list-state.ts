/** What a list shows: one page as the server orders it, or the whole collection. */
import { isFirstPage } from '../url/paging.ts'
import type { ListScreen, Row } from '../spec.ts'
import { hasMore, type ListPage } from './use-list-page.ts'
import type { WholeRows } from './use-whole-rows.ts'

/** Whether all rows have to be read: somebody searches, or a list that is sorted here is longer than a page. */
export const wantsDrain = (
  { sort }: Pick<ListScreen, 'sort'>,
  { page, search, isSearched }: { page: ListPage['page']; search: URLSearchParams; isSearched: boolean },
): boolean => isSearched || (sort !== undefined && page !== undefined && (hasMore(page) || !isFirstPage(search)))

export interface ListSight {
  isWhole: boolean
  whole: WholeRows
  rows: readonly Row[] | undefined
  /** How many rows there are, where that is known. */
  count: number | undefined
  /** It is known that there are none. */
  isEmpty: boolean
}

/** What is shown of a page, or of the rows that were read instead of it. */
export function sightOf(
  screen: Pick<ListScreen, 'sort' | 'source'>,
  { page, drained, search }: { page: ListPage; drained: WholeRows | undefined; search: URLSearchParams },
): ListSight {
  const isShort = screen.sort !== undefined && page.page !== undefined && page.page.items.length > 0
  const isWhole = drained !== undefined || isShort
  const whole = drained ?? wholeOf(page)
  const rows = isWhole ? whole.rows : page.page?.items
  const isAll = isFirstPage(search) && page.page && !page.page.nextPage && page.page.partial !== true
  return {
    isWhole,
    whole,
    rows,
    count: isWhole ? countOf(whole, screen) : isAll ? rows?.length : undefined,
    isEmpty: !isWhole && rows?.length === 0 && page.page?.partial !== true && !(page.page && hasMore(page.page)),
  }
}

const none: readonly Row[] = []

/** A page that has all rows. */
const wholeOf = ({ page, error, forbidden, updatedAt, refresh }: ListPage): WholeRows => ({
  rows: page?.items ?? none,
  end: page?.partial === true ? undefined : 'complete',
  ordered: false,
  error,
  forbidden,
  updatedAt,
  refresh,
})

/** How many rows there are; unknown where the server leaves some out. */
const countOf = ({ end, rows }: WholeRows, { source }: Pick<ListScreen, 'source'>): number | undefined =>
  end === 'complete' && source.server?.filters === undefined ? rows.length : undefined
