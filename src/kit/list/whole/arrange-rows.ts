/** The rows of a view: those that meet search and filters, in the wanted order. */
import { readPath } from '../../../lib/condition.ts'
import { type FieldType, fieldTypeOf } from '../filter/field-type.ts'
import { matcher } from '../filter/match.ts'
import { parseIp } from '../../../lib/ip.ts'
import { isMissing } from '../../../lib/missing.ts'
import type { NamesById } from '../../lookup/use-names.ts'
import type { Row } from '../../spec.ts'
import type { ListView, Order } from '../view/view.ts'
import { cellText } from './row-text.ts'

export interface ArrangeContext {
  names: NamesById
  search: (q: string) => (row: Row) => boolean
  /** Milliseconds since the epoch. */
  now: number
}

type View = Pick<ListView, 'q' | 'order' | 'filters'>

/** Those of `rows` that the view shows, in its order; without one, in theirs. */
export function arrangeRows(rows: readonly Row[], view: View, context: ArrangeContext): readonly Row[] {
  const tests = view.filters.map((filter) =>
    matcher(filter, { now: context.now, textOf: (row) => cellText(row, filter.column, context.names) }),
  )
  if (view.q !== '') tests.push(context.search(view.q))
  const found = tests.length === 0 ? rows : rows.filter((row) => tests.every((test) => test(row)))
  return view.order ? sortRows(found, view.order, context.names) : found
}

type Key = number | bigint | string | undefined

const collator = new Intl.Collator(undefined, { numeric: true, sensitivity: 'base' })

/** Sorted by one column. Rows without a value come last either way; equal ones keep their order. */
function sortRows(rows: readonly Row[], { column, falling }: Order, names: NamesById): readonly Row[] {
  const type = fieldTypeOf(column)
  const keyed = rows.map((row): { row: Row; key: Key } => {
    const value = readPath(row, column.path)
    const key = keyOf(value, type)
    return { row, key: key === null ? cellText(row, column, names) || undefined : key }
  })
  // Collation takes 100 ms for ten thousand names. Plain ones need none.
  const isPlain = keyed.every(({ key }) => typeof key !== 'string' || plain.test(key))
  if (isPlain) for (const one of keyed) if (typeof one.key === 'string') one.key = plainKey(one.key)
  const compare = isPlain ? compareValues : compareTexts
  const direction = falling ? -1 : 1
  keyed.sort((a, b) => {
    if (a.key === undefined || b.key === undefined) return a.key === b.key ? 0 : a.key === undefined ? 1 : -1
    return direction * compare(a.key, b.key)
  })
  return keyed.map(({ row }) => row)
}

/** What a value is sorted by; null for what its cell says. */
function keyOf(value: unknown, type: FieldType): Key | null {
  if (isMissing(value)) return undefined
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
function addressKey(text: string): Key | null {
  const [address = '', width = '0'] = text.split('/')
  const ip = parseIp(address)
  return ip ? ((ip.version === 'v6' ? 1n << 128n : 0n) + ip.value) * 256n + BigInt(Number(width) || 0) : null
}

/** Printable ASCII: its order is that of its codes. */
const plain = /^[ -~]*$/

/** Comparing these compares the texts as people count, whatever their case. */
const plainKey = (text: string): string => text.toLowerCase().replace(/\d+/g, (digits) => digits.padStart(16, '0'))

type Value = number | bigint | string

const compareValues = (a: Value, b: Value): number => (a < b ? -1 : a > b ? 1 : 0)

const compareTexts = (a: Value, b: Value): number =>
  typeof a === 'string' || typeof b === 'string' ? collator.compare(String(a), String(b)) : compareValues(a, b)
