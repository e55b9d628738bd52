/** Queries about what lies below a row, when they need more of it than its address holds. */
import { notFound } from '../../api/errors.ts'
import type { TypedQuery } from '../../api/drain.ts'
import { follow } from '../../api/follow.ts'
import { queryClient } from '../../api/query-client.ts'
import { isPartial } from './pick.ts'
import { queryOptionsOf } from './query.ts'
import type { Params, Query, Row, RowSource } from '../spec.ts'

/** How the row above is found. */
export interface Above {
  query: Query
  pick?: RowSource['pick']
}

/** What a query answers. Where the contract says nothing of it, it is a row like any other. */
type AnswerOf<Q> = Q extends TypedQuery<infer T> ? (unknown extends T ? Row : T) : Row

const unknown: Row = {}

/**
 * A query that first sees to the row above (from the cache when it is there, as it is on that row's own page) and then asks
 * with what that row says. It is cached as what it answers, per row above.
 * @throws (the query) 404 when there is no such row
 */
export function below<Q extends Query>(
  { query, pick }: Above,
  params: Params,
  ask: (parent: Row) => Q,
): TypedQuery<AnswerOf<Q>> {
  const [first, ...others] = ask(unknown).queryKey
  // A list says nothing of which row is picked from it.
  const ownKey = [first, ...others, { below: query.queryKey, ...(pick && { of: params }) }]
  return {
    // What is answered is what `ask` answers.
    queryKey: ownKey as readonly unknown[] as TypedQuery<AnswerOf<Q>>['queryKey'],
    queryFn: async ({ queryKey: [asked], signal }: { queryKey: Query['queryKey']; signal: AbortSignal }) => {
      const answer = await known(query, signal)
      const parent = pick ? pick(answer, params) : (answer as Row | undefined)
      if (parent === undefined) throw notFound()
      const { queryKey, queryFn } = ask(parent)
      if (typeof queryFn !== 'function') throw new TypeError('the query has no function')
      const result: unknown = await queryFn({ queryKey: withWishes(queryKey, asked), signal, meta: undefined })
      return result
    },
  }
}

/** What the cache has, if that is all of it; it is read otherwise. */
async function known(query: Query, signal: AbortSignal): Promise<unknown> {
  const answer: unknown = queryClient().getQueryData(query.queryKey)
  return answer === undefined || isPartial(answer) ? follow(queryClient(), queryOptionsOf(query), { signal }) : answer
}

/** What a caller added to the key (how to read the answer) holds for the call, too. */
function withWishes([first, ...others]: Query['queryKey'], asked: unknown): Query['queryKey'] {
  const wish = typeof asked === 'object' && asked !== null && 'parseAs' in asked ? { parseAs: asked.parseAs } : {}
  return [{ ...(typeof first === 'object' ? first : {}), ...wish }, ...others]
}
