/** From samples of a total, one whenever it changed, to a line: what a sample says is in force until the next one. */
import { readPath } from '../../lib/condition.ts'
import type { Row } from '../spec.ts'
import type { Window } from './range.ts'
import type { Chart } from './series.ts'

export interface Samples {
  /** In the order of time; the first one may be of before the window. */
  rows: readonly Row[]
  /** Whether those of the window are all there. */
  isWhole: boolean
}

/** The line of a window: at its steps, at each sample and at its end. Nothing is known of the time before the first sample. */
export function stepChart({ rows, isWhole }: Samples, { from, until, step }: Window): Chart {
  const samples = rows.flatMap(sampleOf)
  const known = isWhole ? until : (samples.at(-1)?.time ?? from)
  const marks = new Set([until])
  for (let time = from; time < until; time += step) marks.add(time)
  for (const { time } of samples) if (time > from && time < until) marks.add(time)
  const times = [...marks].sort((a, b) => a - b)
  let value: number | null = null
  let next = 0
  const values = times.map((time) => {
    for (; (samples[next]?.time ?? Infinity) <= time; next++) value = samples[next]?.value ?? null
    return time <= known ? value : null
  })
  const begun = values.findIndex((one) => one !== null)
  return {
    times,
    lines: [{ key: '', values }],
    gaps: [
      ...(begun > 0 ? [{ from, until: times[begun] ?? until }] : []),
      ...(known < until ? [{ from: known, until }] : []),
    ],
    isEmpty: begun < 0,
    isStepped: true,
  }
}

function sampleOf(row: Row): { time: number; value: number }[] {
  const at = readPath(row, 'timestamp')
  const value = readPath(row, 'datum.datum')
  if (!(at instanceof Date) || (typeof value !== 'number' && typeof value !== 'bigint')) return []
  return [{ time: at.getTime(), value: Number(value) }]
}
