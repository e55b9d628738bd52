/** The rows that a reference may point to: a sibling list, read to its end and cached beside its pages. */
import { type Drained, drainOptions } from '../../api/drain.ts'
import type { Lookup, Params } from '../spec.ts'
import type { Candidates } from './names.ts'

/** Query options of all candidates. Their data is a `Drained`, partial while the list is being read. */
export function candidateOptions({ source }: Lookup, params: Params): ReturnType<typeof drainOptions> {
  return drainOptions({ page: (page) => source.query(params, page), shape: source.shape })
}

const none: Candidates['rows'] = []

/** What is known of the candidates in this state of their query. */
export function candidatesOf({ data, isError }: { data: Drained | undefined; isError: boolean }): Candidates {
  if (data?.done) return { rows: data.rows, state: data.problem ? 'partial' : 'complete' }
  return { rows: data?.rows ?? none, state: isError ? 'failed' : 'loading' }
}
