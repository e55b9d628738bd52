/** What can be said of a query before anything is read: every name has to be one at its place, every table aligned where it must be. */
import type { Query, TableOperation } from './ast.ts'
import { OxqlError } from './error.ts'
import { checkFilter, namesOf, type Names } from './filter.ts'
import type { Kind } from './source.ts'

/** Tables that one query may start with. */
const maxTables = 16

/** What is known of a table on its way through a query. */
interface Known {
  /** What a filter may name: a group keeps only its own fields. */
  readonly names: Names
  /** Milliseconds between its points, once it is aligned. */
  readonly period?: number
  /** Its points have a value of each of several tables. */
  readonly isJoined?: true
}

/** Throws `OxqlError` for a query that cannot be run. */
export function checkQuery(query: Query, kinds: ReadonlyMap<string, Kind>): void {
  if (tablesOf(query) > maxTables) throw new OxqlError(`A query reads ${maxTables} tables at most`)
  check(query, kinds)
}

const tablesOf = (query: Query): number =>
  'series' in query ? 1 : query.queries.reduce((sum, one) => sum + tablesOf(one), 0)

function check(query: Query, kinds: ReadonlyMap<string, Kind>): Known[] {
  let tables = 'series' in query ? [start(query.series, kinds)] : query.queries.flatMap((one) => check(one, kinds))
  for (const operation of query.operations)
    tables = operation.kind === 'join' ? [joined(tables)] : tables.map((table) => after(table, operation))
  return tables
}

function start(series: string, kinds: ReadonlyMap<string, Kind>): Known {
  const kind = kinds.get(series)
  if (kind === undefined) throw new OxqlError(`Schema for timeseries '${series}' not found`)
  return { names: namesOf(kind.schema) }
}

function joined(tables: readonly Known[]): Known {
  const [first] = tables
  if (first === undefined || tables.length < 2) throw new OxqlError('A `join` needs at least two tables')
  if (tables.some(({ isJoined }) => isJoined === true)) throw oneValue('join')
  if (first.period === undefined || tables.some(({ period }) => period !== first.period))
    throw new OxqlError('Input tables to a `join` must be aligned')
  const { datum: _datum, ...names } = first.names
  return { names, period: first.period, isJoined: true }
}

const oneValue = (operation: string): OxqlError =>
  new OxqlError(`Input tables to \`${operation}\` have one value at each point: put it before the \`join\``)

function after(table: Known, operation: TableOperation): Known {
  switch (operation.kind) {
    case 'filter':
      checkFilter(operation.where, table.names)
      return table
    case 'align':
      if (table.isJoined === true) throw oneValue('align')
      return { ...table, period: operation.period }
    case 'group_by': {
      if (table.period === undefined) throw new OxqlError('Input tables to a `group_by` must be aligned')
      if (table.isJoined === true) throw oneValue('group_by')
      const unknown = operation.fields.find(
        (field) => !Object.hasOwn(table.names, field) || field === 'timestamp' || field === 'datum',
      )
      if (unknown !== undefined)
        throw new OxqlError(`Timeseries cannot be grouped by \`${unknown}\`: it is not one of its fields`)
      const kept = new Set(['timestamp', 'datum', ...operation.fields])
      return { ...table, names: Object.fromEntries(Object.entries(table.names).filter(([name]) => kept.has(name))) }
    }
    case 'limit':
    case 'join':
      return table
  }
}
