/** The CRUD default: a handler for every operation that the manifest gives a verb. */
import type { AnyHandler } from '../context/handlers.ts'
import { operations } from '../../../generated/mock/operations.gen.ts'
import type { CrudSpec, OperationId } from '../spec/operation-spec.ts'
import type { Ctx } from '../context/ctx.ts'
import { addLink, listLinks, removeLink, updateLink } from './links.ts'
import type { Given } from './select.ts'
import { act, create, list, remove, update, updateSingle, view, viewSingle, type Call } from './verbs.ts'

const verbs: Readonly<Record<CrudSpec['verb'], (call: Call) => unknown>> = {
  list,
  view,
  create,
  update,
  delete: remove,
  action: act,
  'single-view': viewSingle,
  'single-update': updateSingle,
  'link-list': listLinks,
  'link-add': addLink,
  'link-update': updateLink,
  'link-remove': removeLink,
}

/** The default of an operation; undefined when the manifest gives it none. */
export function crudHandler(id: OperationId): AnyHandler<Ctx> | undefined {
  const operation = operations[id]
  const { crud } = operation
  if (crud === undefined) return undefined
  const verb = verbs[crud.verb]
  // Path and query were parsed by the table the verb reads; operations without any get none.
  return ({ path, query, body, ctx }) =>
    verb({ operation, crud, path: (path ?? {}) as Given, query: (query ?? {}) as Given, body, ctx })
}
