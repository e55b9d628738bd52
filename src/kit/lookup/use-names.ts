/** Names for the ids in a list or on a page: one drained list per reference, never a request per row. */
import { useQueries } from '@tanstack/react-query'
import { useEffect } from 'react'

import { hashKey } from '../../api/query-client.ts'
import { readPath } from '../../lib/condition.ts'
import type { Lookup, Params, Row, Shown } from '../spec.ts'
import { candidateOptions, candidatesOf } from './candidates.ts'
import { type Candidates, missingValues } from './names.ts'

/** Candidates by the id of the column or property that refers to them. */
export type NamesById = Readonly<Record<string, Candidates>>

export interface NamesOptions {
  rows: readonly Row[]
  /** When the rows were answered, in milliseconds since the epoch. */
  updatedAt: number
  params: Params
}

// Names seldom change, and what changes them here makes them stale at once.
const namesStaleTime = 30_000

/**
 * Values that a complete list did not have although it is younger than the row that refers to them, by list: they are
 * gone for good, and no reason to ask again.
 */
const gone = new Map<string, Set<string>>()

interface Reference {
  id: string
  lookup: Lookup
  values: readonly unknown[]
}

/**
 * The candidates of every reference that is shown. A row may refer to something younger than the list of candidates: before
 * it is called deleted, a list older than the row is asked for once more.
 */
export function useNames(shown: readonly Shown[], { rows, updatedAt, params }: NamesOptions): NamesById {
  const references = shown.flatMap(({ id, path, cell }): Reference[] =>
    cell.kind === 'ref' ? [{ id, lookup: cell.lookup, values: rows.map((row) => readPath(row, path)) }] : [],
  )
  const queries = useQueries({
    queries: references.map(({ lookup, values }) => ({
      ...candidateOptions(lookup, params),
      staleTime: namesStaleTime,
      enabled: values.some((value) => value !== undefined && value !== null && value !== ''),
    })),
  })

  const states = references.map(({ id, lookup, values }, index) => {
    const query = queries[index]
    const list = hashKey(candidateOptions(lookup, params).queryKey)
    const candidates = candidatesOf(query ?? { data: undefined, isError: false })
    const missing = candidates.state === 'complete' ? missingValues(values, lookup, candidates) : []
    const unsure = missing.filter((value) => gone.get(list)?.has(value) !== true)
    const isOld = unsure.length > 0 && (query?.dataUpdatedAt ?? 0) < updatedAt
    return { id, list, candidates, query, unsure, isOld, failed: query?.isError === true }
  })
  const toAsk = states.filter(({ isOld, failed }) => isOld && !failed)
  const toKeep = states.filter(({ isOld, unsure }) => !isOld && unsure.length > 0)

  // The keys stand for what the effects read: they run when other values turn out to be missing.
  const keyOf = (some: typeof states) => some.map(({ list, unsure }) => `${list} ${unsure.join()}`).join('\n')
  const askKey = keyOf(toAsk)
  const keepKey = keyOf(toKeep)
  useEffect(() => {
    for (const { query } of toAsk) void query?.refetch()
    // oxlint-disable-next-line react/exhaustive-deps
  }, [askKey])
  useEffect(() => {
    for (const { list, unsure } of toKeep) gone.set(list, new Set([...(gone.get(list) ?? []), ...unsure]))
    // oxlint-disable-next-line react/exhaustive-deps
  }, [keepKey])

  return Object.fromEntries(
    states.map(({ id, candidates, isOld, failed }) => [
      id,
      isOld ? { ...candidates, state: failed ? ('partial' as const) : ('loading' as const) } : candidates,
    ]),
  )
}
