/** The files that a list can be saved as. */
import { writeJson } from '../../../api/json.ts'
import type { Work } from '../../../lib/turns.ts'
import { asReceived } from '../../../lib/unreadable-value.ts'
import type { NamesById } from '../../lookup/use-names.ts'
import type { Row, Shown } from '../../spec.ts'
import { csvText } from './csv.ts'
import { tableOf } from './table.ts'

export type Format = 'csv' | 'json'

export interface Exported {
  columns: readonly Shown[]
  rows: readonly Row[]
  names: NamesById
}

/** Rows between two steps of the work. */
const perStep = 500

/**
 * The parts of the file's text, as work of turns: the columns given as CSV, or whole rows as JSON, dates in ISO and integers with all
 * their digits.
 */
export function* writing(format: Format, { columns, rows, names }: Exported): Work<string[]> {
  const parts: string[] = []
  for (let start = 0; start === 0 || start < rows.length; start += perStep) {
    const some = rows.slice(start, start + perStep)
    switch (format) {
      case 'csv':
        parts.push(csvText(tableOf(columns, some, names).slice(start === 0 ? 0 : 1)))
        break
      case 'json':
        parts.push(start === 0 ? '[' : ',', some.map((row) => `\n  ${writeJson(asReceived(row))}`).join())
    }
    yield
  }
  if (format === 'json') parts.push(rows.length === 0 ? ']\n' : '\n]\n')
  return parts
}

export const mediaTypes: Readonly<Record<Format, string>> = {
  csv: 'text/csv;charset=utf-8',
  json: 'application/json',
}

/** `ip-pools-2026-03-01.csv`: what is listed, and the reader's day. */
export function fileName(title: string, format: Format, date: Date): string {
  const two = (n: number) => String(n).padStart(2, '0')
  const words = title.toLowerCase().match(/[\p{L}\p{N}]+/gu) ?? ['export']
  const day = `${date.getFullYear()}-${two(date.getMonth() + 1)}-${two(date.getDate())}`
  return `${words.join('-')}-${day}.${format}`
}
