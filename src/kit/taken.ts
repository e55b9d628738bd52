import type { Lookup } from './spec.ts'

/** Candidates of a picker that a row of another list refers to: linked, attached or members already. They cannot be chosen. */
export interface Taken {
  lookup: Lookup
  /** Field path of its rows, and of the candidate that it is equal to. */
  by: string
  as: string
  /** Parameters of the list, by the field of the form's row that holds them. */
  of?: Readonly<Record<string, string>>
  /** Why such a candidate cannot be chosen. */
  say: string
}
