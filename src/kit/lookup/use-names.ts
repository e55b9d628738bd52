/** Names for the ids in a list or on a page: one drained list per reference, never a request per row. */
import { useQueries } from '@tanstack/react-query'
import { useEffect, useState } from 'react'

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
  const [confirmed, setConfirmed] = useState<Readonly<Record<string, string>>>({})

  const states = references.map(({ id, lookup, values }, index) => {
    const query = queries[index]
    const candidates = candidatesOf(query ?? { data: undefined, isError: false })
    const missing = candidates.state === 'complete' ? missingValues(values, lookup, candidates).join() : ''
    const isOpen = missing !== '' && confirmed[id] !== missing
    const isOld = isOpen && (query?.dataUpdatedAt ?? 0) < updatedAt
    return { id, candidates, missing, query, isOpen, isOld, failed: query?.isError === true }
  })

  const settled = states.filter(({ isOpen, isOld }) => isOpen && !isOld)
  const settledKey = settled.map(({ id, missing }) => `${id}:${missing}`).join('|')
  const doubtful = states.filter(({ isOld, failed }) => isOld && !failed)
  const doubtfulKey = doubtful.map(({ id, missing }) => `${id}:${missing}`).join('|')

  // The keys stand for what the effects read: they run when another value turns out to be missing.
  useEffect(() => {
    if (settledKey !== '')
      setConfirmed((old) => ({ ...old, ...Object.fromEntries(settled.map((s) => [s.id, s.missing])) }))
    // oxlint-disable-next-line react/exhaustive-deps
  }, [settledKey])
  useEffect(() => {
    for (const { query } of doubtful) void query?.refetch()
    // oxlint-disable-next-line react/exhaustive-deps
  }, [doubtfulKey])

  return Object.fromEntries(
    states.map(({ id, candidates, isOld, failed }) => [
      id,
      isOld ? { ...candidates, state: failed ? ('partial' as const) : ('loading' as const) } : candidates,
    ]),
  )
}
