/** What there may be none of yet, such as settings that nobody has made: the page says so, and nothing has failed. */
import { ApiError } from '../../api/errors.ts'
import type { Query } from '../spec.ts'

/** There is none yet. Asking again would change nothing. */
export class NoneYet extends Error {}

/** A query of such a thing. @param refused words by which the server says that there is none, where it is no 404 */
export function noneYet<Q extends Query>(query: Q, refused: readonly string[]): Q {
  const { queryFn } = query
  if (typeof queryFn !== 'function') throw new TypeError('the query has no function')
  return {
    ...query,
    queryFn: async (context: unknown): Promise<unknown> => {
      try {
        const answer: unknown = await queryFn(context)
        if (answer === null) throw new NoneYet('There is none yet')
        return answer
      } catch (error) {
        throw saysNone(error, refused) ? new NoneYet('There is none yet', { cause: error }) : error
      }
    },
  }
}

const saysNone = (error: unknown, refused: readonly string[]): boolean =>
  error instanceof ApiError &&
  (error.statusCode === 404 || refused.some((words) => error.detail?.includes(words) === true))
