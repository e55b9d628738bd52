import { useMemo } from 'react'

import { readPath } from '../../lib/condition.ts'
import { plainText } from '../cells/view.ts'
import type { Eligibility } from '../lookup/eligible.ts'
import { valuesAt } from '../lookup/names.ts'
import { useCandidates } from '../lookup/use-candidates.ts'
import type { Lookup, Params } from '../spec.ts'
import type { Taken } from '../taken.ts'

export interface TakenScope {
  params: Params
  /** The row that the form is about. */
  row: unknown
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
  { params, row, enabled }: TakenScope,
): { isKnown: boolean; rule: Eligibility['taken'] } {
  // Hooks run in every picker; without such a list nothing is asked for.
  const { rows, state } = useCandidates(taken?.lookup ?? lookup, paramsOf(taken, params, row), {
    enabled: enabled && taken !== undefined,
  })
  return useMemo(() => {
    if (taken === undefined) return everything
    return {
      isKnown: state !== 'loading',
      rule: { as: taken.as, values: valuesAt(rows, taken.by), say: taken.say },
    }
  }, [taken, rows, state])
}

const paramsOf = (taken: Taken | undefined, params: Params, row: unknown): Params =>
  taken?.of === undefined
    ? params
    : {
        ...params,
        ...Object.fromEntries(Object.entries(taken.of).map(([param, path]) => [param, plainText(readPath(row, path))])),
      }
