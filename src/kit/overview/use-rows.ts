/** Reads the lists of an overview, and again as often as their own pages do. */
import { useQueries } from '@tanstack/react-query'

import { serverNow } from '../../lib/clock.ts'
import type { DrainedQuery, ListsRead } from '../../api/drain.ts'
import { useOnline } from '../feedback/use-online.ts'
import { candidateOptions, candidatesOf } from '../lookup/candidates.ts'
import type { Candidates } from '../lookup/names.ts'
import { rowsOfEach, withAbove } from '../lookup/rows-of-each.ts'
import { statusOf } from '../queries/query.ts'
import { failingTime, pollInterval } from '../queries/refresh.ts'
import { mayOpen } from '../roles/roles.ts'
import type { Params, Refresh, Row } from '../spec.ts'
import type { OverviewRows } from './spec.ts'

export interface Answer extends Candidates {
  error: unknown
  /** This person may not read it. */
  isForbidden: boolean
  updatedAt: number
  retry: () => Promise<unknown>
  /** Of lists below the rows of another one. */
  lists: ListsRead | undefined
}

/** Lists below each row of another one take many requests: they are not asked for more often than this, in seconds. */
const leastOfEach = 60

export function useRows(lists: readonly OverviewRows[], params: Params): readonly Answer[] {
  const online = useOnline()
  const answers = useQueries({
    queries: lists.map((list) => ({
      ...optionsOf(list, params),
      throwOnError: false,
      refetchInterval: ({ state }: { state: PolledState }) =>
        pollInterval(rulesOf(list), {
          rows: state.data?.rows ?? [],
          now: serverNow(),
          failingFor: failingTime(state),
          online,
        }),
    })),
  })
  return answers.map(({ data, isError, error, dataUpdatedAt, refetch }) => ({
    ...candidatesOf({ data, isError }),
    error,
    isForbidden: statusOf(error) === 403,
    updatedAt: dataUpdatedAt,
    retry: () => refetch(),
    lists: data?.lists,
  }))
}

type PolledState = Parameters<typeof failingTime>[0] & { data: { rows: readonly Row[] } | undefined }

const rulesOf = ({ each, refresh }: OverviewRows): readonly Refresh[] =>
  each === undefined ? refresh : refresh.map((rule) => ({ ...rule, seconds: Math.max(leastOfEach, rule.seconds) }))

function optionsOf({ lookup, each }: OverviewRows, params: Params): DrainedQuery<Row> {
  if (each === undefined) return candidateOptions({ source: lookup.source }, params)
  return candidateOptions({ source: rowsOfEach(lookup.source, { ...each, as: withAbove }) }, params)
}

/** Whether this person may see the page that the rows are listed on. */
export const isVisible = ({ path }: { path?: string }): boolean => path === undefined || mayOpen(path)
