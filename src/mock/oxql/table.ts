/** Series with their points, between two operations of a query. */
import type { FieldValue, MetricType, OxqlTable, Timeseries, ValueArray } from '../../../generated/api/wire.gen.ts'
import type { Sample, Source } from './source.ts'

export interface Series {
  readonly fields: Readonly<Record<string, FieldValue>>
  readonly metric: MetricType
  readonly type: Source['type']
  /** Milliseconds since the epoch, ascending. */
  readonly times: readonly number[]
  /** Start of what a delta counts, for each point; only deltas have it. */
  readonly starts?: readonly number[]
  readonly values: readonly (Sample | null)[]
  /** What other tables say at the same times, after a join. */
  readonly beside?: readonly Values[]
}

/** Values of one table at the times of a series. */
export type Values = Pick<Series, 'metric' | 'type' | 'values'>

export interface Table {
  readonly name: string
  readonly series: readonly Series[]
}

/** A table as it is on the wire. */
export const wireTable = ({ name, series }: Table): OxqlTable => ({ name, timeseries: series.map(wireSeries) })

const iso = (time: number): string => new Date(time).toISOString()

function wireSeries({ fields, times, starts, beside = [], ...own }: Series): Timeseries {
  return {
    fields: { ...fields },
    points: {
      ...(starts === undefined ? {} : { start_times: starts.map(iso) }),
      timestamps: times.map(iso),
      values: [own, ...beside].map(({ metric, type, values }) => ({
        metric_type: metric,
        values: valueArray(type, values),
      })),
    },
  }
}

const valueArray = (type: Series['type'], values: Series['values']): ValueArray =>
  type === 'integer_distribution'
    ? { type, values: values.map((value) => (typeof value === 'number' ? null : value)) }
    : { type, values: values.map((value) => (typeof value === 'number' ? value : null)) }
