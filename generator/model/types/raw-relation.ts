/** What becomes of rows that refer to one that is deleted, as the manifest says it. */
import type { RawCondition } from './manifest.ts'
import type { DeleteEffect } from './relation-ir.ts'

/** What the delete of a row does to related rows. */
export interface RawRelation {
  delete?: DeleteEffect
  /** Only to rows that meet this; `otherwise` is for the others. */
  when?: RawCondition
  otherwise?: DeleteEffect
  /** Instead, when this checkbox of the delete's form is chosen. */
  chosen?: Readonly<Record<string, DeleteEffect>>
  /** False: the list of these rows does not say which of them are related. `page`: the row's page shows them itself. */
  list?: false | 'page'
  /** What these rows are called here, where the entity's own words are said from another end. */
  label?: string
  plural?: string
  /** Field of these rows that refers to what they are said to be of, where names repeat. */
  of?: string
}
