/** Which candidates of a picker cannot be chosen, by what rows of another list refer to. */
import type { DrainedQuery } from '../../api/drain.ts'
import { holds, readPath } from '../../lib/condition.ts'
import { plainText } from '../format/view.ts'
import { candidateOptions, joined } from '../lookup/candidates.ts'
import type { Eligibility } from '../lookup/eligible.ts'
import { valuesAt } from '../lookup/names.ts'
import type { Params, Row } from '../spec.ts'
import type { Taken } from '../taken.ts'

// Lists that are read one below each candidate. What is taken in the others, the server says.
const mostLists = 40

/** Query options of the rows that say what is taken. @param row the row that the form is about */
export function takenOptions(
  { lookup, of, each }: Taken,
  { params, row, candidates }: { params: Params; row: unknown; candidates: readonly Row[] },
): DrainedQuery {
  const own = { ...params, ...fieldsOf(row, of) }
  if (each === undefined) return candidateOptions(lookup, own)
  const places = candidates.slice(0, mostLists).map((candidate) => ({ ...own, ...fieldsOf(candidate, each) }))
  return joined(places.map((place) => candidateOptions(lookup, place)))
}

const fieldsOf = (row: unknown, fields: Readonly<Record<string, string>> = {}): Params =>
  Object.fromEntries(Object.entries(fields).map(([param, path]) => [param, plainText(readPath(row, path))]))

/** What those rows say. @param row the row that the form is about */
export function takenRule(
  { as, by, where, others, say }: Taken,
  rows: readonly Row[],
  row: unknown,
): Eligibility['taken'] {
  const meant = where === undefined ? rows : rows.filter((one) => holds(where, one, { row }) === true)
  return { as, values: valuesAt(meant, by), say, ...(others && { others }) }
}
