/**
 * Paging state lives in the URL: `?page=` once per page turned, oldest first, so that the last one is the current
 * page's token and the one before it leads back. Reload and Back work, and there is no total because the API has none.
 */
import type { Page, PageRequest } from '../spec.ts'

/** Rows per page (design §11). */
export const pageSize = 50

const key = 'page'
// Tokens are long and servers refuse very long URLs: beyond this many pages Previous leads to the first page.
const maxDepth = 30

/** What the page in the URL asks for. Loader and component must build their query from this same value. */
export function pageRequest(search: URLSearchParams): PageRequest {
  const pageToken = search.getAll(key).at(-1)
  return pageToken ? { limit: pageSize, pageToken } : { limit: pageSize }
}

/** The search of the following page, or undefined when there is none: a short page is the last one. */
export function nextSearch(search: URLSearchParams, page: Page): URLSearchParams | undefined {
  if (!page.nextPage || page.items.length < pageSize) return undefined
  return withTokens(search, [...search.getAll(key), page.nextPage].slice(-maxDepth))
}

/** The search of the page before, or undefined on the first page. */
export function previousSearch(search: URLSearchParams): URLSearchParams | undefined {
  const tokens = search.getAll(key)
  return tokens.length === 0 ? undefined : withTokens(search, tokens.slice(0, -1))
}

/** Whether the URL shows another page than the first. */
export const isFirstPage = (search: URLSearchParams): boolean => !search.has(key)

/** A path with the paging state of the list it opens over or returns to. */
export function keepPage(path: string, search: URLSearchParams): string {
  const tokens = search.getAll(key)
  if (tokens.length === 0) return path
  return `${path}${path.includes('?') ? '&' : '?'}${withTokens(new URLSearchParams(), tokens)}`
}

function withTokens(search: URLSearchParams, tokens: readonly string[]): URLSearchParams {
  const next = new URLSearchParams(search)
  next.delete(key)
  for (const token of tokens) next.append(key, token)
  return next
}
