/** What a behaviour file exports: some of the contract's handlers. */
import type { Handlers } from '../../../generated/mock/handlers.gen.ts'
import { operations } from '../../../generated/mock/operations.gen.ts'
import type { OperationId } from '../spec/operation-spec.ts'
import { listQuery, pageOf, type ListQuery, type Order, type PageOf } from '../crud/page.ts'
import type { Ctx } from '../context/ctx.ts'

export type Behaviours = Partial<Handlers<Ctx>>

/**
 * One page of the rows that `rows` finds for the query: with a page token, the query of the first page. An order that
 * depends on `sort_by` is a function of that query, too.
 */
export function paged<T, Q extends object>(
  id: OperationId,
  asked: Q,
  rows: (query: Q) => readonly T[],
  order?: Order<T> | ((query: Q) => Order<T>),
): PageOf<T> {
  const { query, marker } = listQuery(asked as ListQuery)
  // The token was made of a query of this operation, which was checked then.
  const found = rows(query as Q)
  const sorting = typeof order === 'function' ? order(query as Q) : order
  return pageOf({
    spec: operations[id],
    query,
    marker,
    rows: found,
    ...(sorting === undefined ? {} : { order: sorting }),
  })
}
