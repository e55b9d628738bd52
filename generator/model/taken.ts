/** Pickers that look at other rows: what these have taken already, and names made of the one that is chosen. */
import type { Lookups } from './lookups.ts'
import type { TakenIR } from './types/lookup-ir.ts'
import type { RawField } from './types/manifest.ts'

/** @param at where the list of what is taken is asked for; if it cannot be asked for there, the server says what is taken */
export function takenOf(
  { taken, names }: RawField,
  at: string,
  lookups: Lookups,
): { taken?: TakenIR; names?: Readonly<Record<string, string>> } {
  const named = names === undefined ? {} : { names }
  const lookup = taken && lookups.find(taken.in, at)
  if (taken === undefined || lookup === undefined) return named
  const { in: _list, as = 'id', ...rest } = taken
  return { ...named, taken: { ...rest, lookup: lookup.id, as } }
}
