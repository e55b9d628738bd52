/** CSV as RFC 4180 has it, safe to open in a spreadsheet. */
import type { CsvValue } from './table.ts'

/** Lines of cells as CSV text. */
export const csvText = (lines: readonly (readonly CsvValue[])[]): string =>
  lines.map((line) => `${line.map(cell).join(',')}\r\n`).join('')

function cell(value: CsvValue): string {
  if (typeof value !== 'string') return String(value)
  const text = neutral(value)
  return /[",\r\n]|^\s|\s$/.test(text) ? `"${text.replaceAll('"', '""')}"` : text
}

/**
 * Spreadsheets take a text that begins like this for a formula and carry it out
 * (https://owasp.org/www-community/attacks/CSV_Injection). An apostrophe makes it a text; numbers are left alone.
 */
const neutral = (text: string): string => (/^[=+\-@\t\r\n＝＋－＠]/.test(text) ? `'${text}` : text)
