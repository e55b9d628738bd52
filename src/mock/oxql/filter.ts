/** `filter`: what a series' fields, and each of its points, have to meet. */
import type { FieldValue, TimeseriesSchema } from '../../../generated/api/wire.gen.ts'
import { parseIp } from '../../lib/ip.ts'
import { partOf } from '../../lib/variants.ts'
import { isUuid } from '../formats/uuid.ts'
import type { Comparison, Expression, Literal, Operator } from './ast.ts'
import { errorAt, OxqlError } from './error.ts'
import type { Sample } from './source.ts'
import type { Series, Table } from './table.ts'

/** Types of what a filter may name, by name. */
export type Names = Readonly<Record<string, FieldValue['type'] | 'timestamp' | 'datum'>>

/** What a filter of a fresh series may name. */
export const namesOf = (schema: Pick<TimeseriesSchema, 'field_schema'>): Names => ({
  ...Object.fromEntries(schema.field_schema.map(({ name, field_type: type }) => [name, type])),
  timestamp: 'timestamp',
  datum: 'datum',
})

/** Throws for names that the series do not have, and for values that cannot be compared with them. */
export function checkFilter(where: Expression, names: Names): void {
  const all = comparisonsOf(where)
  const unknown = [...new Set(all.map(({ field }) => field))].filter((field) => !Object.hasOwn(names, field))
  if (unknown.length > 0) {
    const known = Object.keys(names).filter((name) => name !== 'timestamp' && name !== 'datum')
    throw new OxqlError(
      `The filter expression contains identifiers that are not valid for its input timeseries. Invalid identifiers: ${listed(unknown)}, timeseries fields: ${listed(known)}`,
    )
  }
  for (const comparison of all) checkComparison(comparison, names[comparison.field] ?? 'datum')
}

const listed = (names: readonly string[]): string => `[${names.map((name) => JSON.stringify(name)).join(', ')}]`

/** Series that fit, with the points that fit; a series without points is not in the answer. */
export function filterTable(table: Table, where: Expression): Table {
  return { ...table, series: table.series.flatMap((series) => filterSeries(series, where)) }
}

function filterSeries(series: Series, where: Expression): Series[] {
  const fits = predicate(where, series.fields)
  const kept = series.times.flatMap((time, index) => (fits(time, series.values[index] ?? null) ? [index] : []))
  if (kept.length === 0) return []
  if (kept.length === series.times.length) return [series]
  return [pointsOf(series, kept)]
}

/** A series with some of its points. */
export function pointsOf(series: Series, indexes: readonly number[]): Series {
  const { starts, beside } = series
  const chosen = (values: Series['values']): Series['values'] => indexes.map((index) => values[index] ?? null)
  return {
    ...series,
    times: indexes.map((index) => series.times[index] ?? 0),
    values: chosen(series.values),
    ...(beside === undefined ? {} : { beside: beside.map((one) => ({ ...one, values: chosen(one.values) })) }),
    ...(starts === undefined ? {} : { starts: indexes.map((index) => starts[index] ?? 0) }),
  }
}

type Fits = (time: number, value: Sample | null) => boolean

/** The expression for one series: fields do not change along it, so they are looked at once. */
function predicate(where: Expression, fields: Series['fields']): Fits {
  switch (where.kind) {
    case 'and': {
      const parts = where.of.map((part) => predicate(part, fields))
      return (time, value) => parts.every((fits) => fits(time, value))
    }
    case 'or': {
      const parts = where.of.map((part) => predicate(part, fields))
      return (time, value) => parts.some((fits) => fits(time, value))
    }
    case 'xor': {
      const parts = where.of.map((part) => predicate(part, fields))
      return (time, value) => parts.filter((fits) => fits(time, value)).length % 2 === 1
    }
    case 'not': {
      const inner = predicate(where.of, fields)
      return (time, value) => !inner(time, value)
    }
    case 'compare':
      return comparing(where, fields)
  }
}

function comparing({ field, operator, literal }: Comparison, fields: Series['fields']): Fits {
  const wanted = literal.value
  if (field === 'timestamp') return (time) => compares(time, operator, wanted)
  if (field === 'datum') return (_, value) => typeof value === 'number' && compares(value, operator, wanted)
  const own = fields[field]
  const given = own && partOf(own, 'value')
  const answer = given !== undefined && compares(normal(given), operator, normal(wanted))
  return () => answer
}

/** Whether some point of a series with these fields can fit; undefined when its time or value decides. */
export function mayFit(where: Expression, fields: Series['fields']): boolean | undefined {
  switch (where.kind) {
    case 'and': {
      const parts = where.of.map((part) => mayFit(part, fields))
      return parts.includes(false) ? false : parts.includes(undefined) ? undefined : true
    }
    case 'or': {
      const parts = where.of.map((part) => mayFit(part, fields))
      return parts.includes(true) ? true : parts.includes(undefined) ? undefined : false
    }
    case 'xor': {
      const parts = where.of.map((part) => mayFit(part, fields))
      return parts.includes(undefined) ? undefined : parts.filter(Boolean).length % 2 === 1
    }
    case 'not': {
      const inner = mayFit(where.of, fields)
      return inner === undefined ? undefined : !inner
    }
    case 'compare':
      return where.field === 'timestamp' || where.field === 'datum' ? undefined : comparing(where, fields)(0, null)
  }
}

/** Ids in either case are one id. */
const normal = <T>(value: T): T | string => (typeof value === 'string' && isUuid(value) ? value.toLowerCase() : value)

function compares<T extends string | number | boolean>(
  given: T,
  operator: Operator,
  wanted: T | Literal['value'],
): boolean {
  switch (operator) {
    case '==':
      return given === wanted
    case '!=':
      return given !== wanted
    case '<':
      return given < wanted
    case '<=':
      return given <= wanted
    case '>':
      return given > wanted
    case '>=':
      return given >= wanted
    case '~=':
      return new RegExp(String(wanted)).test(String(given))
  }
}

/** Every comparison of an expression, as written. */
function comparisonsOf(where: Expression): readonly Comparison[] {
  if (where.kind === 'compare') return [where]
  if (where.kind === 'not') return comparisonsOf(where.of)
  return where.of.flatMap(comparisonsOf)
}

const wholeNumbers = new Set(['i8', 'u8', 'i16', 'u16', 'i32', 'u32', 'i64', 'u64'])

function checkComparison({ field, operator, literal, ...place }: Comparison, type: Names[string]): void {
  const problem = (text: string): OxqlError => errorAt(place, text)
  if (!comparable(type, literal)) {
    const shown = literal.kind === 'string' ? JSON.stringify(literal.value) : String(literal.value)
    throw problem(`the ${literal.kind} ${shown} cannot be compared with \`${field}\` of type ${type}`)
  }
  if (operator === '~=') {
    if (type !== 'string') throw problem(`\`~=\` matches strings, but \`${field}\` is of type ${type}`)
    if (!isPattern(String(literal.value))) throw problem(`\`${String(literal.value)}\` is not a regular expression`)
  } else if (operator !== '==' && operator !== '!=' && (type === 'uuid' || type === 'bool' || type === 'ip_addr')) {
    throw problem(`\`${field}\` of type ${type} has no order: only \`==\` and \`!=\` can be asked`)
  }
}

function comparable(type: Names[string], { kind, value }: Literal): boolean {
  switch (type) {
    case 'timestamp':
      return kind === 'timestamp'
    case 'datum':
      return kind === 'integer' || kind === 'double'
    case 'string':
      return kind === 'string'
    case 'bool':
      return kind === 'boolean'
    case 'uuid':
      return kind === 'string' && isUuid(String(value))
    case 'ip_addr':
      return kind === 'string' && parseIp(String(value)) !== undefined
    default:
      return kind === 'integer' && wholeNumbers.has(type)
  }
}

function isPattern(text: string): boolean {
  try {
    return new RegExp(text) instanceof RegExp
  } catch {
    return false
  }
}

/** Milliseconds since the epoch between which all points lie that an expression can let through; both ends included. */
export interface Bounds {
  readonly from: number
  readonly until: number
}

export const everything: Bounds = { from: -Infinity, until: Infinity }

/** The bounds that an expression sets. */
export function boundsOf(where: Expression): Bounds {
  switch (where.kind) {
    case 'and':
      return where.of.map(boundsOf).reduce(both, everything)
    case 'or':
      return where.of.map(boundsOf).reduce((a, b) => ({
        from: Math.min(a.from, b.from),
        until: Math.max(a.until, b.until),
      }))
    case 'xor':
    case 'not':
      return everything
    case 'compare':
      return where.field === 'timestamp' ? boundOf(where.operator, Number(where.literal.value)) : everything
  }
}

/** What meets two bounds. */
export const both = (a: Bounds, b: Bounds): Bounds => ({
  from: Math.max(a.from, b.from),
  until: Math.min(a.until, b.until),
})

function boundOf(operator: Operator, time: number): Bounds {
  switch (operator) {
    case '==':
      return { from: time, until: time }
    case '<':
    case '<=':
      return { from: -Infinity, until: time }
    case '>':
      // Times are whole milliseconds: the first sample that is read must be one that the filter lets through.
      return { from: Math.floor(time) + 1, until: Infinity }
    case '>=':
      return { from: time, until: Infinity }
    case '!=':
    case '~=':
      return everything
  }
}
