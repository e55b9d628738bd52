import { useQuery } from '@tanstack/react-query'

import { systemTimeseriesSchemaListOptions } from '../../../generated/api/queries/system-metrics.gen.ts'
import type { TimeseriesSchema } from '../../../generated/api/types.gen.ts'
import { drainOptions } from '../../api/drain.ts'

/** Servers have some hundred. */
const maxRows = 10_000

export interface Schemas {
  /** Undefined while nothing is known. */
  rows: readonly TimeseriesSchema[] | undefined
  /** There are more than are read. */
  isPartial: boolean
  error: unknown
  refresh: () => Promise<unknown>
}

/** What is measured, all pages of it. */
export function useSchemas(): Schemas {
  const { data, error, refetch } = useQuery({
    ...drainOptions<TimeseriesSchema>({
      page: (page) => systemTimeseriesSchemaListOptions({ query: page }),
      shape: { kind: 'page' },
      maxRows,
    }),
    retryOnMount: false,
  })
  return {
    rows: data?.rows,
    isPartial: data?.problem !== undefined,
    error: error ?? undefined,
    refresh: () => refetch(),
  }
}
