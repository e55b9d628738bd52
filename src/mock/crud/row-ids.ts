/** IDs of new rows: UUIDs, unless the contract says that they are numbers or what texts they are. */
import type { EntitySpec } from '../spec/entity-spec.ts'

interface Worded extends Pick<EntitySpec, 'ids'> {
  selectorText?: { readonly want: string } | undefined
}

/** What refusals say that an ID has to be: what the manifest says of UUIDs is not true of any other ID. */
export function wantedId({ ids, selectorText }: Worded): string {
  if (ids === undefined) return selectorText?.want ?? 'UUID'
  return 'number' in ids ? 'a number' : 'an ID'
}

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
  return [...made, newId(), countedWithin(ids.like, number, form)].find((id) => form.test(id)) ?? ids.like
}

const characters = [...'0123456789abcdefghijklmnopqrstuvwxyz', ...'ABCDEFGHIJKLMNOPQRSTUVWXYZ']

/** Where no end is free to grow: counts from behind through the places that may hold one of several characters, as many as fit each. */
function countedWithin(like: string, number: number, form: RegExp): string {
  const text = [...like]
  let left = number
  for (let at = text.length - 1; at >= 0; at -= 1) {
    const fitting = characters.filter((one) => form.test(text.with(at, one).join('')))
    if (fitting.length < 2) continue
    text[at] = fitting[left % fitting.length] ?? ''
    left = Math.floor(left / fitting.length)
  }
  return text.join('')
}

function inLetters(number: number): string {
  const digits = number.toString(26)
  return [...digits].map((digit) => String.fromCharCode(97 + Number.parseInt(digit, 26))).join('')
}
