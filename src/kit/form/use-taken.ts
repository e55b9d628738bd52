import { useQuery } from '@tanstack/react-query'
import { useMemo } from 'react'

import { candidateOptions, candidatesOf } from '../lookup/candidates.ts'
import type { Eligibility } from '../lookup/eligible.ts'
import type { Candidates } from '../lookup/names.ts'
import type { Lookup, Params } from '../spec.ts'
import type { Taken } from '../taken.ts'
import { takenOptions, takenRule } from './taken-rule.ts'

export interface TakenScope {
  params: Params
  /** The row that the form is about. */
  row: unknown
  candidates: Candidates
  enabled: boolean
}

const everything = { isKnown: true, rule: undefined }

/**
 * Which candidates are linked, attached or members already: by the list that says so, which the page below shows as well. A list
 * that cannot be read keeps nobody from choosing: the server refuses what is taken.
 */
export function useTaken(
  taken: Taken | undefined,
  lookup: Lookup,
  { params, row, candidates, enabled }: TakenScope,
): { isKnown: boolean; rule: Eligibility['taken'] } {
  const { rows: all } = candidates
  // Each candidate may have a list of its own: they are asked for once all candidates are known.
  const isReady = taken?.each === undefined || candidates.state !== 'loading'
  // Hooks run in every picker; without such a list nothing is asked for.
  const query = useQuery({
    ...(taken ? takenOptions(taken, { params, row, candidates: all }) : candidateOptions(lookup, params)),
    enabled: enabled && taken !== undefined && isReady,
  })
  const { rows, state } = candidatesOf(query)
  return useMemo(() => {
    if (taken === undefined) return everything
    return { isKnown: state !== 'loading', rule: takenRule(taken, rows, row) }
  }, [taken, rows, state, row])
}
