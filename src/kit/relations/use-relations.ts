/** What a row has to do with others: read when somebody looks, one list per kind of related row. */
import { useQueries, useQueryClient } from '@tanstack/react-query'
import { useEffect, useSyncExternalStore } from 'react'

import type { Related, Relations } from '../relations.ts'
import type { Params, Row } from '../spec.ts'
import type { Answer } from './consequences.ts'
import { relatedOptions } from '../related/read-related.ts'
import { ownParams } from '../related/related.ts'
import { removing } from '../routing/removing.ts'

export interface RelatedAnswer extends Answer {
  retry: () => Promise<unknown>
}

const none: Answer['rows'] = []

/** What is known of the rows of these relations. Nothing is asked of a row that is being deleted, and what is on its way is given up. */
export function useRelated(
  all: readonly Related[],
  { relations, row, params }: { relations: Relations; row: Row; params: Params },
): readonly RelatedAnswer[] {
  const own = ownParams(relations, row, params)
  const isRemoving = useSyncExternalStore(removing.subscribe, removing.get)
  const client = useQueryClient()
  const options = all.map((related) => relatedOptions(related, row, own))
  useEffect(() =>
    removing.subscribe(() => {
      if (removing.get()) for (const { queryKey } of options) void client.cancelQueries({ queryKey, exact: true })
    }),
  )
  const queries = useQueries({
    queries: options.map((one) => ({ ...one, enabled: !isRemoving })),
  })
  return all.flatMap((related, index): RelatedAnswer[] => {
    const query = queries[index]
    if (query === undefined) return []
    const { data, isError } = query
    // After a failure nobody knows whether what was read before is still all of it.
    const state = isError ? 'failed' : data === undefined ? 'loading' : data.partial === true ? 'partial' : 'complete'
    return [{ related, rows: data?.rows ?? none, more: data?.more === true, state, retry: () => query.refetch() }]
  })
}
