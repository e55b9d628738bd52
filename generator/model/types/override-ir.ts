/** Entries of the registry of hand-written parts, read as data. */
import type { Place } from '../../diagnostics.ts'

export interface OverrideIR {
  /** The file that is registered, from the project's root: `src/overrides/disk/List.tsx`. */
  module: string
  /** Where it is registered. */
  place: Place
}

/** By what they replace: a screen (`disk.list`), or parts of one (`disk.list.slots`). */
export type OverridesIR = Readonly<Record<string, OverrideIR>>
