/** Rows as a table of raw values, for programs and spreadsheets rather than for reading. */
import { writeJson } from '../../../api/json.ts'
import { readPath } from '../../../lib/condition.ts'
import { isMissing } from '../../../lib/missing.ts'
import { isUnreadable, unreadableText } from '../../../lib/unreadable.ts'
import { eachShown, isOfRow } from '../../format/row-values.ts'
import { resolve } from '../../lookup/names.ts'
import type { NamesById } from '../../lookup/use-names.ts'
import type { Row, Shown } from '../../spec.ts'

/** Text, or a number that stays one. */
export type CsvValue = string | number | bigint

/** The header line and a line per row. A reference has two columns: what it is called, if that is known, and its value. */
export function tableOf(columns: readonly Shown[], rows: readonly Row[], names: NamesById): CsvValue[][] {
  const parts = eachShown(columns.filter(isOfRow)).flatMap((column) => partsOf(column, names))
  return [parts.map(({ label }) => label), ...rows.map((row) => parts.map(({ value }) => value(row)))]
}

interface Part {
  label: string
  value: (row: Row) => CsvValue
}

function partsOf({ id, label, path, cell }: Shown, names: NamesById): Part[] {
  // The value stands there as it came: without a unit nobody could tell seconds from milliseconds.
  const raw: Part = {
    label: cell.kind === 'duration' ? `${label} (${cell.unit})` : label,
    value: (row) => rawValue(readPath(row, path)),
  }
  if (cell.kind !== 'ref') return [raw]
  const candidates = names[id]
  const name = (row: Row): string => {
    const value = readPath(row, path)
    if (!candidates || isMissing(value)) return ''
    const referred = resolve(value, cell.lookup, candidates)
    return referred.kind === 'row' ? referred.text : ''
  }
  return [
    { label, value: name },
    { ...raw, label: `${label} (${cell.lookup.value})` },
  ]
}

function rawValue(value: unknown): CsvValue {
  switch (typeof value) {
    case 'string':
    case 'number':
    case 'bigint':
      return value
    case 'boolean':
      return String(value)
    case 'object':
      if (value === null) return ''
      if (isUnreadable(value)) return unreadableText
      if (value instanceof Date) return Number.isNaN(value.getTime()) ? '' : value.toISOString()
      if (Array.isArray(value) && value.every((item) => typeof item !== 'object')) return value.map(String).join('; ')
      return writeJson(value)
    default:
      return ''
  }
}
