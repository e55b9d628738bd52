/** Lists that lie below each row of another one, as one list. */
import { type Drained, type DrainedQuery, drainOptions, drainTogether, growingOptions } from '../../api/drain.ts'
import { unreadableAnswer } from '../../api/errors.ts'
import { lastKnown } from '../../api/last-known.ts'
import { follow } from '../../api/follow.ts'
import { tagsOf } from '../../api/invalidate.ts'
import { readPath } from '../../lib/condition.ts'
import { isUnreadable } from '../../lib/unreadable.ts'
import type { ListSource, Lookup, Params, Row } from '../spec.ts'
import { textAt } from '../values.ts'
import { candidateOptions } from './candidates.ts'

/** Lists that are read, at most: more would take too long for a name. With so many rows no further one is begun. */
const [mostLists, enough] = [100, 100_000]

interface Above<R extends Row> {
  /** Of the rows above. */
  lookup: Lookup
  /** The parameter that leads to the list below one of them, and the field of it that the parameter holds. */
  param: string
  field: string
  /** What becomes of a row, by the row above it, and what that is called. Default: it stays as it is. */
  as?: { name: string; under: (row: R, above: Row) => R }
}

/** Where rows of lists below others have the row above, when they are read {@link withAbove}. */
export const rowAbove = '$above'

export const withAbove = { name: rowAbove, under: (row: Row, parent: Row): Row => ({ ...row, [rowAbove]: parent }) }

/**
 * The rows of the list below each of the rows above. With very many of these it is not complete, and says so; neither is it where
 * some of the lists cannot be read. It fails when none can.
 */
export const rowsOfEach = <R extends Row>(source: ListSource<R>, above: Above<R>): ListSource<R> => ({
  query: (params) => eachOptions(source, above, params),
  shape: { kind: 'whole' },
  paged: false,
})

/** Below a row of which nobody knows what it is called. */
const unreadableList: DrainedQuery<never> = {
  queryKey: [{ _id: 'below-unreadable' }],
  queryFn: () => Promise.reject(unreadableAnswer()),
}

function eachOptions<R extends Row>(
  source: ListSource<R>,
  { lookup, param, field, as }: Above<R>,
  params: Params,
): DrainedQuery<R> {
  const outer = candidateOptions(lookup, params)
  const listOf = (value: string): DrainedQuery<R> =>
    drainOptions({ page: (page) => source.query({ ...params, [param]: value }, page), shape: source.shape })
  const [first] = listOf('').queryKey
  const tags = [...new Set([outer, listOf('')].flatMap(({ queryKey }) => tagsOf(queryKey)))]
  // Rows that are made differently are not the same.
  const queryKey = [{ ...(typeof first === 'object' ? first : {}), tags, each: outer.queryKey, as: as?.name }]
  return growingOptions<R>(queryKey, async ({ report, ...reading }) => {
    const { rows, problem: cut } = await follow(reading.client, outer, reading)
    const parents = rows.slice(0, mostLists)
    const missed: { row: Row; error: unknown }[] = []
    const made = new Map<readonly R[], readonly R[]>()
    // Each time that a list has more rows, most of them have been there before.
    const underOf = (all: readonly R[], parent: Row): readonly R[] => {
      const known = made.get(all) ?? (as ? all.map((row) => as.under(row, parent)) : all)
      made.set(all, known)
      return known
    }
    const allOf = (parts: readonly Drained<R>[]): Pick<Drained<R>, 'rows' | 'lists'> => ({
      rows: parts.flatMap((part, index) => underOf(part.rows, parents[index] ?? {})),
      lists: { read: parts.filter(({ done }) => done).length - missed.length, of: rows.length, missed },
    })
    const below = parents.map((row) =>
      isUnreadable(readPath(row, field)) ? unreadableList : listOf(textAt(row, field)),
    )
    const parts = await drainTogether(
      below,
      { ...reading, enough },
      (some) => report({ ...allOf(some), done: false }),
      (index, error) => {
        missed.push({ row: parents[index] ?? {}, error })
        // Names are not forgotten for it.
        return lastKnown<Drained<R>>(reading.client, below[index] ?? outer, error)?.rows ?? []
      },
    )
    if (missed[0] && missed.length === parents.length) throw missed[0].error
    const problem =
      cut ??
      parts.find((part) => part.problem)?.problem ??
      (missed.length > 0 ? 'missed' : parts.filter(({ done }) => done).length < rows.length ? 'limit' : undefined)
    return { ...allOf(parts), done: true, ...(problem && { problem }) }
  })
}
