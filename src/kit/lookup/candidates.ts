/** The rows that a reference may point to: a sibling list, read to its end and cached beside its pages. */
import { type Drained, type DrainedQuery, drainOptions, drainTogether, growingOptions } from '../../api/drain.ts'
import { follow } from '../../api/follow.ts'
import { tagsOf } from '../../api/invalidate.ts'
import type { Lookup, Params, Row } from '../spec.ts'
import { textAt } from '../values.ts'
import type { Candidates } from './names.ts'

/** Query options of all candidates. Their data is a `Drained`, partial while the list is being read. */
export function candidateOptions<R extends Row>(
  { source, also = [], each }: Pick<Lookup<R>, 'source' | 'also' | 'each'>,
  params: Params,
): DrainedQuery<R> {
  if (each) return ofEach(source, each, params)
  const own = drainOptions({ page: (page) => source.query(params, page), shape: source.shape })
  return also.length === 0 ? own : joined([own, ...also.map(({ lookup }) => candidateOptions(lookup, params))])
}

/** Lists below each row of another one that are read, at most. */
const mostLists = 40

function ofEach<R extends Row>(
  source: Lookup<R>['source'],
  { lookup, param, field }: NonNullable<Lookup['each']>,
  params: Params,
): DrainedQuery<R> {
  const above = candidateOptions(lookup, params)
  const below = (row: Row): DrainedQuery<R> => candidateOptions({ source }, { ...params, [param]: textAt(row, field) })
  const keys = [above.queryKey, below({}).queryKey]
  const [, [first] = []] = keys
  const queryKey = [{ ...(typeof first === 'object' ? first : {}), tags: keys.flatMap(tagsOf), each: above.queryKey }]
  return growingOptions<R>(queryKey, async ({ report, ...reading }) => {
    const { rows, problem } = await follow(reading.client, above, reading)
    const lists = rows.slice(0, mostLists).map(below)
    const parts = await drainTogether(lists, reading, (some) => report({ ...together(some), done: false }))
    const whole = together(parts)
    return rows.length > mostLists || problem ? { ...whole, problem: 'limit' } : whole
  })
}

/** Several lists as one; each keeps its own place in the cache, and what makes one of them stale makes this stale. */
export function joined<R extends Row>(lists: readonly DrainedQuery<R>[]): DrainedQuery<R> {
  const keys = lists.map(({ queryKey }) => queryKey)
  const [[first] = []] = keys
  const tags = [...new Set(keys.flatMap(tagsOf))]
  const queryKey = [{ ...(typeof first === 'object' ? first : {}), tags, joined: keys }]
  return growingOptions<R>(queryKey, async ({ report, ...reading }) => {
    const parts = await drainTogether(lists, reading, (some) => report({ ...together(some), done: false }))
    return together(parts)
  })
}

function together<R extends Row>(parts: readonly Drained<R>[]): Drained<R> {
  const problem = parts.find((part) => part.problem !== undefined)?.problem
  return { rows: parts.flatMap(({ rows }) => rows), done: true, ...(problem && { problem }) }
}

const none: readonly never[] = []

/** What is known of the candidates in this state of their query. */
export function candidatesOf<R extends Row>({
  data,
  isError,
}: {
  data: Drained<R> | undefined
  isError: boolean
}): Candidates<R> {
  if (data?.done) return { rows: data.rows, state: data.problem ? 'partial' : 'complete' }
  return { rows: data?.rows ?? none, state: isError ? 'failed' : 'loading' }
}
