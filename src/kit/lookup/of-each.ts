/** References to rows that have a list below each row of another one: a block, of whichever lot. */
import { rangeName } from '../format/range-name.ts'
import { reachable } from '../links/links.ts'
import { rowAt } from '../values.ts'
import type { Lookup, Params, Row } from '../spec.ts'
import { rowText } from './names.ts'
import { rowsOfEach } from './rows-of-each.ts'

/** What such a row is called, and the row above it. */
const [called, over] = ['$called', '$over'] as const

/**
 * The rows of all these lists, read one after the other list; each is called by the row above it and by its own name, and leads to
 * the page of that row.
 *
 * @param param takes a row of `above` in the list `below` it
 */
export function ofEach<A extends Row, B extends Row>(above: Lookup<A>, below: Lookup<B>, param: string): Lookup<B> {
  const { to } = above
  const under = (row: B, parent: Row): B => ({
    ...row,
    [over]: parent,
    [called]: `${rowText(parent, above)}: ${rangeName(row, below.text, below.upTo)}`,
  })
  return {
    entity: below.entity,
    label: below.label,
    source: rowsOfEach(below.source, { lookup: above, param, field: above.value, as: { name: called, under } }),
    value: below.value,
    text: called,
    ...(to && { to: (row: Row, params: Params) => to(reachable(rowAt(row, over)), params) }),
  }
}
