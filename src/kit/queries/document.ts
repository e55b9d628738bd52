/**
 * Sets that the API only reads and replaces as a whole (policies, rules). One change of one item is a three-way merge: the
 * set is read again, the item is compared with what the person saw, and only that item is replaced in what is there now.
 * What somebody else did to other items stays; what they did to this one is a conflict, and people decide.
 */
import type { ListAnswer } from '../../api/drain.ts'
import { ApiError } from '../../api/errors.ts'
import { hashKey, queryClient } from '../../api/query-client.ts'
import { bodyOf } from '../../api/result.ts'
import { readPath } from '../../lib/condition.ts'
import { isStandIn, unreadableIn } from '../../lib/unreadable.ts'
import { rowsOf } from './rows.ts'
import { queryOptionsOf } from './query.ts'
import type { Call, Params, Query, Row, Scope } from '../spec.ts'

/** How a set is read and replaced. */
export interface DocumentSource<I extends Row = Row> {
  /** What an item is called, for messages. */
  label: string
  read: Call
  /** Gets the whole new set as the scope's form. */
  write: Call
  /** The set's cached query: what a request would look like is shown without asking the server first. */
  query: (params: Params) => Query<ListAnswer<I>>
  /** The property that holds the items. */
  items: string
  /** Fields that tell one item from the others. An item that is there twice is replaced by one. */
  key: readonly string[]
  /** Fields that are written; a row as it is read may have more. */
  fields: readonly string[]
}

/** One change of several items. @throws (the call) what the change throws */
export const changeItems = <I extends Row>(source: DocumentSource<I>, change: Change<I>): Call => callOf(source, change)

export type Change<I extends Row = Row> = (scope: Scope, items: readonly I[]) => readonly I[]

/** Adds the form's item. @throws (the call) a conflict when the set has it already */
export const addItem = (source: DocumentSource): Call =>
  callOf(source, ({ form }, items) => {
    if (items.some((item) => keyOf(source, item) === keyOf(source, form)))
      throw conflict(`${source.label} already exists; another user may have added it`)
    return [...items, written(source, form)]
  })

/** Replaces the row's item by what the form makes of it. @throws (the call) a conflict when it is not as it was seen */
export const changeItem = (source: DocumentSource): Call =>
  callOf(source, ({ row, form }, items) => {
    const key = keyOf(source, row)
    const at = items.findIndex((item) => keyOf(source, item) === key)
    if (at === -1) throw conflict(`${source.label} is gone: deleted by another user`)
    demandSeen(source, row, items)
    const next = written(source, { ...row, ...form })
    const rest = items.filter((item) => keyOf(source, item) !== key)
    if (rest.some((item) => keyOf(source, item) === keyOf(source, next)))
      throw conflict(`${source.label} exists already`)
    return items.flatMap((item, i) => (i === at ? [next] : keyOf(source, item) === key ? [] : [item]))
  })

/** Takes the row's item out; one that is gone already stays gone. @throws (the call) a conflict when it is not as it was seen */
export const removeItem = (source: DocumentSource): Call =>
  callOf(source, ({ row }, items) => {
    const key = keyOf(source, row)
    const rest = items.filter((item) => keyOf(source, item) !== key)
    if (rest.length < items.length) demandSeen(source, row, items)
    return rest
  })

function callOf<I extends Row>(source: DocumentSource<I>, change: Change<I>): Call {
  const replace = (scope: Scope, answer: unknown): Promise<unknown> | undefined => {
    const items = rowsOf<I>(answer, { kind: 'wrapped', items: source.items })
    const next = change(scope, items)
    if (hashKey(next) === hashKey(items)) return undefined
    return source.write({ ...scope, form: { [source.items]: next.map((item) => written(source, item)) } })
  }
  const call: Call = (scope) =>
    oneByOne(hashKey(queryOptionsOf(source.query(scope.params)).queryKey), async () => {
      const answer = bodyOf(await source.read(scope))
      return (await replace(scope, answer)) ?? answer
    })
  call.preview = (scope) =>
    replace(scope, queryClient().getQueryData(queryOptionsOf(source.query(scope.params)).queryKey))
  return call
}

const lastChanges = new Map<string, Promise<unknown>>()

/** Two changes of a set at once would undo each other: the second reads what the first has written. */
function oneByOne(set: string, change: () => Promise<unknown>): Promise<unknown> {
  const before = lastChanges.get(set) ?? Promise.resolve()
  const next = before.then(change, change)
  lastChanges.set(set, next)
  const forget = () => {
    if (lastChanges.get(set) === next) lastChanges.delete(set)
  }
  next.then(forget, forget)
  return next
}

/** Somebody decides about what they have seen: an item that has changed since is another one. */
function demandSeen(source: DocumentSource, row: Row, items: readonly Row[]): void {
  const key = keyOf(source, row)
  const seen = hashKey([written(source, row)])
  const isSeen = items.some((item) => keyOf(source, item) === key && hashKey([written(source, item)]) === seen)
  if (!isSeen) throw conflict(`${source.label} was changed by another user. Review it and try again.`)
}

const keyOf = ({ key }: DocumentSource, item: Row): string => hashKey(key.map((field) => readPath(item, field)))

/** An item as it is sent. What nobody could read goes back as it came (`codec.toWire`). */
function written({ fields }: DocumentSource, item: Row): Row {
  if (isStandIn(item)) return item
  const values = fields.map((field) => [field, unreadableIn(item, field) ?? item[field]] as const)
  return Object.fromEntries(values.filter(([, value]) => value !== undefined))
}

/** As a server would say it that knows of versions: whoever shows the set asks for it anew. */
const conflict = (message: string): ApiError => new ApiError(message, { kind: 'error', statusCode: 409 })
