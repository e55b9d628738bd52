import { useQuery } from '@tanstack/react-query'
import { useMemo } from 'react'

import { limitParam } from '../../../generated/model/conventions.gen.ts'
import { drain } from '../../api/drain.ts'
import type { Params } from '../spec.ts'
import type { Window } from './range.ts'
import type { SamplesOf } from './spec.ts'
import { stepChart } from './step-chart.ts'
import { useQuiet } from './use-live-now.ts'
import { gcTime, useKept, type Metric } from './use-metric.ts'

/** Samples of one chart that are read at most: hourly ones of two years. */
const maxRows = 20_000

const epoch = new Date(0)
const noWindow: Window = { from: 0, until: 0, step: 1 }

export interface SamplesOptions {
  samples: SamplesOf
  params: Params
  /** Undefined while it is not known how much room there is. */
  window: Window | undefined
  /** Answers for other windows with the same identity stay until the next one is there. */
  identity: string
}

/** Asks for the samples of a window, and for the last one before it: that is still in force when the window begins. */
export function useSamples({ samples, params, window, identity }: SamplesOptions): Metric {
  const { from, until } = window ?? noWindow
  const start = new Date(from)
  const within = { from: start, until: new Date(until) }
  const asked = useQuery({
    // The first page's, so that it is found as an answer of that operation.
    queryKey: [...samples(params, { ...within, [limitParam]: 0 }).queryKey, 'with the one before'],
    queryFn: async ({ signal }) => {
      const shape = { kind: 'page' } as const
      const [before, inside] = await Promise.all([
        drain({
          page: (page) => samples(params, { from: epoch, until: start, last: true, ...page }),
          shape,
          signal,
          limit: 1,
          maxRows: 1,
        }),
        drain({ page: (page) => samples(params, { ...within, ...page }), shape, signal, maxRows }),
      ])
      return { rows: [...before.rows, ...inside.rows], isWhole: inside.problem === undefined }
    },
    enabled: window !== undefined,
    retryOnMount: false,
    gcTime,
  })
  useQuiet(asked.error)
  const { data } = asked
  const fresh = useMemo(
    () => (data && window ? { chart: stepChart(data, window), window } : undefined),
    // A window is new with each render; its ends say whether it is another one.
    // oxlint-disable-next-line react/exhaustive-deps
    [data, from, until],
  )
  return {
    shown: useKept(fresh, identity),
    error: asked.error ?? undefined,
    pending: asked.isFetching,
    retry: () => asked.refetch(),
  }
}
