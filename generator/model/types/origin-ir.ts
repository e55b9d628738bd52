/** Where the parts of the model are written: what `npm run explain` sends people to. */
import type { Place } from '../../diagnostics.ts'

/** By {@link originKey}. */
export type Origins = ReadonlyMap<string, Place>

/** `screen disk.list column size`, `operation disk_list`. */
export const originKey = (...words: readonly string[]): string => words.join(' ')
