import type { RawCondition } from './manifest.ts'

/** Candidates of a picker that rows of another list refer to. */
export interface RawTaken {
  in: string
  by: string
  as?: string
  /** Only these of its rows. */
  where?: RawCondition
  /** Parameters of the list: fields of the form's row, or of each candidate. */
  of?: Readonly<Record<string, string>>
  each?: Readonly<Record<string, string>>
  /** As soon as there is such a row, it is the other candidates that cannot be chosen. */
  others?: true
  say: string
}
