import type { Condition } from '../lib/condition.ts'
import type { Lookup } from './spec.ts'

/** Candidates of a picker that a row of another list refers to: linked, attached or members already. They cannot be chosen. */
export interface Taken {
  lookup: Lookup
  /** Field path of its rows, and of the candidate that it is equal to. */
  by: string
  as: string
  /** Only these of its rows; `$row.` is the row that the form is about. */
  where?: Condition
  /** Parameters of the list, by the field of the form's row that holds them. */
  of?: Readonly<Record<string, string>>
  /** The same, by the field of the candidate: each of them has a list of its own. */
  each?: Readonly<Record<string, string>>
  /** The other way round: as soon as there is such a row, all other candidates cannot be chosen. */
  others?: true
  /** Why such a candidate cannot be chosen. */
  say: string
}
