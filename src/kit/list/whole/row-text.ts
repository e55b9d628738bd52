/** What the cells of a row say, as text: for search, for sorting by what is read, and for references by name. */
import { bytesText } from '../../../lib/bytes.ts'
import { readPath } from '../../../lib/condition.ts'
import { dateTime, mediumDate, shortTime } from '../../../lib/dates.ts'
import { formatNumber } from '../../../lib/numbers.ts'
import { cellView, plainText } from '../../cells/view.ts'
import { resolve } from '../../lookup/names.ts'
import type { NamesById } from '../../lookup/use-names.ts'
import type { Column, Row } from '../../spec.ts'

/** The text that a cell shows. References that are not resolved yet show their id. */
export function cellText(row: Row, column: Column, names: NamesById): string {
  const value = readPath(row, column.path)
  if (value === undefined || value === null || value === '') return ''
  if (column.cell.kind === 'ref') {
    const candidates = names[column.id]
    const referred = candidates && resolve(value, column.cell.lookup, candidates)
    switch (referred?.kind) {
      case 'row':
      case 'unknown':
        return referred.text
      case 'deleted':
        return 'Deleted'
      case 'loading':
      case undefined:
        return plainText(value)
    }
  }
  const view = cellView(value, column.cell)
  switch (view.kind) {
    case 'empty':
      return ''
    case 'number':
      return formatNumber(view.value)
    case 'bytes':
      return bytesText(view.value)
    case 'date':
      return `${mediumDate(view.date)} ${shortTime(view.date)}`
    case 'list':
      return view.items.join(', ')
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

/** Finds rows by any text their cells show, and by ids. Texts are made once per row and kept as long as columns and names are. */
export function createSearch(columns: readonly Column[], names: NamesById): (q: string) => (row: Row) => boolean {
  const texts = new WeakMap<Row, string>()
  const textOf = (row: Row): string => {
    let text = texts.get(row)
    if (text === undefined) {
      text = searchText(row, columns, names)
      texts.set(row, text)
    }
    return text
  }
  return (q) => {
    const words = q.toLowerCase().split(/\s+/).filter(Boolean)
    return (row) => {
      const text = textOf(row)
      return words.every((word) => text.includes(word))
    }
  }
}

function searchText(row: Row, columns: readonly Column[], names: NamesById): string {
  const parts = [plainText(readPath(row, 'id'))]
  for (const column of columns) {
    const value = readPath(row, column.path)
    parts.push(cellText(row, column, names))
    // What copying the cell gives, and the date as it is spoken of elsewhere.
    if (column.cell.kind === 'ref') parts.push(plainText(value))
    if (column.cell.kind === 'date' && value instanceof Date) parts.push(dateTime(value), plainText(value))
    if (column.cell.kind === 'number') parts.push(plainText(value))
  }
  return parts.join('\n').toLowerCase()
}
