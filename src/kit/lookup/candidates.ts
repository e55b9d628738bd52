/** The rows that a reference may point to: a sibling list, read to its end and cached beside its pages. */
import { type Drained, type DrainedQuery, drainOptions, drainTogether, growingOptions } from '../../api/drain.ts'
import { tagsOf } from '../../api/invalidate.ts'
import type { Lookup, Params, Row } from '../spec.ts'
import type { Candidates } from './names.ts'

/** Query options of all candidates. Their data is a `Drained`, partial while the list is being read. */
export function candidateOptions<R extends Row>(
  { source, also = [] }: Pick<Lookup<R>, 'source' | 'also'>,
  params: Params,
): DrainedQuery<R> {
  const own = drainOptions({ page: (page) => source.query(params, page), shape: source.shape })
  return also.length === 0 ? own : joined([own, ...also.map(({ lookup }) => candidateOptions(lookup, params))])
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
  // Of several lists some failed. Where not one row came, that is no list of nothing.
  const isMissed = data?.problem === 'missed'
  const isEmpty = isMissed && data.rows.length === 0
  if (data?.done && !isEmpty) return { rows: data.rows, state: data.problem ? 'partial' : 'complete', isMissed }
  return { rows: data?.rows ?? none, state: isError || isEmpty ? 'failed' : 'loading' }
}
