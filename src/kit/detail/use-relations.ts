/** The neighbours of a row: read when somebody looks, one list per kind of neighbour. */
import { useQueries } from '@tanstack/react-query'
import { useEffect, useState } from 'react'

import { hashKey } from '../../api/query-client.ts'
import { readPath } from '../../lib/condition.ts'
import { candidateOptions, candidatesOf } from '../lookup/candidates.ts'
import type { Candidates } from '../lookup/names.ts'
import { queryOptionsOf, toPage } from '../query.ts'
import type { Lookup, Params, Relations, Row } from '../spec.ts'
import { ownParams, referrersOf } from './referrers.ts'

/** The data of relations, or why it could not be loaded. */
export function useRelationsData(load: () => Promise<Relations>): { data?: Relations; failed: boolean } {
  const [state, setState] = useState<{ data?: Relations; failed: boolean }>({ failed: false })
  useEffect(() => {
    let left = false
    load().then(
      (data) => left || setState({ data, failed: false }),
      () => left || setState({ failed: true }),
    )
    return () => {
      left = true
    }
  }, [load])
  return state
}

/** The rows of one list that refer to a row by one field. */
export interface Referrers {
  lookup: Lookup
  /** What the field is called. */
  label: string
  rows: readonly Row[]
  state: Candidates['state']
  retry: () => Promise<unknown>
}

/** Everything that refers to the row. */
export function useReferrers({
  relations,
  row,
  params,
}: {
  relations: Relations
  row: Row
  params: Params
}): Referrers[] {
  const own = ownParams(relations, row, params)
  const keyed = relations.usedBy.map((use) => ({ ...use, list: hashKey(candidateOptions(use.lookup, own).queryKey) }))
  // Several fields of the same rows: one list.
  const lists = [...new Map(keyed.map((use) => [use.list, use.lookup]))]
  const queries = useQueries({ queries: lists.map(([, lookup]) => candidateOptions(lookup, own)) })
  return keyed.flatMap(({ lookup, path, label, value, list }): Referrers[] => {
    const query = queries[lists.findIndex(([key]) => key === list)]
    if (!query) return []
    const { rows, state } = candidatesOf(query)
    return [{ lookup, label, rows: referrersOf(rows, path, readPath(row, value)), state, retry: () => query.refetch() }]
  })
}

/** Rows that a row contains. */
export interface Contained {
  lookup: Lookup
  blocks: boolean
  rows: readonly Row[]
  /** There are more than these. */
  more: boolean
  state: 'loading' | 'complete' | 'failed'
}

// How many there are to the last one does not matter for a question.
const enough = 50

/** What the row contains, as far as a question needs it: the first page of each list. */
export function useContained({
  relations,
  row,
  params,
}: {
  relations: Relations
  row: Row
  params: Params
}): Contained[] {
  const own = ownParams(relations, row, params)
  const queries = useQueries({
    queries: relations.contains.map(({ lookup }) => queryOptionsOf(lookup.source.query(own, { limit: enough }))),
  })
  return relations.contains.map(({ lookup, blocks }, index): Contained => {
    const query = queries[index]
    const page = query?.data === undefined ? undefined : toPage(query.data, lookup.source.shape)
    return {
      lookup,
      blocks,
      rows: page?.items.slice(0, enough) ?? [],
      more: page !== undefined && (page.items.length > enough || (page.nextPage ?? '') !== ''),
      state: page ? 'complete' : query?.isError ? 'failed' : 'loading',
    }
  })
}
