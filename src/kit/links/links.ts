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
  const { [nameField]: name, [idField]: id } = row
  if (typeof name !== 'string' || typeof id !== 'string') return row
  const part = partOf(name, id)
  return part === name ? row : { ...row, [nameField]: part }
}
