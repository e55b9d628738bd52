import type { Tone } from '../ui/tone.ts'

/** What fields are called that the contract says nothing of. */
export interface FreeNames {
  /** By their names in the client view. */
  labels: Readonly<Record<string, string>>
  acronyms: readonly string[]
  /** What their values are called, and of which tone they are. */
  values?: Readonly<Record<string, { label?: string; tone?: Tone }>>
}
