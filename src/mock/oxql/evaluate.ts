/** Runs a query over the series that there are. */
import type { OxqlTable } from '../../../generated/api/wire.gen.ts'
import { alignTable, groupTable } from './align.ts'
import type { Expression, Query, TableOperation } from './ast.ts'
import { OxqlError } from './error.ts'
import { checkFilter, filterTable, namesOf, pointsOf, type Names } from './filter.ts'
import { parseQuery } from './parser.ts'
import { rangeOf, readTable } from './read.ts'
import type { Kind } from './source.ts'
import { wireTable, type Table } from './table.ts'

export interface QueryRequest {
  readonly text: string
  /** Milliseconds since the epoch. */
  readonly now: number
  /** The kinds of series that the caller may read, by name. */
  readonly kinds: ReadonlyMap<string, Kind>
}

/** The tables that a query answers with. Throws `OxqlError` for a query that cannot be read or run. */
export function runQuery({ text, now, kinds }: QueryRequest): OxqlTable[] {
  const query = parseQuery(text, now)
  const kind = kinds.get(query.series)
  if (kind === undefined) throw new OxqlError(`Schema for timeseries '${query.series}' not found`)
  checkOperations(query, namesOf(kind.schema))

  const filters = leadingFilters(query.operations)
  const next = query.operations[filters.length]
  const period = next?.kind === 'align' ? next.period : undefined
  const { until: end } = rangeOf(filters, now)
  let table = readTable({ name: query.series, kind, filters, period, now })
  for (const operation of query.operations) table = applied(operation, table, end)
  return [wireTable(table)]
}

function leadingFilters(operations: readonly TableOperation[]): Expression[] {
  const filters: Expression[] = []
  for (const operation of operations) {
    if (operation.kind !== 'filter') break
    filters.push(operation.where)
  }
  return filters
}

/** What can be said before anything is read. Every name has to be one at its place: a group keeps only its own fields. */
function checkOperations({ operations }: Query, all: Names): void {
  let names = all
  for (const [index, operation] of operations.entries()) {
    if (operation.kind === 'filter') checkFilter(operation.where, names)
    if (operation.kind !== 'group_by') continue
    if (!operations.slice(0, index).some(({ kind }) => kind === 'align'))
      throw new OxqlError('Input tables to a `group_by` must be aligned')
    const unknown = operation.fields.find(
      (field) => !Object.hasOwn(names, field) || field === 'timestamp' || field === 'datum',
    )
    if (unknown !== undefined)
      throw new OxqlError(`Timeseries cannot be grouped by \`${unknown}\`: it is not one of its fields`)
    const kept = new Set(['timestamp', 'datum', ...operation.fields])
    names = Object.fromEntries(Object.entries(names).filter(([name]) => kept.has(name)))
  }
}

function applied(operation: TableOperation, table: Table, end: number): Table {
  switch (operation.kind) {
    case 'filter':
      return filterTable(table, operation.where)
    case 'align':
      return alignTable(table, operation.period, end)
    case 'group_by':
      return groupTable(table, operation.fields, operation.reducer)
    case 'limit':
      return { ...table, series: table.series.map((series) => pointsOf(series, ends(series.times.length, operation))) }
  }
}

/** Indexes of the first or last points. */
function ends(length: number, { end, count }: { end: 'first' | 'last'; count: number }): number[] {
  const all = Array.from({ length }, (_, index) => index)
  return end === 'first' ? all.slice(0, count) : all.slice(-count)
}
