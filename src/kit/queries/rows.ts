/** The rows in the answer of a list. */
import type { ListShape } from '../../api/drain.ts'
import { itemsField } from '../../../generated/model/conventions.gen.ts'
import { readPath } from '../../lib/condition.ts'
import { isUnreadable } from '../../lib/unreadable.ts'
import { plainText } from '../format/view.ts'
import type { ListScreen, Params, Row } from '../spec.ts'

/**
 * The rows of a list answer in any of the shapes lists come in; anything else counts as none.
 *
 * @param R what the type of the query says of its rows
 */
export function rowsOf<R extends Row = Row>(answer: unknown, shape: ListShape): readonly R[] {
  const list = shape.kind === 'array' ? answer : readPath(answer, fieldOf(shape))
  return Array.isArray(list) ? list.filter((row): row is R => typeof row === 'object' && row !== null) : []
}

function fieldOf(shape: Exclude<ListShape, { kind: 'array' }>): string {
  switch (shape.kind) {
    case 'page':
      return itemsField
    case 'wrapped':
      return shape.items
    case 'whole':
      return 'rows'
  }
}

/** What tells the rows of a list from their siblings, as text; '' for a row that has no such field, or one that cannot be read. */
export const keyOfRow =
  ({ rowKey }: Pick<ListScreen, 'rowKey'>) =>
  (row: Row): string => {
    const key = readPath(row, rowKey)
    return isUnreadable(key) ? '' : plainText(key)
  }

/**
 * Tells rows of one drawing apart for React, in the order in which they are asked about: one without a key, or whose key another row has
 * had before, by its place. With the same key twice React would leave rows in the page that are no longer there.
 */
export function elementKeys(screen: Pick<ListScreen, 'rowKey'>): (row: Row, index: number) => string {
  const keyOf = keyOfRow(screen)
  const had = new Set([''])
  return (row, index) => {
    const key = keyOf(row)
    if (had.has(key)) return `${key}#${index}`
    had.add(key)
    return key
  }
}

/** The route parameters of the list that a row lies in. */
export const paramsOfRow = ({ paramsOf }: Pick<ListScreen, 'paramsOf'>, row: Row, params: Params): Params =>
  paramsOf?.(row, params) ?? params
