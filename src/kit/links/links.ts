import { idField, nameField } from '../../../generated/model/conventions.gen.ts'
import { partOf } from '../selectors.ts'
import type { Params, Row } from '../spec.ts'

/** The path of a row's link, or undefined when the row lacks what the path needs (an answer we did not expect). */
export function pathOf(to: (row: Row, params: Params) => string, row: Row, params: Params): string | undefined {
  try {
    return to(reachable(row), params)
  } catch {
    return undefined
  }
}

/** A row as addresses name it: no server takes one of a name that has no end, and a part of a name leads elsewhere. */
export function reachable(row: Row): Row {
  const part = partOf(row[nameField], row[idField])
  return part === row[nameField] ? row : { ...row, [nameField]: part }
}
