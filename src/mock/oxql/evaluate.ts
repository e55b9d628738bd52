/** Runs a query over the series that there are. */
import type { OxqlTable } from '../../../generated/api/wire.gen.ts'
import { alignTable, groupTable } from './align.ts'
import type { Query, QueryOfSeries, TableOperation } from './ast.ts'
import { checkQuery } from './check.ts'
import { OxqlError } from './error.ts'
import { filterTable, pointsOf } from './filter.ts'
import { joinTables } from './join.ts'
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

export interface QueryAnswer {
  readonly tables: OxqlTable[]
  /** Of how many samples of a series one is there, at most; 1 when all are. */
  readonly thinned: number
}

/** A table on its way through a query. */
interface Flow {
  readonly table: Table
  /** Milliseconds since the epoch: where alignment ends. */
  readonly end: number
  readonly thinned: number
}

/** The tables that a query answers with. Throws `OxqlError` for a query that cannot be read or run. */
export function runQuery(request: QueryRequest): QueryAnswer {
  const query = parseQuery(request.text, request.now)
  checkQuery(query, request.kinds)
  const flows = flowsOf(query, [], request)
  return {
    tables: flows.map(({ table }) => wireTable(table)),
    thinned: Math.max(1, ...flows.map(({ thinned }) => thinned)),
  }
}

/** `later` is what is done to the tables after this query: filters right at its end need not be read past. */
function flowsOf(query: Query, later: readonly TableOperation[], request: QueryRequest): Flow[] {
  if ('series' in query) return [query.operations.reduce(applied, read(query, later, request))]
  let flows = query.queries.flatMap((one) => flowsOf(one, [...query.operations, ...later], request))
  for (const operation of query.operations)
    flows = operation.kind === 'join' ? [joined(flows)] : flows.map((flow) => applied(flow, operation))
  return flows
}

function read(
  { series: name, operations }: QueryOfSeries,
  later: readonly TableOperation[],
  request: QueryRequest,
): Flow {
  const { kinds, now } = request
  const kind = kinds.get(name)
  if (kind === undefined) throw new OxqlError(`Schema for timeseries '${name}' not found`)
  const following = [...operations, ...later]
  const count = following.findIndex((operation) => operation.kind !== 'filter')
  const filters = following
    .slice(0, count < 0 ? following.length : count)
    .flatMap((operation) => (operation.kind === 'filter' ? [operation.where] : []))
  const next = following[filters.length]
  const period = next?.kind === 'align' ? next.period : undefined
  const table = readTable({ name, kind, filters, period, now })
  return { table, end: rangeOf(filters, now).until, thinned: table.thinned }
}

function joined(flows: readonly Flow[]): Flow {
  return {
    table: joinTables(flows.map(({ table }) => table)),
    end: Math.min(...flows.map(({ end }) => end)),
    thinned: Math.max(...flows.map(({ thinned }) => thinned)),
  }
}

function applied(flow: Flow, operation: TableOperation): Flow {
  const { table, end } = flow
  switch (operation.kind) {
    case 'filter':
      return { ...flow, table: filterTable(table, operation.where) }
    case 'align':
      return { ...flow, table: alignTable(table, operation.period, end) }
    case 'group_by':
      return { ...flow, table: groupTable(table, operation.fields, operation.reducer) }
    case 'limit':
      return {
        ...flow,
        table: {
          ...table,
          series: table.series.map((series) => pointsOf(series, ends(series.times.length, operation))),
        },
      }
    case 'join':
      throw new OxqlError('A `join` needs at least two tables')
  }
}

/** Indexes of the first or last points. */
function ends(length: number, { end, count }: { end: 'first' | 'last'; count: number }): number[] {
  const all = Array.from({ length }, (_, index) => index)
  return end === 'first' ? all.slice(0, count) : all.slice(-count)
}
