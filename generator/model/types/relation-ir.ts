/** The part of the IR that says what rows have to do with each other. */

/** What a row has to do with others. Emitted as `generated/screens/<folder>/relations.gen.ts`, loaded when asked for. */
export interface RelationsIR {
  /** Name of the exported constant, unique in its folder: `relations`, `siloRelations`. */
  name: string
  folder: string
  /** The route parameter that names the row on its own page, and the field of the row that it holds. */
  param: string
  field: string
  /** Fields of the row that refer to something. */
  dependsOn: readonly { path: string; label: string; lookup: string }[]
  /** Fields of other rows (of `lookup`) that refer to this one by its field `value`. */
  usedBy: readonly { lookup: string; path: string; label: string; value: string }[]
  /** Rows inside: while there are some of those that block, the server does not delete it; the others go along. */
  contains: readonly { lookup: string; blocks: boolean }[]
}
