/**
 * Paging state lives in the URL: `?page=` once per page turned, oldest first, so that the last one is the current
 * page's token and the one before it leads back. Reload and Back work, and there is no total because the API has none.
 */
import { limitParam, tokenParam } from '../../../generated/model/conventions.gen.ts'
import type { Page, PageRequest } from '../spec.ts'
import { listKeys } from './keys.ts'

/** Rows per page (design §11). */
export const defaultPageSize = 50
/** What people may choose instead. */
export const pageSizes: readonly number[] = [25, 50, 100, 200]

const key = 'page'
// Tokens are long and servers refuse very long URLs: beyond this many pages Previous leads to the first page.
const maxDepth = 30

/** Rows per page as the URL wants them; the default when it asks for a number nobody offers. */
export function pageSize(search: URLSearchParams): number {
  const wanted = Number(search.get('size'))
  return pageSizes.includes(wanted) ? wanted : defaultPageSize
}

/** What the page in the URL asks for. Loader and component must build their query from this same value. */
export function pageRequest(search: URLSearchParams): PageRequest {
  const limit = pageSize(search)
  const token = search.getAll(key).at(-1)
  return token ? { [limitParam]: limit, [tokenParam]: token } : { [limitParam]: limit }
}

/**
 * The search of the following page, or undefined when there is none: a page that is not full is the last one, unless the server
 * `givesLess` than it is asked for, and one whose token leads to a page before it would lead round in circles.
 */
export function nextSearch(search: URLSearchParams, page: Page, givesLess = false): URLSearchParams | undefined {
  if (!page.nextPage || (isShort(search, page) && !givesLess) || leadsBack(search, page)) return undefined
  return withTokens(search, [...search.getAll(key), page.nextPage].slice(-maxDepth))
}

/** Whether a page has rows, and fewer than it was asked for. One without any has a token only where more rows follow. */
export const isShort = (search: URLSearchParams, { items }: Page): boolean =>
  items.length > 0 && items.length < pageSize(search)

/** Whether the token of the next page is that of one before: what the server has beyond cannot be reached. */
export const leadsBack = (search: URLSearchParams, { nextPage }: Page): boolean =>
  typeof nextPage === 'string' && search.getAll(key).includes(nextPage)

/** The search of the page before, or undefined on the first page. */
export function previousSearch(search: URLSearchParams): URLSearchParams | undefined {
  const tokens = search.getAll(key)
  return tokens.length === 0 ? undefined : withTokens(search, tokens.slice(0, -1))
}

/** The first page, of another size if one is given. */
export function firstSearch(search: URLSearchParams, size = pageSize(search)): URLSearchParams {
  const next = withTokens(search, [])
  next.delete('size')
  if (size !== defaultPageSize) next.set('size', String(size))
  return next
}

/** Whether the URL shows another page than the first. */
export const isFirstPage = (search: URLSearchParams): boolean => !search.has(key)

/** A path with the state of the list it opens over or returns to: page, order, filters. */
export function keepPage(path: string, search: URLSearchParams): string {
  const kept = new URLSearchParams()
  for (const name of listKeys) for (const value of search.getAll(name)) kept.append(name, value)
  if (kept.size === 0) return path
  return `${path}${path.includes('?') ? '&' : '?'}${kept}`
}

function withTokens(search: URLSearchParams, tokens: readonly string[]): URLSearchParams {
  const next = new URLSearchParams(search)
  next.delete(key)
  for (const token of tokens) next.append(key, token)
  return next
}
