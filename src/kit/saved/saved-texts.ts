/** Texts that a person keeps in this browser, by name. */
import { readPath } from '../../lib/condition.ts'
import type { KeptTexts } from '../../lib/storage.ts'

export interface SavedText {
  name: string
  text: string
}

export type Kept = Pick<KeptTexts, 'getItem' | 'setItem'>

/** More of them nobody finds again. */
export const mostSaved = 100

/** Characters of a name: its dialog takes no more. */
export const longestName = 100

/** Why it could not be kept. */
export const notKept = (key: string | undefined): string =>
  `Not saved. ${key === undefined ? 'Could not load who is signed in' : 'Browser storage is full or blocked for this site'}.`

/** What storage has, in the order of names; anything else that may be in there is left out. */
export function readSaved(storage: Pick<Kept, 'getItem'>, key: string | undefined): SavedText[] {
  return arrayIn(key === undefined ? null : storage.getItem(key))
    .flatMap((one) => {
      const [name, text] = [readPath(one, 'name'), readPath(one, 'text')]
      const isNamed = typeof name === 'string' && name.trim() !== '' && name.length <= longestName
      return isNamed && typeof text === 'string' ? [{ name, text }] : []
    })
    .slice(0, mostSaved)
}

export function arrayIn(text: string | null): readonly unknown[] {
  try {
    const kept: unknown = JSON.parse(text ?? '[]')
    return Array.isArray(kept) ? kept : []
  } catch {
    return []
  }
}

/** Puts a text under its name, in the place of one that has it, or takes `without` away. @returns whether the browser kept it */
export function keepSaved(
  storage: Kept,
  key: string | undefined,
  change: { put?: SavedText; without?: string | undefined },
): boolean {
  if (key === undefined) return false
  const { put, without } = change
  const others = readSaved(storage, key).filter(({ name }) => name !== put?.name && name !== without)
  const next = [...others, ...(put ? [put] : [])].toSorted((a, b) => a.name.localeCompare(b.name))
  return storage.setItem(key, JSON.stringify(next))
}
