/** What the cells of a row say, as text: for search, for sorting by what is read, and for references by name. */
import { idField } from '../../../../generated/model/conventions.gen.ts'
import { bytesText } from '../../../lib/bytes.ts'
import { readPath } from '../../../lib/condition.ts'
import { durationText } from '../../../lib/durations.ts'
import { mediumDate, shortTime } from '../../../lib/dates.ts'
import { isMissing } from '../../../lib/missing.ts'
import { formatNumber } from '../../../lib/numbers.ts'
import { cellView, plainText } from '../../format/view.ts'
import { type Formats, viewText } from '../../format/view-text.ts'
import { goneText, resolve } from '../../lookup/names.ts'
import { shownIn } from '../../format/row-values.ts'
import type { NamesById } from '../../lookup/use-names.ts'
import type { Column, Row } from '../../spec.ts'

/** Remembers texts: formatting costs microseconds, and columns hold the same few values thousands of times. */
function remembered<V>(textOf: (value: V) => string, keyOf: (value: V) => unknown): (value: V) => string {
  const texts = new Map<unknown, string>()
  return (value) => {
    const key = keyOf(value)
    let text = texts.get(key)
    if (text === undefined) {
      if (texts.size >= mostTexts) texts.clear()
      text = textOf(value)
      texts.set(key, text)
    }
    return text
  }
}

const mostTexts = 10_000
const itself = (value: number | bigint) => value
const dayTexts = remembered(mediumDate, (date) => (date.getFullYear() * 12 + date.getMonth()) * 31 + date.getDate())
const minuteTexts = remembered(shortTime, (date) => date.getHours() * 60 + date.getMinutes())
const formats: Formats = {
  number: remembered(formatNumber, itself),
  bytes: remembered(bytesText, itself),
  duration: durationText,
  date: (date) => `${dayTexts(date)} ${minuteTexts(date)}`,
}

/** The text that a cell shows. References that are not resolved yet show their id. */
export function cellText(row: Row, asked: Column, names: NamesById): string {
  const column = shownIn(asked, row)
  const value = readPath(row, column.path)
  if (isMissing(value)) return ''
  if (column.cell.kind === 'ref') {
    const candidates = names[column.id]
    const referred = candidates && resolve(value, column.cell.lookup, candidates)
    switch (referred?.kind) {
      case 'row':
      case 'unknown':
        return referred.text
      case 'deleted':
        return goneText(value, column.cell.lookup, column !== asked)
      case 'loading':
      case undefined:
        return plainText(value)
    }
  }
  return viewText(cellView(value, column.cell), formats)
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
  const parts = [plainText(readPath(row, idField))]
  for (const column of columns) {
    const value = readPath(row, column.path)
    parts.push(cellText(row, column, names))
    // What copying the cell gives, and dates as the API has them.
    if (column.cell.kind === 'ref') parts.push(plainText(value))
    if (column.cell.kind === 'date') parts.push(plainText(value))
    if (column.cell.kind === 'number' || column.cell.kind === 'duration') parts.push(plainText(value))
  }
  return parts.join('\n').toLowerCase()
}
