/** Operations that nobody claims, by the collection that their paths are about. */
import type { Operation } from '../../model/types/ir.ts'
import { stepsOf, withoutStability } from '../compare/operations.ts'

export type Role = 'list' | 'view' | 'create' | 'update' | 'delete'

/** `things` and `things/{}`: one collection, or one thing that is there once. */
export interface Collection {
  /** Without parameters' names. */
  path: string
  /** Steps that select a row: one, or several of a key of several parts. */
  keys: number
  roles: Partial<Record<Role, Operation>>
  /** Steps below a row: `things/{}/light`. */
  below: readonly { step: string; method: Operation['method']; operation: Operation }[]
  /** `things/add` and `things/remove`: rows without a path of their own. */
  pair: Partial<Record<'add' | 'remove', Operation>>
}

type Writable = { -readonly [K in keyof Collection]: Collection[K] }

const isParam = (step: string): boolean => step === '{}'

const pairVerbs = { add: 'add', remove: 'remove', attach: 'add', detach: 'remove' } as const

/** Whether an answer is a list of rows. */
const isList = ({ method, paged, response: { form } }: Operation): boolean =>
  method === 'get' && (paged !== undefined || form === 'list' || (typeof form === 'object' && 'rows' in form))

/** What is read and written at the address of a row is the row, unless it is bytes: those are a file that it has. */
const isOfRow = (role: Role, { request, response }: Operation): boolean =>
  (role !== 'view' || response.transport === 'json') &&
  (role !== 'update' || request.transport === 'json' || request.transport === 'none')

/** The path of the rows that an operation is about: without what selects one. */
export function rowsPath(path: string): string {
  const steps = stepsOf(withoutStability(path))
  return steps.slice(0, steps.findLastIndex((step) => !isParam(step)) + 1).join('/')
}

/**
 * By path; the operations of a path that has rows join those of its rows.
 * @param isParent whether a parameter selects a row of something else
 */
export function collectionsOf(
  operations: readonly Operation[],
  isParent: (parameter: string) => boolean = () => false,
): Collection[] {
  const all = new Map<string, Writable>()
  const of = (steps: readonly string[]): Writable => {
    const path = steps.join('/')
    const known = all.get(path) ?? { path, keys: 0, roles: {}, below: [], pair: {} }
    all.set(path, known)
    return known
  }
  const paths = new Set(operations.map(({ path }) => withoutStability(path)))
  for (const operation of operations) {
    const steps = stepsOf(withoutStability(operation.path))
    const { method } = operation
    const last = steps.at(-1) ?? ''
    if (isParam(last)) {
      const role = ({ get: 'view', put: 'update', patch: 'update', delete: 'delete' } as const)[method as 'get']
      if (role === undefined || !isOfRow(role, operation)) continue
      const rows = stepsOf(rowsPath(operation.path))
      const collection = of(rows)
      collection.keys = Math.max(collection.keys, steps.length - rows.length)
      collection.roles[role] = operation
      continue
    }
    const above = steps.slice(0, -1)
    const pair = pairVerbs[last as 'add']
    if (method === 'post' && pair !== undefined && !isParam(above.at(-1) ?? '')) {
      of(above).pair[pair] = operation
      continue
    }
    const hasMore = operations.some((other) => other !== operation && withoutStability(other.path) === steps.join('/'))
    const isVerb = method !== 'get' && isParam(above.at(-1) ?? '') && !hasMore && !hasRows(steps, paths)
    if (isVerb) {
      // A key may have several parts.
      const collection = of(above.slice(0, above.findLastIndex((one) => !isParam(one)) + 1))
      Object.assign(collection, { below: [...collection.below, { step: last, method, operation }] })
      continue
    }
    // What deletes all rows is no way to delete one.
    if (method === 'delete' && !selectsRow(operation, isParent)) continue
    const role =
      method === 'get'
        ? isList(operation)
          ? 'list'
          : 'view'
        : method === 'post'
          ? 'create'
          : method === 'delete'
            ? 'delete'
            : 'update'
    of(steps).roles[role] = operation
  }
  return [...all.values()]
}

/** Whether something is below a row of the path. */
const hasRows = (steps: readonly string[], paths: ReadonlySet<string>): boolean =>
  [...paths].some((path) => path.startsWith(`${steps.join('/')}/`))

/** Whether a path that selects nothing is told by the query or a body which row is meant. */
const selectsRow = ({ request, queryParams }: Operation, isParent: (parameter: string) => boolean): boolean =>
  request.schema !== undefined || queryParams.some(({ wire }) => !isParent(wire))
