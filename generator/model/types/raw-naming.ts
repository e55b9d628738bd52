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
