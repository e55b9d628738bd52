/** Order of texts as people count: `disk-2` before `disk-10`, whatever their case. */
import { drawable } from './truncate.ts'

const collator = new Intl.Collator(undefined, { numeric: true, sensitivity: 'base' })

/** Printable ASCII: its order is that of its codes. */
const plain = /^[ -~]*$/

/** Comparing these compares the texts as people count, whatever their case. */
const plainKey = (text: string): string => text.toLowerCase().replace(/\d+/g, (digits) => digits.padStart(16, '0'))

export type SortKey = number | bigint | string | undefined

/**
 * The items by their keys: numbers by size, texts as people count. Items without a key come last either way; equal ones keep
 * their order.
 */
export function sortByKey<T>(items: readonly T[], keyOf: (item: T) => SortKey, falling = false): T[] {
  const keyed = items.map((item) => ({ item, key: keyOf(item) }))
  // Collation takes 100 ms for ten thousand names. Plain ones need none.
  const isPlain = keyed.every(({ key }) => typeof key !== 'string' || plain.test(key))
  const isFolded = isPlain || keyed.length > manyTexts
  const toKey = isPlain ? plainKey : isFolded ? foldedKey : String
  for (const one of keyed) if (typeof one.key === 'string') one.key = toKey(drawable(one.key))
  const compare = isFolded ? compareValues : compareTexts
  const direction = falling ? -1 : 1
  keyed.sort((a, b) => {
    if (a.key === undefined || b.key === undefined) return a.key === b.key ? 0 : a.key === undefined ? 1 : -1
    return direction * compare(a.key, b.key)
  })
  return keyed.map(({ item }) => item)
}

type Value = number | bigint | string

const compareValues = (a: Value, b: Value): number => (a < b ? -1 : a > b ? 1 : 0)

/** Nobody reads so far that the exact order of an alphabet matters, and comparing takes a second or more. */
const manyTexts = 5_000

/** Letters without their accents, in the order of their codes. */
const foldedKey = (text: string): string => plainKey(text.normalize('NFKD').replace(/\p{M}/gu, ''))

const compareTexts = (a: Value, b: Value): number =>
  typeof a === 'string' || typeof b === 'string' ? collator.compare(String(a), String(b)) : compareValues(a, b)
