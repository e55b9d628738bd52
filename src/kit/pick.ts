/** Finds a row in the answer of a list, for resources whose API has no view operation. */
import type { ListShape, Params, Row } from './spec.ts'
import { readPath } from '../lib/condition.ts'

export interface Pick {
  shape: ListShape
  /** Fields that may equal the route parameter, in order of preference. */
  fields: readonly string[]
  param: string
}

/** A function from an answer to the row that the route names; undefined when it is not there. */
export const pickRow =
  ({ shape, fields, param }: Pick) =>
  (answer: unknown, params: Params): Row | undefined => {
    const wanted = params[param]
    const rows = rowsOf(answer, shape)
    for (const field of fields) {
      const found = rows.find((row) => String(readPath(row, field)) === wanted)
      if (found !== undefined) return found
    }
    return undefined
  }

/** The rows of a list answer in any of the shapes lists come in; anything else counts as none. */
export function rowsOf(answer: unknown, shape: ListShape): readonly Row[] {
  const list = shape.kind === 'array' ? answer : readPath(answer, shape.kind === 'wrapped' ? shape.items : 'items')
  return Array.isArray(list) ? list.filter((row): row is Row => typeof row === 'object' && row !== null) : []
}
