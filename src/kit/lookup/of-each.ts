/** References to rows that have a list below each row of another one: a block, of whichever lot. */
import { type DrainedQuery, drainTogether, growingOptions } from '../../api/drain.ts'
import { follow } from '../../api/follow.ts'
import { tagsOf } from '../../api/invalidate.ts'
import { rangeName } from '../format/range-name.ts'
import { textAt, valueAt } from '../values.ts'
import type { Lookup, Params, Row } from '../spec.ts'
import { candidateOptions } from './candidates.ts'
import { rowText } from './names.ts'

/** What such a row is called, and the row above it. */
const [called, over] = ['$called', '$over'] as const

// More lists than these would take too long for a name.
const mostLists = 100

/**
 * The rows of all these lists, read one after the other list; each is called by the row above it and by its own name, and leads to
 * the page of that row.
 *
 * @param param takes a row of `above` in the list `below` it
 */
export function ofEach<A extends Row, B extends Row>(above: Lookup<A>, below: Lookup<B>, param: string): Lookup<B> {
  const { to } = above
  const query = (params: Params): DrainedQuery<B> => {
    const parents = candidateOptions(above, params)
    const rowsOf = (parent: Row) => candidateOptions(below, { ...params, [param]: textAt(parent, above.value) })
    const { queryKey } = rowsOf({})
    const tags = [...new Set([...tagsOf(parents.queryKey), ...tagsOf(queryKey)])]
    return growingOptions<B>([{ _id: 'of-each', of: [parents.queryKey, queryKey], tags }], async (reading) => {
      const { rows, problem } = await follow(reading.client, parents, reading)
      const first = rows.slice(0, mostLists)
      const parts = await drainTogether(first.map(rowsOf), reading, () => undefined)
      const limit = problem ?? parts.find((part) => part.problem)?.problem ?? (first.length < rows.length && 'limit')
      return {
        rows: parts.flatMap((part, index) => part.rows.map((row) => withAbove(row, first[index]))),
        done: true,
        ...(limit && { problem: limit }),
      }
    })
  }
  const withAbove = (row: B, parent: Row = {}): B => ({
    ...row,
    [over]: parent,
    [called]: `${rowText(parent, above)}: ${rangeName(row, below.text, below.upTo)}`,
  })
  return {
    entity: below.entity,
    label: below.label,
    source: { query, shape: { kind: 'whole' }, paged: false },
    value: below.value,
    text: called,
    ...(to && { to: (row: Row, params: Params) => to(valueAt<A>(row, over), params) }),
  }
}
