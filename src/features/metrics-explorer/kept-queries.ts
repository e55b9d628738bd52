/** Queries that a person keeps in this browser, by name; and what was typed on the page in this tab. */
import { readPath } from '../../lib/condition.ts'
import type { KeptTexts } from '../../lib/storage.ts'

export interface SavedQuery {
  name: string
  text: string
}

type Kept = Pick<KeptTexts, 'getItem' | 'setItem'>

/** One list per person. */
export const savedKey = (user: string): string => `cairn.queries.${user}`

/** More of them nobody finds again. */
export const mostSaved = 100

/** What storage has, in the order of names; anything else that may be in there is left out. */
export function readSaved(storage: Pick<Kept, 'getItem'>, key: string): SavedQuery[] {
  return arrayIn(storage.getItem(key))
    .flatMap((one) => {
      const [name, text] = [readPath(one, 'name'), readPath(one, 'text')]
      return typeof name === 'string' && typeof text === 'string' ? [{ name, text }] : []
    })
    .slice(0, mostSaved)
}

function arrayIn(text: string | null): readonly unknown[] {
  try {
    const kept: unknown = JSON.parse(text ?? '[]')
    return Array.isArray(kept) ? kept : []
  } catch {
    return []
  }
}

/** Puts a query under its name, in the place of one that has it, or takes `without` away. @returns whether the browser kept it */
export function keepSaved(
  storage: Kept,
  key: string,
  change: { put?: SavedQuery; without?: string | undefined },
): boolean {
  const { put, without } = change
  const others = readSaved(storage, key).filter(({ name }) => name !== put?.name && name !== without)
  const next = [...others, ...(put ? [put] : [])].toSorted((a, b) => a.name.localeCompare(b.name))
  return storage.setItem(key, JSON.stringify(next))
}

/**
 * Remembers what was typed, with the queries of the address at that time: the address follows a moment later, and not where it
 * would be too long.
 */
export const keepTyped = (storage: Kept, key: string, typed: { address: string; queries: string }): boolean =>
  storage.setItem(key, JSON.stringify(typed))

/** What was typed here, unless the address names other queries. */
export function readTyped(storage: Pick<Kept, 'getItem'>, key: string, address: string): string[] | undefined {
  const [typed] = arrayIn(`[${storage.getItem(key) ?? 'null'}]`)
  const kept = readPath(typed, 'queries')
  const queries = arrayIn(typeof kept === 'string' ? kept : null).filter((one) => typeof one === 'string')
  return queries.length > 0 && (address === '' || readPath(typed, 'address') === address) ? queries : undefined
}
