/** Names for the ids in a list or on a page: one drained list per reference, never a request per row. */
import { useQueries } from '@tanstack/react-query'
import { useEffect } from 'react'

import { hashKey } from '../../api/query-client.ts'
import { eachShown, referencesOf } from '../format/row-values.ts'
import type { Lookup, Params, Row, Shown } from '../spec.ts'
import { candidateOptions, candidatesOf } from './candidates.ts'
import { judge } from './judge.ts'
import { type Candidates, valuesAt } from './names.ts'

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
 * Values that a complete list did not have although it is younger than the row that refers to them, by list and field: they are
 * gone for good, and no reason to ask again.
 */
const gone = new Map<string, ReadonlySet<string>>()
const none: ReadonlySet<string> = new Set()

interface Reference {
  id: string
  lookup: Lookup
  values: ReadonlySet<string>
  /** Tells the lists of candidates apart: several references may use the same. */
  list: string
}

/**
 * The candidates of every reference that is shown. A row may refer to something younger than the list of candidates: before
 * it is called deleted, a list older than the row is asked for once more.
 */
export function useNames(shown: readonly Shown[], { rows, updatedAt, params }: NamesOptions): NamesById {
  const references = eachShown(shown)
    .flatMap(referencesOf)
    .map(({ id, path, cell: { lookup }, when }): Reference => ({
      id,
      lookup,
      values: valuesAt(rows, path, when),
      list: hashKey(candidateOptions(lookup, params).queryKey),
    }))
  const lists = [...new Set(references.map(({ list }) => list))]
  const queries = useQueries({
    queries: lists.map((list) => {
      const users = references.filter((reference) => reference.list === list)
      // There is one: the lists are those of the references.
      const [{ lookup }] = users as [Reference]
      return {
        ...candidateOptions(lookup, params),
        staleTime: namesStaleTime,
        enabled: users.some(({ values }) => values.size > 0),
      }
    }),
  })

  const verdicts = references.map(({ id, lookup, values, list }) => {
    const query = queries[lists.indexOf(list)]
    const known = `${list} ${lookup.value}`
    const verdict = judge({
      lookup,
      candidates: candidatesOf(query ?? { data: undefined, isError: false }),
      candidatesAt: query?.dataUpdatedAt ?? 0,
      failed: query?.isError === true,
      values,
      valuesAt: updatedAt,
      gone: gone.get(known) ?? none,
    })
    return { ...verdict, id, known, query }
  })
  const toAsk = verdicts.filter(({ ask }) => ask)
  const toKeep = verdicts.filter(({ goneNow }) => goneNow.length > 0)

  // The keys stand for what the effects read: they run when other values turn out to be missing.
  const keyOf = (some: typeof verdicts) => some.map(({ known, missing }) => `${known} ${missing.join()}`).join('\n')
  const askKey = keyOf(toAsk)
  const keepKey = keyOf(toKeep)
  useEffect(() => {
    for (const { query } of toAsk) void query?.refetch()
    // oxlint-disable-next-line react/exhaustive-deps
  }, [askKey])
  useEffect(() => {
    for (const { known, goneNow } of toKeep) gone.set(known, new Set([...(gone.get(known) ?? none), ...goneNow]))
    // oxlint-disable-next-line react/exhaustive-deps
  }, [keepKey])

  return Object.fromEntries(verdicts.map(({ id, candidates }) => [id, candidates]))
}
