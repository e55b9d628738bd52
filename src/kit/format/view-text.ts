/** What a cell shows, as one line of text. */
import { bytesText } from '../../lib/bytes.ts'
import { mediumDate, shortTime } from '../../lib/dates.ts'
import { durationText, type DurationUnit } from '../../lib/durations.ts'
import { formatNumber } from '../../lib/numbers.ts'
import { unreadableText } from '../../lib/unreadable.ts'
import { type CellView, plainText } from './view.ts'

/** How single values are written. */
export interface Formats {
  number: (value: number | bigint) => string
  bytes: (value: number | bigint) => string
  date: (value: Date) => string
  duration: (value: number | bigint, unit: DurationUnit) => string
}

const plainFormats: Formats = {
  number: formatNumber,
  bytes: bytesText,
  duration: durationText,
  date: (date) => `${mediumDate(date)} ${shortTime(date)}`,
}

/** The text of a view; empty when there is nothing to show. */
export function viewText(view: CellView, formats = plainFormats): string {
  switch (view.kind) {
    case 'empty':
      return ''
    case 'unreadable':
      return unreadableText
    case 'number':
      return formats.number(view.value)
    case 'bytes':
      return formats.bytes(view.value)
    case 'identifier':
      return String(view.value)
    case 'duration':
      return formats.duration(view.value, view.unit)
    case 'date':
      return formats.date(view.date)
    case 'list':
      return view.items.join(', ')
    case 'table':
      return view.rows.map((row) => rowText(row, formats)).join('; ')
    case 'json':
      return plainText(view.value)
    case 'text':
    case 'description':
    case 'id':
    case 'mono':
    case 'badge':
      return view.text
  }
}

/** One row of a table, without what is empty in it. */
export const rowText = (row: readonly CellView[], formats = plainFormats): string =>
  row
    .map((one) => viewText(one, formats))
    .filter((text) => text !== '')
    .join(', ')
