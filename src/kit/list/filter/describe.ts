/** A filter in words, for its chip. */
import type { Column } from '../../spec.ts'
import { dateTime, mediumDate } from '../../../lib/dates.ts'
import { shortName } from '../../../lib/isolate.ts'
import { plainText } from '../../format/view.ts'
import { fieldTypeOf } from './field-type.ts'
import type { Filter } from './filter-url.ts'
import { operatorOf } from './operators.ts'
import { readDate, readSpan } from './values.ts'

const shownValues = 3

/** `State is any of attached, detached`. */
export function describeFilter({ column, operator, values }: Filter): string {
  const label = operatorOf(fieldTypeOf(column), operator)?.label ?? operator
  // It may come with an address that somebody else has made.
  const texts = values.map((value) => shortName(valueLabel(value, column)))
  const more = texts.length - shownValues
  const listed = more > 0 ? `${texts.slice(0, shownValues).join(', ')} and ${more} more` : texts.join(', ')
  if (operator === 'between') return `${column.label} between ${texts.join(' and ')}`
  if (operator === 'last') return `${column.label} ${label} ${spanText(values[0] ?? '')}`
  const verb =
    texts.length === 1 && (operator === 'any' || operator === 'none') ? (operator === 'any' ? 'is' : 'is not') : label
  return [column.label, verb, listed].filter(Boolean).join(' ')
}

/** What people read for a value of a column. */
export function valueLabel(value: string, { cell }: Column): string {
  if (cell.kind === 'date') return dayText(value)
  if (cell.kind === 'boolean') return plainText(value === 'true')
  if (cell.kind !== 'badge') return value
  const label = cell.labels && Object.hasOwn(cell.labels, value) ? cell.labels[value] : undefined
  return label ?? value.replaceAll('_', ' ')
}

/** A date as the rows below have it, with its time if it has one. */
function dayText(text: string): string {
  const stretch = readDate(text)
  if (!stretch) return text
  const date = new Date(stretch.from)
  return text.includes('T') ? dateTime(date) : mediumDate(date)
}

function spanText(text: string): string {
  if (readSpan(text) === undefined) return text
  const count = Number(text.slice(0, -1))
  return `${count} ${text.endsWith('h') ? 'hour' : 'day'}${count === 1 ? '' : 's'}`
}
