/** Rows of a page whose contract says nothing of its fields. */
import { isPlainObject } from '../../lib/plain-object.ts'
import { capitalise, midSentence } from '../../lib/truncate.ts'
import type { FreeNames } from '../free-names.ts'
import type { Cell, Row, Shown } from '../spec.ts'

/**
 * Every field in the order of the answer, called as somebody has said, else by its own words. The fields of an object stand for
 * it; what is deeper, or a list, comes last as it is.
 */
export function freeRows(row: Row, names: FreeNames): Shown[] {
  const all = Object.entries(row).flatMap(([key, value]) =>
    isPlainObject(value)
      ? Object.entries(value).map(([inner, one]) => ({ path: `${key}.${inner}`, keys: [key, inner], value: one }))
      : [{ path: key, keys: [key], value }],
  )
  const shown = all.map(({ path, keys, value }): Shown => {
    const [first = '', ...rest] = keys.map((key) => labelOf(key, names))
    return { id: path, label: [first, ...rest.map(midSentence)].join(' '), path, cell: cellOf(value, names) }
  })
  return [...shown.filter(({ cell }) => cell.kind !== 'json'), ...shown.filter(({ cell }) => cell.kind === 'json')]
}

function labelOf(key: string, { labels, acronyms }: FreeNames): string {
  const words = key
    .replace(/([a-z0-9])([A-Z])/g, '$1 $2')
    .toLowerCase()
    .split(/[_ ]+/)
  const name = words.map((word, index) => (index === 0 ? word : capitalise(word))).join('')
  const known = Object.hasOwn(labels, name) ? labels[name] : undefined
  return known ?? capitalise(words.map((word) => acronyms.find((one) => one.toLowerCase() === word) ?? word).join(' '))
}

function cellOf(value: unknown, { values = {} }: FreeNames): Cell {
  const known = typeof value === 'string' && Object.hasOwn(values, value) ? values[value] : undefined
  if (typeof value === 'string' && known) {
    const { label, tone = 'neutral' } = known
    return { kind: 'badge', tones: { [value]: tone }, ...(label !== undefined && { labels: { [value]: label } }) }
  }
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
