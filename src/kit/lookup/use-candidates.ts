import { useQuery } from '@tanstack/react-query'

import type { Lookup, Params } from '../spec.ts'
import { candidateOptions, candidatesOf } from './candidates.ts'
import type { Candidates } from './names.ts'

/** The candidates of one reference, for pickers. Nothing is asked for until `enabled`. */
export function useCandidates(
  lookup: Lookup,
  params: Params,
  { enabled }: { enabled: boolean },
): Candidates & { retry: () => void } {
  const query = useQuery({ ...candidateOptions(lookup, params), enabled })
  return { ...candidatesOf(query), retry: () => void query.refetch() }
}
