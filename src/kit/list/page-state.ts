/** What is to be said of one page of a list: its rows, or why there are none. */
import { plural } from '../../lib/numbers.ts'
import type { Row } from '../spec.ts'
import { defaultPageSize, leadsBack, nextSearch, pageSize, previousSearch } from '../url/paging.ts'
import type { ListPage } from './use-list-page.ts'

/** Rows beyond this are drawn only where they are seen: each costs the browser a tenth of a millisecond and more. */
const mostDrawn = 500

export interface PageState {
  /** `failed`: no row has ever been read; `many`: more rows than a page draws. */
  kind: 'forbidden' | 'failed' | 'empty' | 'many' | 'page'
  /** Undefined while there are none. */
  rows: readonly Row[] | undefined
  /** More rows of this very answer are on their way. */
  isPartial: boolean
  /** What is said of rows that are missing. */
  extent: string | false
  /** Searches that lead to the pages beside this one. */
  next: URLSearchParams | undefined
  previous: URLSearchParams | undefined
  /** Whether there is anything to turn or to set. */
  hasPages: boolean
}

export function pageStateOf(
  { page, error, forbidden, givesLess }: Pick<ListPage, 'page' | 'error' | 'forbidden' | 'givesLess'>,
  { search, paged }: { search: URLSearchParams; paged: boolean },
): PageState {
  const count = page?.items.length ?? 0
  const hasFailed = error !== undefined
  const lacksRows = page?.partial === true
  const isPartial = lacksRows && !hasFailed
  const next = page && paged ? nextSearch(search, page, givesLess) : undefined
  const previous = paged ? previousSearch(search) : undefined
  return {
    kind: forbidden
      ? 'forbidden'
      : hasFailed && (!page || (lacksRows && count === 0))
        ? 'failed'
        : page && count === 0 && !lacksRows && !next
          ? 'empty'
          : count > mostDrawn
            ? 'many'
            : 'page',
    rows: count === 0 && !next ? undefined : page?.items,
    isPartial,
    extent: isPartial
      ? count === 0
        ? 'Loading…'
        : `${plural(count, 'row')} so far, still loading…`
      : lacksRows
        ? `Only ${plural(count, 'row')} could be loaded.`
        : page !== undefined && leadsBack(search, page)
          ? 'The server repeated itself: there may be more rows.'
          : count === 0 && next !== undefined && 'No rows on this page. There may be more on the next.',
    next,
    previous,
    hasPages: paged && (next !== undefined || previous !== undefined || pageSize(search) !== defaultPageSize),
  }
}
