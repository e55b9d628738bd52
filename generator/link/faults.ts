/** Faults of statements, as the readers of names find them: without a place, which only the stage knows that walks the manifest. */
import type { Diagnostics, Place } from '../diagnostics.ts'

/** Steps to a part of a statement. */
export type Steps = readonly (string | number)[]

/** Where parts of a statement are written. */
export type At = (...steps: Steps) => Place

export interface Fault {
  code: string
  /** From the statement that was read to what is wrong in it. */
  steps: Steps
  cause: string
  suggestion?: string | undefined
}

/** What was read, without what is wrong in it, and what that is. */
export interface Read<T> {
  value: T
  faults: readonly Fault[]
}

/** Says what is wrong with a statement. */
export function report(faults: readonly Fault[], at: At, diagnostics: Diagnostics): void {
  for (const { code, steps, cause, suggestion } of faults) diagnostics.error(code, at(...steps), { cause, suggestion })
}

/** The same faults one or more steps further up. */
export const below = (faults: readonly Fault[], ...steps: Steps): Fault[] =>
  faults.map((fault) => ({ ...fault, steps: [...steps, ...fault.steps] }))

/** A fault where it is written. */
export type Placed = Omit<Fault, 'steps'> & { place: Place }

export const placed = (faults: readonly Fault[], at: At): Placed[] =>
  faults.map(({ steps, ...fault }) => ({ ...fault, place: at(...steps) }))
