/** What is said only of some rows: where it can no longer be told of which, it is not said of all of them, but of none. */
import type { Diagnostic } from '../../diagnostics.ts'
import { dataOf, isRecord, partIn, type At, type Path } from './yaml-text.ts'

/** Keys that say when an item of a list holds. */
const conditions = new Set(['when', 'unless', 'where', 'longer', 'soon'])

/** Lists without which what they are in says nothing. */
const essential = new Set(['rules', 'find'])

/** Lists of a condition that are no choice: without an item they say something else. */
const together = new Set(['all', 'newer', 'older', 'longer', 'soon'])

/** What goes with a part of a condition; undefined where the part can go alone. */
export function claimAt(text: string, { document, path }: At, { code }: Pick<Diagnostic, 'code'>): Path | undefined {
  const data = dataOf(text)[document]
  const key = path.findIndex((step, index) => conditions.has(String(step)) && isClaim(path.slice(0, index)))
  if (key === -1) return undefined
  const inner = path.slice(key + 1)
  const isNegated = inner.filter((step) => step === 'not').length % 2 === 1
  // What is never so is always not so.
  if (isNegated && code === 'UNKNOWN_VALUE') return undefined
  const going = withEmptied(data, path)
  const isChoice = typeof going.at(-1) === 'number' && !together.has(String(going.at(-2)))
  if (!isNegated && isChoice && going.length > key + 1) return undefined
  const any = inner.lastIndexOf('any')
  const alternative = path.slice(0, key + any + 3)
  if (!isNegated && any !== -1 && withEmptied(data, alternative).length > key + 1) return alternative
  return holderOf(data, path.slice(0, key))
}

/** Items of lists, and what becomes of rows when another one is deleted; a field that is always asked for is a field still. */
const isClaim = (path: Path): boolean => typeof path.at(-1) === 'number' || path.at(-2) === 'relations'

/** What is empty without a part goes with it. */
function withEmptied(data: unknown, path: Path): Path {
  const above = path.slice(0, -1)
  return above.length > 0 && sizeOf(partIn(data, above)) === 1 ? withEmptied(data, above) : path
}

/** The item, or what it was the only one of. */
function holderOf(data: unknown, path: Path): Path {
  const list = path.slice(0, -1)
  if (typeof path.at(-1) !== 'number' || sizeOf(partIn(data, list)) !== 1) return path
  if (list.length === 1) return list
  const isEssential = essential.has(String(list.at(-1))) && typeof list.at(-2) === 'number'
  return isEssential ? holderOf(data, list.slice(0, -1)) : path
}

const sizeOf = (part: unknown): number =>
  Array.isArray(part) ? part.length : isRecord(part) ? Object.keys(part).length : 0
