/** Finds a row in the answer of a list, for resources whose API has no view operation. */
import { type DrainedQuery, drainOptions, type ListShape } from '../../api/drain.ts'
import type { PageRequest, Params, Query, Row } from '../spec.ts'
import { unreadableAnswer } from '../../api/errors.ts'
import { readPath } from '../../lib/condition.ts'
import { isUnreadable } from '../../lib/unreadable.ts'
import { rowsOf } from './rows.ts'

export interface Pick {
  shape: ListShape
  /** Fields that may equal the route parameter, in order of preference. */
  fields: readonly string[]
  param: string
}

/**
 * A function from an answer to the row that the route names; undefined when it is not there.
 * @throws ApiError (the function) when it may be one of those that cannot be read
 */
export const pickRow =
  <R extends Row = Row>({ shape, fields, param }: Pick) =>
  (answer: unknown, params: Params): R | undefined => {
    const wanted = params[param]
    const rows = rowsOf<R>(answer, shape)
    for (const field of fields) {
      const found = rows.find((row) => String(readPath(row, field)) === wanted)
      if (found !== undefined) return found
    }
    if (fields.some((field) => rows.some((row) => isUnreadable(readPath(row, field))))) throw unreadableAnswer()
    return undefined
  }

/** A list read to its end, however long it is: the row that is looked for may be the last. */
export const wholeList = (page: (request: PageRequest) => Query, shape: ListShape): DrainedQuery =>
  drainOptions({ page, shape })

/** How `wholeList` answers, for `pickRow`. */
export const wholeShape: ListShape = { kind: 'whole' }

/** Whether an answer may still grow: a row that is not in it may be among the rest. */
export const isPartial = (answer: unknown): boolean => readPath(answer, 'done') === false
