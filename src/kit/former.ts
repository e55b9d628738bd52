import type { Condition } from '../lib/condition.ts'
import type { Lookup } from './spec.ts'

/** The row of a list that an action takes something from: one of those that meet `where`, or all of them. */
export interface Former {
  lookup: Lookup
  where: Condition
  /** Parameters of the list, by the field of the action's row that holds them. */
  of?: Readonly<Record<string, string>>
  /** All of them are meant, not the first. */
  every?: boolean
  /** What is said of it: `{$former}` is its name. */
  text: string
  /** What is said as long as nobody knows whether there is one. */
  otherwise: string
}
