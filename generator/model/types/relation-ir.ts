/** The part of the IR that says what rows have to do with each other. */
import type { Condition } from './condition-ir.ts'

/**
 * How a row is related to the row that one of its fields names: it uses that row (the default), is used by it (a disk by its
 * instance), is a part of it (a server of its rack), or was made from it and is independent of it since.
 */
export const fieldRelations = ['uses', 'usedBy', 'partOf', 'madeFrom'] as const
export type FieldRelation = (typeof fieldRelations)[number]

/** What the delete of a row does to a related row: `keeps` leaves it with a reference to nothing, `none` is not worth a word. */
export const deleteEffects = ['blocks', 'deletes', 'unlinks', 'detaches', 'keeps', 'none'] as const
export type DeleteEffect = (typeof deleteEffects)[number]

/** What a row has to do with others. Emitted as `generated/screens/<folder>/relations.gen.ts`, loaded when asked for. */
export interface RelationsIR {
  /** Name of the exported constant, unique in its folder: `relations`, `siloRelations`. */
  name: string
  folder: string
  /** The route parameter that names the row on its own page, and the field of the row that it holds. */
  param: string
  field: string
  /** Fields of the row that refer to something. */
  references: readonly { path: string; label: string; relation: FieldRelation; lookup: string }[]
  /** Other rows that belong to this one, are linked to it or refer to it. */
  related: readonly RelatedIR[]
  /** The same, of rows whose list cannot be asked for from the page of this one. */
  unlisted: readonly (Pick<RelatedIR, 'relation' | 'onDelete' | 'chosen'> & {
    entity: string
    label: { one: string; many: string }
  })[]
}

export interface RelatedIR {
  lookup: string
  /** What the rows are called, if not as their lookup says. */
  label?: { one: string; many: string }
  /** Field that refers to what a row is said to be of, before its own name. */
  of?: { path: string; lookup: string }
  /** `contained` and `linked`: all rows of the list; else what the field of the other row says. */
  relation: FieldRelation | 'contained' | 'linked'
  /** What the fields are called that refer to this row. */
  labels: readonly string[]
  /** Which rows of the list are meant: those with a field at `path` that holds the field `value` of this row. Default: all. */
  match?: readonly { path: string; value: string; tag?: string }[]
  /** Lists whose rows have such a list each, outermost first, with the route parameter that their `field` is for. */
  via?: readonly { lookup: string; param: string; field: string }[]
  onDelete: DeleteEffect
  /** `onDelete` is for rows that meet this, `otherwise` for the others. */
  when?: Condition
  otherwise?: DeleteEffect
  /** What happens instead when this checkbox of the delete's form is chosen. */
  chosen?: { field: string; onDelete: DeleteEffect }
}
