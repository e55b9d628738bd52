import { useQuery } from '@tanstack/react-query'
import { useMemo, useState } from 'react'

import { ApiError } from '../../api/errors.ts'
import { queryOptionsOf } from '../queries/query.ts'
import type { Query } from '../spec.ts'
import { queryText, type MetricQuery } from './oxql.ts'
import type { Window } from './range.ts'
import { useQuiet } from './use-live-now.ts'
import { chartOf, isAnswer, type Chart } from './series.ts'

/** How long answers that nobody shows any more are kept: a moving window asks a new question each time. */
export const gcTime = 30_000

export interface MetricOptions {
  ask: (text: string) => Query
  query: MetricQuery
  /** Undefined while it is not known how much room there is. */
  window: Window | undefined
  factor: number
  /** Answers to other questions with the same identity stay until the next one is there. */
  identity: string
}

/** A chart with the window it belongs to. */
export interface ShownChart {
  chart: Chart
  window: Window
}

export interface Metric {
  /** The newest answer. */
  shown: ShownChart | undefined
  /** Why the newest question has no answer. */
  error: unknown
  pending: boolean
  retry: () => Promise<unknown>
}

/** Asks for the lines of a chart. */
export function useMetric({ ask, query, window, factor, identity }: MetricOptions): Metric {
  const text = window === undefined ? '' : queryText(query, window)
  const asked = useQuery({
    ...queryOptionsOf(ask(text)),
    enabled: window !== undefined,
    retryOnMount: false,
    gcTime,
  })
  useQuiet(asked.error)
  const nothing = isNothing(asked.error)
  const answer = asked.data ?? (nothing ? none : undefined)
  const data = isAnswer(answer) ? answer : undefined
  const { by, type } = query
  const fresh = useMemo(
    () => (data && window ? { chart: chartOf(data, { window, by, factor, type }), window } : undefined),
    // A window is new with each render; the text says whether it is another one.
    // oxlint-disable-next-line react/exhaustive-deps
    [data, text, by, factor, type],
  )
  return {
    shown: useKept(fresh, identity),
    error: nothing ? undefined : (asked.error ?? undefined),
    pending: asked.isFetching,
    retry: () => asked.refetch(),
  }
}

/** The newest chart; while there is none, the one before it of the same identity. */
export function useKept(fresh: ShownChart | undefined, identity: string): ShownChart | undefined {
  const [kept, setKept] = useState<{ identity: string; value: ShownChart }>()
  if (fresh && (kept?.value !== fresh || kept.identity !== identity)) setKept({ identity, value: fresh })
  return fresh ?? (kept?.identity === identity ? kept.value : undefined)
}

const none = { tables: [] }

/** Without a series there is nothing to align, and the server's engine takes that for a mistake in the query (spec §8). */
const isNothing = (error: unknown): boolean =>
  error instanceof ApiError && error.detail?.includes('Input tables to a `group_by` must be aligned') === true
