/** What rows have to do with each other, as the generator writes it down. */
import type { Condition } from '../lib/condition.ts'
import type { Lookup, Params, Row } from './spec.ts'

/** How a row is related to the one that a field of it names: see docs/manifest.md. */
export type FieldRelation = 'uses' | 'usedBy' | 'partOf' | 'madeFrom'

/** What the delete of a row does to a related row: `keeps` leaves it with a reference to nothing, `none` is not worth a word. */
export type DeleteEffect = 'blocks' | 'deletes' | 'unlinks' | 'detaches' | 'keeps' | 'none'

/** What a row has to do with others. */
export interface Relations {
  /** The route parameter that names the row on its own page, and the field of the row that it holds. */
  param: string
  field: string
  /** Fields of the row that refer to something. */
  references: readonly { path: string; label: string; relation: FieldRelation; lookup: Lookup }[]
  /** Rows that belong to this one, are linked to it or refer to it. */
  related: readonly Related[]
  /** The same, where no list says which rows these are. */
  unlisted: readonly Unlisted[]
}

export interface Related {
  lookup: Lookup
  relation: FieldRelation | 'contained' | 'linked'
  /** What the fields are called that refer to the row. */
  labels: readonly string[]
  /** What the rows are called, if not as their lookup says. */
  label?: Lookup['label']
  /** Field that refers to what a row is said to be of: `web-1 / net0`. */
  of?: { path: string; lookup: Lookup }
  /**
   * Which rows of the list are meant: those with a field at `path` that holds the row's field `value`. Variants of unions stand
   * in brackets (`targets[crate].value`) and are told apart by the property `tag`. Default: all rows.
   */
  match?: readonly { path: string; value: string; tag?: string }[]
  /** Lists whose rows have such a list each, outermost first, with the parameter that their `field` is for. */
  via?: readonly { lookup: Lookup; param: string; field: string }[]
  onDelete: DeleteEffect
  /** `onDelete` is for rows that meet this, `otherwise` for the others. */
  when?: Condition
  otherwise?: DeleteEffect
  /** What happens instead when this checkbox of the delete's form is chosen. */
  chosen?: { field: string; onDelete: DeleteEffect }
}

export interface Unlisted extends Pick<Related, 'relation' | 'onDelete' | 'chosen'> {
  entity: string
  label: { one: string; many: string }
}

/** The row that a question is about, and how to find out what else it concerns. */
export interface About {
  relations: () => Promise<Relations>
  row: Row
  params: Params
}
