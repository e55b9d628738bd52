/** Where the parts of the model are written: what `npm run explain` sends people to. */
import type { Place } from '../../diagnostics.ts'

/** A line of the manifest or the contract. `because`: how what no line states follows from that one. */
export interface Origin extends Place {
  because?: string
}

/** By {@link originKey}. */
export type Origins = ReadonlyMap<string, Origin>

/** `screen disk.list columns size`, `operation disk_list`. */
export const originKey = (...words: readonly string[]): string => words.join(' ')

/** A list that a part of a screen is in, and what the part is called there. */
type Step = readonly [list: string, id: string]

/** From the screen to the part, outermost first: `[fields, source], [variants, blank], [fields, blockSize]`. */
export type Part = readonly Step[]

/** Words for the key of a part. */
export const partWords = (part: Part): string[] => part.flat()
