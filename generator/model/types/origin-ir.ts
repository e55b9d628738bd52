/** Where the parts of the model are written: what `npm run explain` sends people to. */
import type { Place } from '../../diagnostics.ts'

/** A line of the manifest or the contract. */
export type Origin = Place

/** By {@link originKey}. */
export type Origins = ReadonlyMap<string, Origin>

/** `screen disk.list column size`, `operation disk_list`. */
export const originKey = (...words: readonly string[]): string => words.join(' ')
