/** The files that a list can be saved as. */
import { writeJson } from '../../../api/json.ts'
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

/** The file's text: the columns given as CSV, or whole rows as JSON, dates in ISO and integers with all their digits. */
export function fileText(format: Format, { columns, rows, names }: Exported): string {
  switch (format) {
    case 'csv':
      return csvText(tableOf(columns, rows, names))
    case 'json':
      return rows.length === 0 ? '[]\n' : `[\n${rows.map((row) => `  ${writeJson(asReceived(row))}`).join(',\n')}\n]\n`
  }
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
