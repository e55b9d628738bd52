/** Which rows refer to a row, from the drained lists of those that might. */
import { readPath } from '../../lib/condition.ts'
import { isMissing } from '../../lib/missing.ts'
import { textAt } from '../values.ts'
import type { Params, Relations, Row } from '../spec.ts'

/** Rows of `rows` whose field at `path` is `value`, or a list that has it. */
export function referrersOf(rows: readonly Row[], path: string, value: unknown): Row[] {
  if (isMissing(value)) return []
  const wanted = String(value)
  return rows.filter((row) => {
    const found = readPath(row, path)
    return Array.isArray(found) ? found.some((one) => String(one) === wanted) : String(found) === wanted
  })
}

/** Route parameters as on the row's own page: from its list, the row itself is missing. */
export function ownParams({ param, field }: Relations, row: Row, params: Params): Params {
  const own = textAt(row, field)
  return own === '' ? params : { ...params, [param]: own }
}
