/** IDs of new rows: UUIDs, unless the contract says that they are numbers or what texts they are. */
import type { EntitySpec } from '../spec/entity-spec.ts'

interface Source {
  newId: () => string
  store: { count: () => number }
}

export function newRowId({ newId, store }: Source, { ids }: Pick<EntitySpec, 'ids'>): string | number {
  if (ids === undefined) return newId()
  if ('number' in ids) return store.count()
  const form = new RegExp(ids.pattern)
  const number = store.count()
  // A number that grows, at the end: in digits, or in letters where digits do not fit.
  const letters = inLetters(number)
  const endings = [String(number), letters, letters.toUpperCase()]
  const made = endings.map((ending) => ids.like.slice(0, Math.max(0, ids.like.length - ending.length)) + ending)
  return [...made, newId()].find((id) => form.test(id)) ?? ids.like
}

function inLetters(number: number): string {
  const digits = number.toString(26)
  return [...digits].map((digit) => String.fromCharCode(97 + Number.parseInt(digit, 26))).join('')
}
