/** What is to be said of one page of a list: its rows, or why there are none. */
import { tokenParam } from '../../../generated/model/conventions.gen.ts'
import { plural } from '../../lib/numbers.ts'
import type { Row } from '../spec.ts'
import {
  defaultPageSize,
  firstSearch,
  isFirstPage,
  nextSearch,
  pageRequest,
  pageSize,
  previousSearch,
} from '../url/paging.ts'
import type { ListPage } from './use-list-page.ts'

/** Rows beyond this are drawn only where they are seen: each costs the browser a tenth of a millisecond and more. */
const mostDrawn = 500

/** A search leads to another page of the list; undefined where there is none. */
type To = URLSearchParams | undefined

export type PageState =
  | { kind: 'forbidden' }
  /** Nothing has ever been read. */
  | { kind: 'failed'; error: unknown; first: To }
  /** `isLater`: of the list there are other pages. */
  | { kind: 'empty'; stale: unknown; isLater: boolean; previous: To }
  /** More than a page can draw. */
  | { kind: 'many'; stale: unknown; rows: readonly Row[]; isWhole: boolean; extent: string }
  | {
      kind: 'page'
      stale: unknown
      /** Undefined while they are on their way. */
      rows: readonly Row[] | undefined
      isPartial: boolean
      /** What is said of rows that are not all there yet. */
      extent: string | undefined
      token: string | undefined
      size: number
      next: To
      previous: To
      /** Whether there is anything to turn or to set. */
      hasPages: boolean
    }

/** `stale`: the failure since which the rows have not been read again. */
export function pageStateOf(
  { page, error, forbidden }: Pick<ListPage, 'page' | 'error' | 'forbidden'>,
  { search, paged }: { search: URLSearchParams; paged: boolean },
): PageState {
  const isFirst = isFirstPage(search)
  const previous = paged ? previousSearch(search) : undefined
  if (forbidden) return { kind: 'forbidden' }
  if (error !== undefined && !page) return { kind: 'failed', error, first: isFirst ? undefined : firstSearch(search) }
  const isPartial = page?.partial === true
  if (page?.items.length === 0 && !isPartial) return { kind: 'empty', stale: error, isLater: !isFirst, previous }
  const size = pageSize(search)
  const rows = page?.items.length === 0 ? undefined : page?.items
  const count = rows?.length ?? 0
  const extent = isPartial ? (count === 0 ? 'Loading…' : `${plural(count, 'row')} so far, still loading…`) : undefined
  if (rows !== undefined && count > mostDrawn)
    return {
      kind: 'many',
      stale: error,
      rows,
      isWhole: !isPartial,
      extent:
        extent ?? `${plural(count, 'row')}${paged ? `: the server sent more than the ${size} it was asked for` : ''}`,
    }
  const next = page && paged ? nextSearch(search, page) : undefined
  const hasPages = next !== undefined || previous !== undefined || (paged && size !== defaultPageSize)
  const token = pageRequest(search)[tokenParam]
  return { kind: 'page', stale: error, rows, isPartial, extent, token, size, next, previous, hasPages }
}
