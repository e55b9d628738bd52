/** Rows of a page whose contract says nothing of its fields. */
import { capitalise } from '../../lib/truncate.ts'
import type { Cell, Row, Shown } from '../spec.ts'

/** Every field, called by its own words, in the order of the answer. */
export const freeRows = (row: Row): Shown[] =>
  Object.entries(row).map(([key, value]) => ({ id: key, label: labelOf(key), path: key, cell: cellOf(value) }))

const labelOf = (key: string): string =>
  capitalise(
    key
      .replace(/([a-z0-9])([A-Z])/g, '$1 $2')
      .replaceAll('_', ' ')
      .toLowerCase(),
  )

function cellOf(value: unknown): Cell {
  switch (typeof value) {
    case 'boolean':
      return { kind: 'boolean' }
    case 'number':
    case 'bigint':
      return { kind: 'number' }
    case 'object':
      return { kind: value === null ? 'text' : value instanceof Date ? 'date' : 'json' }
    default:
      return { kind: 'text' }
  }
}
