/** Lists that lie below each row of another one, as one list. */
import { type Drained, type DrainedQuery, drainOptions, drainTogether, growingOptions } from '../../api/drain.ts'
import { follow } from '../../api/follow.ts'
import { tagsOf } from '../../api/invalidate.ts'
import type { ListSource, Lookup, Params, Row } from '../spec.ts'
import { textAt } from '../values.ts'
import { candidateOptions } from './candidates.ts'

/** Lists that are read, at most. */
const mostLists = 40

/** The rows above, the parameter that leads to the list below one, and the field of it that the parameter holds. */
interface Above {
  lookup: Lookup
  param: string
  field: string
}

/** The rows of the list below each of the rows above. With very many of these it is not complete, and says so. */
export const rowsOfEach = (source: ListSource, above: Above): ListSource => ({
  query: (params) => eachOptions(source, above, params),
  shape: { kind: 'whole' },
  paged: false,
})

function eachOptions(source: ListSource, { lookup, param, field }: Above, params: Params): DrainedQuery {
  const above = candidateOptions(lookup, params)
  const below = (value: string): DrainedQuery =>
    drainOptions({ page: (page) => source.query({ ...params, [param]: value }, page), shape: source.shape })
  const [first] = below('').queryKey
  const tags = [...new Set([above, below('')].flatMap(({ queryKey }) => tagsOf(queryKey)))]
  const queryKey = [{ ...(typeof first === 'object' ? first : {}), tags, each: above.queryKey }]
  return growingOptions<Row>(queryKey, async ({ report, ...reading }) => {
    const { rows, problem } = await follow(reading.client, above, reading)
    const lists = rows.slice(0, mostLists).map((row) => below(textAt(row, field)))
    const parts = await drainTogether(lists, reading, (some) => report({ rows: allOf(some), done: false }))
    const isCut = rows.length > mostLists || [problem, ...parts.map((part) => part.problem)].some(Boolean)
    return { rows: allOf(parts), done: true, ...(isCut && { problem: 'limit' }) }
  })
}

const allOf = (parts: readonly Drained[]): readonly Row[] => parts.flatMap(({ rows }) => rows)
