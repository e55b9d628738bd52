import { unreadable } from '../../lib/unreadable.ts'
import { unreadableValue } from '../../lib/unreadable-value.ts'
import type { Row } from '../spec.ts'

/** A row whose fields of these names could not be read, as the reader of answers leaves it. */
export function readAs(row: Row, fields: readonly string[]): Row {
  const marks = new Map(fields.map((name) => [name, unreadableValue(row[name], '', 'something else')]))
  return { ...row, ...Object.fromEntries(fields.map((name) => [name, ''])), [unreadable]: marks }
}
