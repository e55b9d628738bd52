/** The rows of a view: those that meet search and filters, in the wanted order. */
import { readPath } from '../../../lib/condition.ts'
import { type FieldType, fieldTypeOf } from '../filter/field-type.ts'
import { matcher } from '../filter/match.ts'
import { parseIp } from '../../../lib/ip.ts'
import { isMissing } from '../../../lib/missing.ts'
import { isUnreadable } from '../../../lib/unreadable.ts'
import { sortByKey, type SortKey } from '../../../lib/sort-texts.ts'
import type { Work } from '../../../lib/turns.ts'
import { shownIn } from '../../format/row-values.ts'
import type { NamesById } from '../../lookup/use-names.ts'
import type { Column, Row } from '../../spec.ts'
import type { ListView } from '../view/view.ts'
import { cellText } from './row-text.ts'

export interface ArrangeContext {
  names: NamesById
  search: (q: string) => (row: Row) => boolean
  /** Milliseconds since the epoch. */
  now: number
}

type View = Pick<ListView, 'q' | 'order' | 'filters'>

/** Rows between two steps of the work. */
const perStep = 500

/** Those of `rows` that the view shows, in its order; without one, in theirs: as work of turns. */
export function* arranging(rows: readonly Row[], view: View, context: ArrangeContext): Work<readonly Row[]> {
  const { q, order, filters } = view
  const { names, now } = context
  const tests = filters.map((filter) => matcher(filter, { now, textOf: (row) => cellText(row, filter.column, names) }))
  if (q !== '') tests.push(context.search(q))
  if (tests.length === 0 && !order) return rows
  const found: Row[] = []
  const keys = new Map<Row, SortKey>()
  for (let start = 0; start < rows.length; start += perStep) {
    for (const row of rows.slice(start, start + perStep)) {
      if (!tests.every((test) => test(row))) continue
      found.push(row)
      if (order) keys.set(row, sortKeyOf(row, order.column, names))
    }
    yield
  }
  // With keys that are ready, a hundred thousand rows are sorted in less than what anybody notices.
  return order ? sortByKey(found, (row) => keys.get(row), order.falling) : found
}

/** By what a column sorts a row. Rows without a value, or with one that cannot be read, come last either way. */
function sortKeyOf(row: Row, column: Column, names: NamesById): SortKey {
  const key = keyOf(readPath(row, shownIn(column, row).path), fieldTypeOf(column))
  return key === null ? cellText(row, column, names) || undefined : key
}

/** What a value is sorted by; null for what its cell says. */
function keyOf(value: unknown, type: FieldType): SortKey | null {
  if (isMissing(value) || isUnreadable(value)) return undefined
  switch (type) {
    case 'number':
    case 'bytes':
    case 'duration':
      return typeof value === 'number' || typeof value === 'bigint' ? value : null
    case 'date':
      return value instanceof Date ? value.getTime() : null
    case 'ip':
    case 'cidr':
      return addressKey(String(value))
    case 'text':
    case 'choice':
    case 'reference':
    case 'boolean':
    case 'list':
      return null
  }
}

/** IPv4 before IPv6, then by address, then by width. */
function addressKey(text: string): SortKey | null {
  const [address = '', width = '0'] = text.split('/')
  const ip = parseIp(address)
  return ip ? ((ip.version === 'v6' ? 1n << 128n : 0n) + ip.value) * 256n + BigInt(Number(width) || 0) : null
}
