/** What of the answers that a page shows cannot be read, found in what is kept of them. */
import type { Query, QueryClient, QueryKey } from '@tanstack/react-query'

import { codec } from '../../api/codec.ts'
import { hashKey } from '../../api/query-client.ts'
import { isPlainObject } from '../../lib/plain-object.ts'
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

/**
 * Of all queries that something on the page shows, and of those that they are made of: there, what both have is named. The same field of
 * many rows is one part.
 */
export function unreadableParts(client: QueryClient): readonly UnreadablePart[] {
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
    for (const [path, value] of marksIn(state.data, [])) {
      if (seen.has(value)) continue
      seen.add(value)
      const pointer = path.map((step) => `/${step}`).join('')
      const key = `${operation} ${pointer.replaceAll(/\/\d+(?=\/|$)/g, '/*')} ${value.problem}`
      const known = parts.get(key)
      if (known) known.count += 1
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

/** Every mark in a value, with where it stands. What stands for an unreadable value has none of its own. */
function* marksIn(value: unknown, path: readonly string[]): Generator<readonly [readonly string[], Unreadable]> {
  if (typeof value !== 'object' || value === null) return
  const whole: unknown = unreadable in value ? value[unreadable] : undefined
  if (isUnreadable(whole)) return yield [path, whole]
  // Answers that are made of others keep them by name.
  if (value instanceof Map) return yield* marksIn(Object.fromEntries(value), path)
  const isList = Array.isArray(value)
  for (const [name, inner] of Object.entries(value)) {
    const step = [...path, isList ? name : codec.toWireName(name)]
    const mark = unreadableIn(value, name)
    if (mark) yield [step, mark]
    else yield* marksIn(inner, step)
  }
}
