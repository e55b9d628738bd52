/** What is wrong with a query, in words for the one who wrote it. The behaviour makes an answer of it. */
export class OxqlError extends Error {
  constructor(message: string) {
    super(message)
    this.name = 'OxqlError'
  }
}

/** Where a token begins, counted from one. */
export interface Place {
  readonly line: number
  readonly column: number
}

/** An error of the query's text. */
export const errorAt = ({ line, column }: Place, message: string): OxqlError =>
  new OxqlError(`Error at ${line}:${column}: ${message}`)
