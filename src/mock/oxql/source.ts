/** What a time series is before it is asked for: its fields, when it was measured, and a value for each moment. */
import type { Distributionint64, FieldValue, MetricType, TimeseriesSchema } from '../../../generated/api/wire.gen.ts'
import { noise } from './noise.ts'

/** A sample of a moment. */
export type Sample = number | Distributionint64

export interface Source {
  readonly fields: Readonly<Record<string, FieldValue>>
  readonly metric: Exclude<MetricType, 'cumulative'>
  readonly type: 'integer' | 'double' | 'integer_distribution'
  /** When it was measured, in milliseconds since the epoch. */
  readonly from: number
  readonly until: number
  /** Seed of the gaps: the same for all series of one producer, which stops and starts as one. */
  readonly producer: number
  /** The sample of the interval that ends at a time; of a delta: what was added in it. */
  readonly at: (time: number) => Sample
}

/** A kind of series: how it is described, and which ones there are. */
export interface Kind {
  readonly schema: Omit<TimeseriesSchema, 'created'>
  /** The series there are; those without one of the wanted field values may be left out. */
  readonly sources: (wanted: ReadonlyMap<string, string>) => Iterable<Source>
}

/** Milliseconds between two samples of a series. */
export const interval = 5000

/** Milliseconds that samples are kept. */
export const retention = 30 * 86_400_000

const minute = 60_000
/** Milliseconds: each of these has at most one gap. */
const gapBucket = 6 * 60 * minute
const gapChance = 0.2

interface Gap {
  readonly from: number
  readonly until: number
}

/** The pause of a producer around a time, if its bucket has one: from 3 to 20 minutes, away from the bucket's ends. */
export function gapNear(producer: number, time: number): Gap | undefined {
  const bucket = Math.floor(time / gapBucket)
  if (noise(producer, bucket) >= gapChance) return undefined
  const length = Math.round((3 + 17 * noise(producer ^ 0x55, bucket)) * minute)
  const from = bucket * gapBucket + Math.round(noise(producer ^ 0xaa, bucket) * (gapBucket - length))
  return { from, until: from + length }
}

/** Whether a producer was silent. */
export function inGap(producer: number, time: number): boolean {
  const gap = gapNear(producer, time)
  return gap !== undefined && time >= gap.from && time < gap.until
}

/** When the run of samples that a time belongs to began: its first sample, or the end of the last gap before it. */
export function runStart({ from, producer }: Source, time: number): number {
  for (let at = time; at > from; at -= gapBucket) {
    const gap = gapNear(producer, at)
    if (gap !== undefined && gap.until <= time) return Math.max(from, gap.until)
  }
  return from
}
