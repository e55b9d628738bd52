import { readPath } from '../../lib/condition.ts'
import { plainText } from './view.ts'
import type { Row } from '../spec.ts'

/** What a row is called by the field at `path`. Rows that are ranges have their end at `upTo`: `10.0.0.1–10.0.0.9`. */
export function rangeName(row: Row, path: string, upTo?: string): string {
  const first = plainText(readPath(row, path))
  const last = upTo === undefined ? '' : plainText(readPath(row, upTo))
  return first === '' || last === '' || last === first ? first : `${first}–${last}`
}
