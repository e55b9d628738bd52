/**
 * Calls that change a part of a thing which somebody else may change at the same time. The thing is read again right before it
 * is written: what others have changed meanwhile is kept, and a field that both have changed is a conflict.
 */
import { ApiError, notFound } from '../../api/errors.ts'
import { neverFresh, queryClient } from '../../api/query-client.ts'
import { bodyOf } from '../../api/result.ts'
import { pause } from '../../lib/turns.ts'
import { queryOptionsOf } from './query.ts'
import type { BodyFor } from '../body-for.ts'
import type { Call, Row, RowSource, Scope } from '../spec.ts'

/** How a thing is read and written. */
export interface ReadModifyWrite {
  /** Which part of the scope is read again. */
  of: 'row' | 'parent'
  read: Call
  write: Call
}

/** Reads the thing, then writes it. Beforehand the request is shown as it would be if nothing has changed. */
export function readModifyWrite({ of, read, write }: ReadModifyWrite): Call {
  const update = async (scope: Scope, bodyFor: BodyFor): Promise<unknown> => {
    const now = rowOf(await read(scope))
    // With very long lists each of these steps takes as long as a page may halt.
    await pause()
    const form = of === 'row' ? bodyFor(now) : scope.form
    await pause()
    return write({ ...scope, [of]: now, form })
  }
  const call: Call = (scope) => update(scope, () => scope.form)
  call.preview = write
  call.update = update
  return call
}

/** Reads the row of a page past the cache, which gets the answer. */
export const readRow =
  ({ query, pick }: RowSource): Call =>
  async ({ params }) => {
    const options = queryOptionsOf(query(params))
    // An answer that is on its way already may be older than what somebody else has just done.
    const client = queryClient()
    await client.cancelQueries({ queryKey: options.queryKey, exact: true })
    await client.fetchQuery({ ...options, staleTime: neverFresh })
    // There, what has not changed is the same: nothing is made of a very long list that a form has made of it already.
    const answer: unknown = client.getQueryData(options.queryKey)
    const row = pick ? pick(answer, params) : answer
    if (!row) throw notFound()
    return row
  }

/** Somebody else has changed fields that were changed here as well: nothing was sent. */
export class ChangedMeanwhile extends ApiError {
  /** What the server has now. */
  readonly now: Row

  constructor(now: Row) {
    super('Changed on the server. Choose which values to keep.', { kind: 'error', statusCode: 409 })
    this.name = 'ChangedMeanwhile'
    this.now = now
  }
}

/** @throws when the answer is no thing that could be changed */
function rowOf(result: unknown): Row {
  const answer = bodyOf(result)
  if (isRow(answer)) return answer
  throw new ApiError('Error reading API response', { kind: 'client_error' })
}

const isRow = (value: unknown): value is Row => typeof value === 'object' && value !== null && !Array.isArray(value)
