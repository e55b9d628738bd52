/** CSV as RFC 4180 has it, safe to open in a spreadsheet and to print in a terminal. */
import type { CsvValue } from './table.ts'

/** Lines of cells as CSV text. All cells are in quotes: a reader need not guess which of them may hold a separator. */
export const csvText = (lines: readonly (readonly CsvValue[])[]): string =>
  lines.map((line) => `${line.map(cell).join(',')}\r\n`).join('')

function cell(value: CsvValue): string {
  const text = typeof value === 'string' ? neutral(visible(value)) : String(value)
  return `"${text.replaceAll('"', '""')}"`
}

/**
 * Spreadsheets take a text that begins like this for a formula and carry it out
 * (https://owasp.org/www-community/attacks/CSV_Injection); some drop blanks and invisible characters first. An apostrophe makes
 * it a text; numbers are left alone.
 */
const neutral = (text: string): string => (/^(?:[\t\r\n]|[\s\p{Cf}]*[=+\-@＝＋－＠])/u.test(text) ? `'${text}` : text)

/** Control characters, which a terminal would carry out, as their pictures (`␛`); tabs and line ends are text. */
const visible = (text: string): string =>
  // oxlint-disable-next-line no-control-regex -- these are what it is about
  text.replace(/[\u0000-\u0008\u000b\u000c\u000e-\u001f\u007f-\u009f]/g, (char) => {
    const code = char.charCodeAt(0)
    return code < 0x20 ? String.fromCharCode(0x2400 + code) : code === 0x7f ? '\u2421' : '\ufffd'
  })
