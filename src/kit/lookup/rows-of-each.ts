/** Lists that lie below each row of another one, as one list. */
import { type Drained, type DrainedQuery, drainOptions, drainTogether, growingOptions } from '../../api/drain.ts'
import { follow } from '../../api/follow.ts'
import { tagsOf } from '../../api/invalidate.ts'
import type { ListSource, Lookup, Params, Row } from '../spec.ts'
import { textAt } from '../values.ts'
import { candidateOptions } from './candidates.ts'

/** Lists that are read, at most: more would take too long for a name. */
const mostLists = 100

interface Above<R extends Row> {
  /** Of the rows above. */
  lookup: Lookup
  /** The parameter that leads to the list below one of them, and the field of it that the parameter holds. */
  param: string
  field: string
  /** What becomes of a row, by the row above it. Default: it stays as it is. */
  under?: (row: R, above: Row) => R
}

/** The rows of the list below each of the rows above. With very many of these it is not complete, and says so. */
export const rowsOfEach = <R extends Row>(source: ListSource<R>, above: Above<R>): ListSource<R> => ({
  query: (params) => eachOptions(source, above, params),
  shape: { kind: 'whole' },
  paged: false,
})

function eachOptions<R extends Row>(
  source: ListSource<R>,
  { lookup, param, field, under = (row) => row }: Above<R>,
  params: Params,
): DrainedQuery<R> {
  const above = candidateOptions(lookup, params)
  const below = (value: string): DrainedQuery<R> =>
    drainOptions({ page: (page) => source.query({ ...params, [param]: value }, page), shape: source.shape })
  const [first] = below('').queryKey
  const tags = [...new Set([above, below('')].flatMap(({ queryKey }) => tagsOf(queryKey)))]
  const queryKey = [{ ...(typeof first === 'object' ? first : {}), tags, each: above.queryKey }]
  return growingOptions<R>(queryKey, async ({ report, ...reading }) => {
    const { rows, problem: missed } = await follow(reading.client, above, reading)
    const parents = rows.slice(0, mostLists)
    const allOf = (parts: readonly Drained<R>[]): readonly R[] =>
      parts.flatMap((part, index) => part.rows.map((row) => under(row, parents[index] ?? {})))
    const parts = await drainTogether(
      parents.map((row) => below(textAt(row, field))),
      reading,
      (some) => report({ rows: allOf(some), done: false }),
    )
    const problem =
      missed ?? parts.find((part) => part.problem)?.problem ?? (parents.length < rows.length ? 'limit' : undefined)
    return { rows: allOf(parts), done: true, ...(problem && { problem }) }
  })
}
