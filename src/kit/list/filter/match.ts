/** Whether a row meets a filter. */
import { cidrContains, parseCidr, parseIp } from '../../../lib/ip.ts'
import { nanoseconds, parseDuration } from '../../../lib/parse-duration.ts'
import { readPath } from '../../../lib/condition.ts'
import { isMissing } from '../../../lib/missing.ts'
import { viewText } from '../../format/view-text.ts'
import { cellView, plainText } from '../../format/view.ts'
import type { Row } from '../../spec.ts'
import { fieldTypeOf } from './field-type.ts'
import { stretchOf } from './date-filter.ts'
import type { Filter } from './filter-url.ts'
import { readBlock, readNumber } from './values.ts'

export interface MatchContext {
  /** Milliseconds since the epoch. */
  now: number
  /** What a column shows of a row, as text: for references their name. */
  textOf: (row: Row) => string
}

type Test = (value: unknown, row: Row) => boolean

/** A test for rows, made once per filter. The filter's values were found to be readable. */
export function matcher(filter: Filter, context: MatchContext): (row: Row) => boolean {
  const { path } = filter.column
  const test = testOf(filter, context)
  return (row) => test(readPath(row, path), row)
}

function testOf(filter: Filter, context: MatchContext): Test {
  if (filter.operator === 'empty') return isEmpty
  if (filter.operator === 'set') return (value) => !isEmpty(value)
  const type = fieldTypeOf(filter.column)
  switch (type) {
    case 'text':
      return textTest(filter)
    case 'list':
      return (value) => lower(plainText(value)).includes(lower(filter.values[0] ?? ''))
    case 'number':
    case 'bytes':
    case 'duration':
      return numberTest(filter)
    case 'date':
      return dateTest(filter, context.now)
    case 'boolean':
      return (value) => typeof value === 'boolean' && filter.values.includes(String(value))
    case 'choice':
      return among(filter, (value) => (isEmpty(value) ? undefined : plainText(value)))
    case 'reference':
      return among(filter, (value, row) => (isEmpty(value) ? undefined : context.textOf(row)))
    case 'ip':
    case 'cidr':
      return addressTest(filter)
  }
}

const isEmpty = (value: unknown): boolean => isMissing(value) || (Array.isArray(value) && value.length === 0)

const lower = (text: string): string => text.toLowerCase()

function among({ operator, values }: Filter, textOf: (value: unknown, row: Row) => string | undefined): Test {
  const wanted = new Set(values)
  return (value, row) => {
    const text = textOf(value, row)
    return (text !== undefined && wanted.has(text)) !== (operator === 'none')
  }
}

/** What the cell shows is what people look for. */
function textTest({ column: { cell }, operator, values: [wanted = ''] }: Filter): Test {
  const text = lower(wanted)
  const shown = (value: unknown): string => lower(viewText(cellView(value, cell)))
  if (operator === 'is') return (value) => shown(value) === text
  if (operator === 'starts') return (value) => shown(value).startsWith(text)
  return (value) => shown(value).includes(text)
}

function numberTest({ column, operator, values }: Filter): Test {
  const { cell } = column
  const type = fieldTypeOf(column)
  const read = (text: string) => (cell.kind === 'duration' ? parseDuration(text, cell.unit) : readNumber(text, type))
  const [first = Number.NaN, second = first] = values.map((text) => read(text) ?? Number.NaN)
  return (value) => {
    if (typeof value !== 'number' && typeof value !== 'bigint') return false
    const count = cell.kind === 'duration' ? nanoseconds(value, cell.unit) : Number(value)
    if (operator === 'lt') return count < first
    if (operator === 'gt') return count > first
    return count >= Math.min(first, second) && count <= Math.max(first, second)
  }
}

function dateTest(filter: Filter, now: number): Test {
  const stretch = stretchOf(filter, now)
  return (value) => {
    const time = value instanceof Date ? value.getTime() : Number.NaN
    return stretch !== undefined && time >= stretch.from && time < stretch.until
  }
}

function addressTest({ operator, values: [wanted = ''] }: Filter): Test {
  const block = readBlock(wanted)
  return (value) => {
    const text = plainText(value)
    const own = text.includes('/') ? parseCidr(text) : undefined
    const ip = own ? own.ip : parseIp(text)
    if (!ip || !block) return false
    if (operator === 'in') return (own?.width ?? Infinity) >= block.width && cidrContains(block, ip)
    const width = own?.width ?? block.width
    return ip.version === block.ip.version && ip.value === block.ip.value && width === block.width
  }
}
