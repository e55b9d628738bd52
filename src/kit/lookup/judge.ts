/** Whether a reference that has no candidate is dangling, or the list of candidates only too old to know it. */
import type { Lookup } from '../spec.ts'
import { type Candidates, missingValues } from './names.ts'

export interface Case {
  lookup: Lookup
  candidates: Candidates
  /** When the candidates were answered, in milliseconds since the epoch. */
  candidatesAt: number
  /** Asking for the candidates (again) failed. */
  failed: boolean
  /** The values that refer to them, and when those were answered. */
  values: ReadonlySet<string>
  valuesAt: number
  /** Values already known to be gone for good. */
  gone: ReadonlySet<string>
}

export interface Verdict {
  /** The candidates, as far as they can be trusted: loading until asked again, partial when that is impossible. */
  candidates: Candidates
  /** The candidates are older than the values and lack some: ask again. */
  ask: boolean
  /** Missing in a list that is young enough to know: gone for good. */
  goneNow: readonly string[]
  /** What is missing, for telling one doubt from another. */
  missing: readonly string[]
}

/** Judges the references to one list. */
export function judge({ lookup, candidates, candidatesAt, failed, values, valuesAt, gone }: Case): Verdict {
  const all = candidates.state === 'complete' ? missingValues(values, lookup, candidates) : []
  const missing = all.filter((value) => !gone.has(value))
  const isOld = missing.length > 0 && candidatesAt < valuesAt
  return {
    candidates: isOld ? { ...candidates, state: failed ? 'partial' : 'loading' } : candidates,
    ask: isOld && !failed,
    goneNow: isOld ? [] : missing,
    missing,
  }
}
