/** The rows that a reference may point to: a sibling list, read to its end and cached beside its pages. */
import { type Drained, drainOptions } from '../../api/drain.ts'
import type { Lookup, Params } from '../spec.ts'
import type { Candidates } from './names.ts'

/** Query options of all candidates. Their data is a `Drained`, partial while the list is being read. */
export function candidateOptions(
  { source, also = [] }: Pick<Lookup, 'source' | 'also'>,
  params: Params,
): ReturnType<typeof drainOptions> {
  const own = drainOptions({ page: (page) => source.query(params, page), shape: source.shape })
  return also.length === 0 ? own : joined([own, ...also.map(({ lookup }) => candidateOptions(lookup, params))])
}

/** Several lists as one; each keeps its own place in the cache, and what makes the first stale makes this stale. */
function joined(lists: readonly ReturnType<typeof drainOptions>[]): ReturnType<typeof drainOptions> {
  const keys = lists.map(({ queryKey }) => queryKey)
  const [[first] = []] = keys
  return {
    queryKey: [{ ...(typeof first === 'object' ? first : {}), joined: keys }],
    queryFn: async ({ client }) => {
      const parts = await Promise.all(lists.map((list) => client.fetchQuery(list)))
      const problem = parts.find((part) => part.problem !== undefined)?.problem
      return { rows: parts.flatMap(({ rows }) => rows), done: true, ...(problem && { problem }) }
    },
  }
}

const none: Candidates['rows'] = []

/** What is known of the candidates in this state of their query. */
export function candidatesOf({ data, isError }: { data: Drained | undefined; isError: boolean }): Candidates {
  if (data?.done) return { rows: data.rows, state: data.problem ? 'partial' : 'complete' }
  return { rows: data?.rows ?? none, state: isError ? 'failed' : 'loading' }
}
