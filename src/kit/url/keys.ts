/** What of a list stands in the URL: few lines, because the first list needs them. The rest is in `view.ts`. */

/** Search parameters that belong to a list. */
export const listKeys = ['page', 'size', 'q', 'sort', 'filter', 'columns', 'asked'] as const

/** Whether the URL searches, sorts or filters: that takes the whole collection, not a page of it. */
export const wantsWhole = (search: URLSearchParams): boolean => ['q', 'sort', 'filter'].some((key) => search.get(key))

/** The column that a filter of the URL is about: what stands before its first colon. */
export const filteredColumn = (filter: string): string => filter.split(':', 1)[0] ?? ''

/**
 * The order after a press on a column's heading: rising, falling, none. `sort` is the URL's: a column, with a minus in front
 * when it falls.
 */
export function nextSort(sort: string | null, column: string): string | undefined {
  if (sort === column) return `-${column}`
  return sort === `-${column}` ? undefined : column
}

/** The search with one of its values changed; whatever changes, it starts at the first page. */
export function withValue(search: URLSearchParams, key: 'q' | 'sort', value: string | undefined): URLSearchParams {
  const next = new URLSearchParams(search)
  next.delete('page')
  if (value) next.set(key, value)
  else next.delete(key)
  return next
}

/** A search as people can read it: colons and commas need no escape in a query. */
export const searchText = (search: URLSearchParams): string =>
  search.size === 0 ? '' : `?${search.toString().replaceAll('%3A', ':').replaceAll('%2C', ',')}`
