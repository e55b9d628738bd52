/** What this tab has seen of single things: for comparing one with what it was. In memory only. */
import type { Query, QueryKey } from '@tanstack/react-query'

import { idField } from '../../../generated/model/conventions.gen.ts'
import { hashKey, queryClient } from '../../api/query-client.ts'
import { isPlainObject } from '../../lib/plain-object.ts'
import type { Row } from '../spec.ts'

/** A state of a thing, and when it was read first and last, in milliseconds. */
export interface Version {
  row: Row
  from: number
  until: number
}

/** Things, and states of each, that are kept: the latest. */
export const mostThings = 100
export const mostVersions = 20

const seen = new Map<string, readonly Version[]>()

/** From now on answers about single things are kept, and those that are there already. */
export function followSeen(): () => void {
  const cache = queryClient().getQueryCache()
  for (const query of cache.getAll()) note(query)
  return cache.subscribe(({ type, query }) => {
    if (type === 'updated') note(query)
  })
}

/** The states that were seen of what this query reads, the latest first. */
export const versionsOf = (key: QueryKey): readonly Version[] => seen.get(hashKey(key)) ?? []

export const forgetSeen = (): void => seen.clear()

function note({ queryHash: key, state: { data, dataUpdatedAt } }: Query): void {
  if (!isPlainObject(data) || typeof data[idField] !== 'string') return
  const known = seen.get(key) ?? []
  const [last, ...earlier] = known
  // Equal answers are one and the same object (src/api/share.ts).
  if (last?.row === data && last.until === dataUpdatedAt) return
  const next =
    last?.row === data
      ? [{ ...last, until: dataUpdatedAt }, ...earlier]
      : [{ row: data, from: dataUpdatedAt, until: dataUpdatedAt }, ...known].slice(0, mostVersions)
  // At the end of the map stands what was seen last.
  seen.delete(key)
  seen.set(key, next)
  const oldest = seen.size > mostThings ? seen.keys().next().value : undefined
  if (oldest !== undefined) seen.delete(oldest)
}
