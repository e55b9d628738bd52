/** What the URL asks of the whole list: search, order and filters. What cannot be read is left out and said. */
import { isOfRow } from '../../format/row-values.ts'
import type { Column, ListScreen } from '../../spec.ts'
import { type Filter, parseFilter, printFilter } from '../filter/filter-url.ts'

export interface Order {
  column: Column
  falling: boolean
}

export interface ListView {
  q: string
  order: Order | undefined
  filters: readonly Filter[]
  /** What the URL asks for and nobody can do, in plain words. */
  problems: readonly string[]
}

/** Reads the view of a list from its URL. */
export function readView(
  search: URLSearchParams,
  { columns, sort: usual }: Pick<ListScreen, 'columns' | 'sort'>,
): ListView {
  const problems: string[] = []
  const q = search.get('q')?.trim() ?? ''
  const sort = search.get('sort') ?? usual ?? ''
  const falling = sort.startsWith('-')
  const column = sort && columns.find((one) => isOfRow(one) && one.id === (falling ? sort.slice(1) : sort))
  if (sort && !column) problems.push(`There is no column “${falling ? sort.slice(1) : sort}” to sort by.`)
  const filters: Filter[] = []
  for (const text of search.getAll('filter').filter((one) => one !== '')) {
    const result = parseFilter(text, columns)
    if ('problem' in result) problems.push(result.problem)
    else filters.push(result.filter)
  }
  return { q, order: column ? { column, falling } : undefined, filters, problems }
}

/** Whether fewer rows than there are may be asked for. */
export const isNarrowed = ({ q, filters }: Pick<ListView, 'q' | 'filters'>): boolean => q !== '' || filters.length > 0

/** The search with these filters instead of its own, at the first page. */
export function withFilters(search: URLSearchParams, filters: readonly Filter[]): URLSearchParams {
  const next = new URLSearchParams(search)
  next.delete('page')
  next.delete('filter')
  for (const filter of filters) next.append('filter', printFilter(filter))
  return next
}

/** The search without anything that leaves rows out. */
export function withoutFilters(search: URLSearchParams): URLSearchParams {
  const next = withFilters(search, [])
  next.delete('q')
  return next
}
