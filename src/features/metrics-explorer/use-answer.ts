import { useQuery } from '@tanstack/react-query'
import { useMemo, useState } from 'react'

import { systemTimeseriesQueryOptions } from '../../../generated/api/queries/system-metrics.gen.ts'
import type { Window } from '../../kit/charts/range.ts'
import { gcTime } from '../../kit/charts/use-metric.ts'
import { queryOptionsOf } from '../../kit/queries/query.ts'
import type { Entry } from './use-entries.ts'
import { type Sent, withPageRange } from './own-range.ts'

export interface ShownAnswer {
  data: unknown
  /** That of the page, where the query got it. */
  window: Window | undefined
}

export interface AskedQuery {
  /** The newest answer to what was run last. */
  shown: ShownAnswer | undefined
  error: unknown
  /** What the server was asked. */
  sent: Sent
  pending: boolean
  retry: () => Promise<unknown>
}

/** Asks the server what was run, again with each move of the range. */
export function useAnswer({ asked }: Entry, { window, now }: { window: Window; now: number }): AskedQuery {
  const text = asked ?? ''
  const { from, until } = window
  const sent = useMemo(() => withPageRange(text, { from, until }), [text, from, until])
  const options = queryOptionsOf(systemTimeseriesQueryOptions({ body: { query: sent.text } }))
  const query = useQuery({
    ...options,
    // The same words may have another answer later.
    queryKey: [...options.queryKey, now],
    enabled: asked !== undefined,
    retryOnMount: false,
    gcTime,
  })
  const { data } = query
  const fresh = useMemo(
    () => (data === undefined ? undefined : { data, window: sent.isRanged ? window : undefined }),
    // A window is new with each render; what is sent says whether it is another one.
    // oxlint-disable-next-line react/exhaustive-deps
    [data, sent],
  )
  const [kept, setKept] = useState<{ asked: string; answer: ShownAnswer }>()
  if (fresh && kept?.answer !== fresh) setKept({ asked: text, answer: fresh })
  return {
    shown: fresh ?? (kept?.asked === text ? kept.answer : undefined),
    error: query.error ?? undefined,
    sent,
    pending: query.isFetching,
    retry: () => query.refetch(),
  }
}
