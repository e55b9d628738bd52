import { useQuery } from '@tanstack/react-query'

import type { Lookup, Params, Row } from '../spec.ts'
import { candidateOptions, candidatesOf } from './candidates.ts'
import type { Candidates } from './names.ts'

/** The candidates of one reference, for pickers. Nothing is asked for until `enabled`. */
export function useCandidates<R extends Row>(
  lookup: Lookup<R>,
  params: Params,
  { enabled }: { enabled: boolean },
): Candidates<R> & { retry: () => void } {
  const query = useQuery({ ...candidateOptions(lookup, params), enabled })
  return { ...candidatesOf(query), retry: () => void query.refetch() }
}
