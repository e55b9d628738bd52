/** A parsed document whose parts know where they were written. */
import type { Place } from '../diagnostics.ts'
import type { Json } from '../model/types/contract.ts'

/** Keys and indices from the top of a document to a part of it. */
export type Steps = readonly (string | number)[]

export interface SourceDocument {
  readonly file: string
  readonly data: Json
  /** Where the part is written: its key in a map, its start in a list. Unknown steps: the nearest part above. */
  place(steps: Steps): Place
}

/** A problem inside one file's text: a code, what is wrong, what to do, and the offset into the text. */
export interface TextProblem {
  code: string
  cause: string
  suggestion?: string
  offset: number
}

/** Why a text could not be read as data; the parsers throw it and `input` turns it into diagnostics. */
export class TextError extends Error {
  readonly problems: readonly TextProblem[]
  constructor(problems: readonly TextProblem[]) {
    super(problems.map((problem) => problem.cause).join('; '))
    this.name = 'TextError'
    this.problems = problems
  }
}

/** Finds a text's line and column at an offset, both 1-based. */
export function createLines(text: string): (offset: number) => { line: number; column: number } {
  const starts = [0]
  for (let at = text.indexOf('\n'); at !== -1; at = text.indexOf('\n', at + 1)) starts.push(at + 1)
  return (offset) => {
    let low = 0
    for (let high = starts.length; high - low > 1;) {
      const middle = (low + high) >> 1
      if ((starts[middle] ?? 0) <= offset) low = middle
      else high = middle
    }
    return { line: low + 1, column: offset - (starts[low] ?? 0) + 1 }
  }
}
