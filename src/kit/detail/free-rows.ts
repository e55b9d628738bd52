/** Rows of a page whose contract says nothing of its fields. */
import { capitalise } from '../../lib/truncate.ts'
import type { Cell, FreeNames, Row, Shown } from '../spec.ts'

/** Every field in the order of the answer, called as somebody has said, else by its own words. */
export const freeRows = (row: Row, names: FreeNames): Shown[] =>
  Object.entries(row).map(([key, value]) => ({ id: key, label: labelOf(key, names), path: key, cell: cellOf(value) }))

function labelOf(key: string, { labels, acronyms }: FreeNames): string {
  const words = key
    .replace(/([a-z0-9])([A-Z])/g, '$1 $2')
    .toLowerCase()
    .split(/[_ ]+/)
  const name = words.map((word, index) => (index === 0 ? word : capitalise(word))).join('')
  const known = Object.hasOwn(labels, name) ? labels[name] : undefined
  return known ?? capitalise(words.map((word) => acronyms.find((one) => one.toLowerCase() === word) ?? word).join(' '))
}

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
