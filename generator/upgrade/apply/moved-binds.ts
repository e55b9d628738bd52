/** What a call is stated to be sent in its query and takes in its path now, or the other way round: it is sent the same there. */
import type { Diagnostic } from '../../diagnostics.ts'
import type { Model } from '../../model/types/ir.ts'
import type { Texts } from './manifest-names.ts'
import { dataOf, merge, partIn, pathAt, remove } from './yaml-text.ts'

const others = { path: 'query', query: 'path' } as const

/** With such binds where they are taken; undefined where there are none. */
export function placeMovedBinds(
  texts: Texts,
  { errors, now }: { errors: readonly Diagnostic[]; now: Model },
): Map<string, string> | undefined {
  const next = new Map(texts)
  // From the end of a file: what stands before keeps its place.
  const order = errors
    .filter(({ code }) => code === 'UNKNOWN_PARAM')
    .toSorted((a, b) => (b.place.line ?? 0) - (a.place.line ?? 0) || (b.place.column ?? 0) - (a.place.column ?? 0))
  for (const { cause, place } of order) {
    const [, operation, where, parameter] = /^`([^`]+)` has no (path|query) parameter `([^`]+)`$/.exec(cause) ?? []
    const text = next.get(place.file)
    const at = text === undefined ? undefined : pathAt(text, place)
    if (text === undefined || at === undefined || parameter === undefined || at.path.at(-1) !== parameter) continue
    if ((where !== 'path' && where !== 'query') || at.path.at(-2) !== where) continue
    // An end of a link says only what is sent in the query of its list.
    if (at.path.at(-4) === 'sides') continue
    const known = now.operations.find(({ id }) => id === operation)
    const isThere = known?.[`${others[where]}Params`].some(({ client }) => client === parameter) === true
    const said = partIn(dataOf(text)[at.document], at.path)
    // Nothing is sent for `null`, which a path cannot be without.
    if (!isThere || said === null) continue
    const above = { ...at, path: at.path.slice(0, -2) }
    const left = remove(merge(text, above, { [others[where]]: { [parameter]: said } }), at)
    if (left !== undefined) next.set(place.file, left)
  }
  return [...next].some(([file, text]) => texts.get(file) !== text) ? next : undefined
}
