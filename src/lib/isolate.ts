/**
 * Names inside of a text that is one string: what people called something neither hides characters nor reorders the words around
 * it (https://unicode.org/reports/tr9/#Explicit_Directional_Isolates).
 */
import { markInvisible } from './invisible.ts'
import { truncate } from './truncate.ts'

const start = '\u2068'
const end = '\u2069'
// That of resources, and an id with some letters before it.
const longest = 64

/** The name, cut, with marks for what cannot be seen: for labels, and for places of their own. */
export const shortName = (name: string): string => markInvisible(truncate(name, longest))

/** The same between two characters that keep it apart from the words around it. */
export const isolateName = (name: string): string => `${start}${shortName(name)}${end}`

/** A text cut at such names: every other part is one. */
export const namedParts = (text: string): readonly string[] => text.split(/[\u2068\u2069]/)
