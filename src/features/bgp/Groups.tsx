import { useQuery } from '@tanstack/react-query'
import { useMemo } from 'react'
import { useSearchParams } from 'react-router'

import { limitParam } from '../../../generated/model/conventions.gen.ts'
import { readPath } from '../../lib/condition.ts'
import { queryOptionsOf } from '../../kit/queries/query.ts'
import { rowsOf } from '../../kit/queries/rows.ts'
import type { ListScreen } from '../../kit/spec.ts'
import { usePageParams } from '../../kit/routing/use-params.ts'
import { searchText } from '../../kit/url/keys.ts'
import { Link } from '../../ui/Link.tsx'
import type { BgpRow } from './bgp-lists.ts'

/** What rows are told apart by: the column, and how its filter asks for a value. */
export interface GroupBy {
  column: string
  operator: 'any' | 'eq'
}

export interface GroupsProps {
  screen: ListScreen<BgpRow>
  by: readonly GroupBy[]
  /** What is said of the rows of a group. */
  count: (rows: readonly BgpRow[]) => string
}

/** More of them are no overview. */
const most = 24

/** How many rows each switch and peer has; a group leads to its rows. They are those of the list, which are asked for once. */
export function Groups({ screen, by, count }: GroupsProps) {
  const params = usePageParams()
  const [search] = useSearchParams()
  const { data } = useQuery({
    ...queryOptionsOf(screen.source.query(params, { [limitParam]: 0 })),
    throwOnError: false,
  })
  const groups = useMemo(() => grouped(rowsOf<BgpRow>(data, screen.source.shape), by), [data, screen, by])
  if (groups.length < 2 || groups.length > most) return null
  return (
    <ul aria-label="Groups" className="mb-4 flex flex-wrap gap-2">
      {groups.map(({ values, rows }) => {
        const filters = by.map(({ column, operator }, index) => `${column}:${operator}:${values[index]}`)
        const isCurrent = filters.every((filter) => search.getAll('filter').includes(filter))
        return (
          <li key={values.join(' ')}>
            <Link
              to={withFilters(search, isCurrent ? [] : filters)}
              aria-current={isCurrent || undefined}
              className="flex flex-wrap gap-x-2 rounded-md border border-line px-2.5 py-1 hover:border-line-strong aria-[current]:border-accent"
            >
              <span className="font-mono text-[0.92em] wrap-anywhere">{values.join(' ')}</span>
              <span className="text-ink-2 tabular-nums">{count(rows)}</span>
            </Link>
          </li>
        )
      })}
    </ul>
  )
}

function grouped(rows: readonly BgpRow[], by: readonly GroupBy[]): { values: readonly string[]; rows: BgpRow[] }[] {
  const groups = new Map<string, { values: readonly string[]; rows: BgpRow[] }>()
  for (const row of rows) {
    const values = by.map(({ column }) => String(readPath(row, column)))
    const key = values.join(' ')
    const group = groups.get(key) ?? { values, rows: [] }
    groups.set(key, group)
    group.rows.push(row)
  }
  return [...groups.values()].toSorted((a, b) => (a.values.join(' ') < b.values.join(' ') ? -1 : 1))
}

function withFilters(search: URLSearchParams, filters: readonly string[]): string {
  const next = new URLSearchParams(search)
  for (const key of ['filter', 'page']) next.delete(key)
  for (const filter of filters) next.append('filter', filter)
  return searchText(next) || '?'
}
