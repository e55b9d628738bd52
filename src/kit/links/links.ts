import type { Params, Row } from '../spec.ts'

/** The path of a row's link, or undefined when the row lacks what the path needs (an answer we did not expect). */
export function pathOf(to: (row: Row, params: Params) => string, row: Row, params: Params): string | undefined {
  try {
    return to(row, params)
  } catch {
    return undefined
  }
}
