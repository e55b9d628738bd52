/** Rows of a page whose contract says nothing of its fields. */
import { isPlainObject } from '../../lib/plain-object.ts'
import { capitalise, midSentence } from '../../lib/truncate.ts'
import type { FreeNames } from '../free-names.ts'
import type { Cell, DetailScreen, Row, Shown } from '../spec.ts'

/** Of an answer that goes deeper, or is wider, nobody reads on: the rest is in "View JSON". */
const deepest = 6
const most = 300

/**
 * Every field in the order of the answer, called as somebody has said, else by its own words. The fields of an object stand for
 * it, at any depth; a list of objects is a table, which comes last.
 */
export function freeRows(row: Row, names: FreeNames): Shown[] {
  const shown = leavesOf(row, [])
    .slice(0, most)
    .map((leaf) => shownLeaf(leaf, names))
  return [...shown.filter(({ cell }) => cell.kind !== 'table'), ...shown.filter(({ cell }) => cell.kind === 'table')]
}

interface Leaf {
  keys: readonly string[]
  value: unknown
}

/** What is no object itself, with the way to it. */
function leavesOf(value: unknown, keys: readonly string[]): Leaf[] {
  if (!isPlainObject(value) || keys.length === deepest) return [{ keys, value }]
  return Object.entries(value).flatMap(([key, inner]) => leavesOf(inner, [...keys, key]))
}

function shownLeaf({ keys, value }: Leaf, names: FreeNames): Shown {
  const [first = '', ...rest] = keys.map((key) => labelOf(key, names))
  const path = keys.join('.')
  return { id: path, label: [first, ...rest.map(midSentence)].join(' '), path, cell: cellOf(value, names) }
}

/** The fields of all the objects of a list. */
function columnsOf(items: readonly object[], names: FreeNames): Shown[] {
  const leaves = new Map<string, Leaf>()
  for (const leaf of items.flatMap((item) => leavesOf(item, []))) {
    const path = leaf.keys.join('.')
    if ((leaves.get(path)?.value ?? null) === null) leaves.set(path, leaf)
  }
  return [...leaves.values()].map((leaf) => shownLeaf(leaf, names))
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

function cellOf(value: unknown, names: FreeNames): Cell {
  const { values = {} } = names
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
      if (Array.isArray(value)) return listCell(value, names)
      return { kind: value === null ? 'text' : value instanceof Date ? 'date' : 'json' }
    default:
      return { kind: 'text' }
  }
}

const listCell = (items: readonly unknown[], names: FreeNames): Cell =>
  items.length > 0 && items.every(isPlainObject) ? { kind: 'table', of: columnsOf(items, names) } : { kind: 'list' }

/** What the contract leaves open (free-form JSON) is shown field by field as it comes. */
export const shownOf = ({ rows, free }: DetailScreen, row: Row): readonly Shown[] => (free ? freeRows(row, free) : rows)
