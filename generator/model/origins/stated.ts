/** Parts of the manifest, and where they are written. */
import type { Origin } from '../types/origin-ir.ts'

export type Steps = readonly (string | number)[]

/** A part of the manifest, and where its values are. */
export interface Stated {
  raw: unknown
  place: (...steps: Steps) => Origin
}

/** The place of the first that states it. */
export function placeAt(all: readonly Stated[], ...steps: Steps): Origin | undefined {
  return all.find(({ raw }) => valueAt(raw, steps) !== undefined)?.place(...steps)
}

export function valueAt(value: unknown, steps: Steps): unknown {
  let at = value
  for (const step of steps) {
    if (typeof at !== 'object' || at === null || !Object.hasOwn(at, step)) return undefined
    at = Reflect.get(at, step)
  }
  return at
}
