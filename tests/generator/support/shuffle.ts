/** The same data written differently: keys of maps in another order, the order of lists kept. Seeded. */
import { readFileSync } from 'node:fs'
import { parseAllDocuments, stringify } from 'yaml'

/** A small generator of pseudo-random numbers from 0 to 1 (mulberry32). */
export function createRandom(seed: number): () => number {
  let state = seed >>> 0
  return () => {
    state = (state + 0x6d2b79f5) >>> 0
    let mixed = Math.imul(state ^ (state >>> 15), state | 1)
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61)
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32
  }
}

/** A copy with the keys of all maps shuffled. */
function shuffled(value: unknown, random: () => number): unknown {
  if (Array.isArray(value)) return value.map((item) => shuffled(item, random))
  if (typeof value !== 'object' || value === null) return value
  const entries = Object.entries(value).map(([key, item]): [string, unknown] => [key, shuffled(item, random)])
  for (let last = entries.length - 1; last > 0; last--) {
    const other = Math.floor(random() * (last + 1))
    const swapped = entries[last]
    entries[last] = entries[other] ?? ['', null]
    entries[other] = swapped ?? ['', null]
  }
  return Object.fromEntries(entries)
}

/** All documents of a YAML file, keys shuffled, as YAML again. */
export function shuffledYaml(path: string, random: () => number): string {
  const documents = [...parseAllDocuments(readFileSync(path, 'utf8'))].map((document) => document.toJS() as unknown)
  // Without aliases: shuffling makes what was shared differ.
  return documents
    .map((document) => stringify(shuffled(document, random), { aliasDuplicateObjects: false }))
    .join('---\n')
}
