/** The part of the manifest that says what people call a row by, and which one they get without naming any. */
export interface RawNaming {
  name?: string
  /** Rows are ranges, which begin with the name: field with the end. */
  upTo?: string
  /** What pickers say beside a row. */
  hint?: readonly string[]
  /** Field that is true of the row that is taken when a request names none. */
  default?: string
}

/** The screen that a message leads to. `by`: field of the answer that holds what its row is selected by; default: the answer is that row. */
export type RawSee = string | { screen: string; by: string }

/** What the command palette finds a row by. */
export interface RawFind {
  /** Besides name, id and addresses. */
  fields?: readonly string[]
  /** Whose page a row without one leads to: `$parent`, or the field with the owner's id. */
  owner?: string
}
