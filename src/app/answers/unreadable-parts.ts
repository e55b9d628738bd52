/** What of the answers that a page shows cannot be read, found in what is kept of them. */
import type { Query, QueryClient, QueryKey } from '@tanstack/react-query'

import { codec } from '../../api/codec.ts'
import { hashKey } from '../../api/query-client.ts'
import { isPlainObject } from '../../lib/plain-object.ts'
import type { Work } from '../../lib/turns.ts'
import { isUnreadable, type Unreadable, unreadable, unreadableIn } from '../../lib/unreadable.ts'

export interface UnreadablePart {
  operation: string
  /** JSON pointer within what is kept of the answer. */
  pointer: string
  value: Unreadable
  /** How many rows have the same. */
  count: number
}

/** Enough to see what is wrong. */
const most = 50

/** Values between two looks at the clock. */
const perStep = 1000

/**
 * Of all queries that something on the page shows, and of those that they are made of: there, what both have is named. The same field of
 * many rows is one part. What has been looked at is looked at once, as long as it is the same object.
 */
export function* unreadableParts(client: QueryClient): Work<readonly UnreadablePart[]> {
  const cache = client.getQueryCache()
  const queries = new Set<Query>()
  for (const query of cache.getAll()) {
    if (query.getObserversCount() === 0) continue
    const { data } = query.state
    const made: unknown = isPlainObject(data) ? data['made'] : undefined
    for (const key of [...keysIn(query.queryKey), ...keysIn(made)].toReversed()) {
      const source = cache.get(hashKey(key))
      if (source) queries.add(source)
    }
    queries.add(query)
  }
  const parts = new Map<string, UnreadablePart>()
  const seen = new Set<Unreadable>()
  for (const { queryKey, state } of queries) {
    const operation = operationOf(queryKey) ?? ''
    for (const [pointer, value] of yield* marksIn(state.data)) {
      if (seen.has(value)) continue
      seen.add(value)
      if (seen.size % perStep === 0) yield
      const key = `${operation} ${pointer.replaceAll(/\/\d+(?=\/|$)/g, '/*')} ${value.problem}`
      const same = parts.get(key)
      if (same) same.count += 1
      else if (parts.size < most) parts.set(key, { operation, pointer, value, count: 1 })
    }
  }
  return [...parts.values()]
}

const operationOf = ([first]: QueryKey): string | undefined =>
  isPlainObject(first) && typeof first['_id'] === 'string' ? first['_id'] : undefined

/** Keys of other queries that stand in the key of a query that is made of them. */
function keysIn(value: unknown): QueryKey[] {
  if (Array.isArray(value)) {
    const inner = value.flatMap(keysIn)
    return operationOf(value) === undefined ? inner : [value, ...inner]
  }
  return isPlainObject(value) ? Object.values(value).flatMap(keysIn) : []
}

/** With the JSON pointer of where it stands. */
type Mark = readonly [pointer: string, value: Unreadable]

/** What was found in what has been looked at. */
const known = new WeakMap<object, readonly Mark[]>()

/** A value that is being looked at. */
interface Look {
  value: object
  parts: Iterator<[unknown, unknown]>
  found: Mark[]
  /** Its name, or its place, in the one around it. */
  at: unknown
  around?: Look
}

/** Every mark in what is kept of an answer. There may be 10,000 values within each other: no call stack is as deep. */
function* marksIn(data: unknown): Work<readonly Mark[]> {
  if (!isPart(data)) return []
  let look = known.has(data) ? undefined : lookAt(data)
  for (let count = 1; look; count += 1) {
    if (count % perStep === 0) yield
    const next = look.parts.next()
    if (next.done === true) {
      known.set(look.value, look.found)
      if (look.around) keep(look.around, look.at, look.found)
      look = look.around
      continue
    }
    const [at, inner] = next.value
    const mark = unreadableIn(look.value, String(at))
    if (mark) keep(look, at, [['', mark]])
    else if (isPart(inner)) {
      const found = known.get(inner)
      if (found) keep(look, at, found)
      else look = lookAt(inner, at, look)
    }
  }
  return known.get(data) ?? []
}

const isPart = (value: unknown): value is object =>
  typeof value === 'object' && value !== null && !(value instanceof Date)

function lookAt(value: object, at?: unknown, around?: Look): Look {
  const whole: unknown = unreadable in value ? value[unreadable] : undefined
  // What stands for an unreadable value has no marks of its own. Answers that are made of others keep them by name.
  const isMark = isUnreadable(whole)
  const isListed = Array.isArray(value) || value instanceof Map
  const parts: Iterable<[unknown, unknown]> = isMark ? [] : isListed ? value.entries() : Object.entries(value)
  return { value, parts: parts[Symbol.iterator](), found: isMark ? [['', whole]] : [], at, around }
}

function keep({ value, found }: Look, at: unknown, marks: readonly Mark[]): void {
  for (const [pointer, mark] of marks)
    found.push([`/${Array.isArray(value) ? at : codec.toWireName(String(at))}${pointer}`, mark])
}
