/** `align mean_within(…)` and `group_by […], …`. */
import type { FieldValue } from '../../../generated/api/wire.gen.ts'
import { partOf } from '../../lib/variants.ts'
import type { Reducer } from './ast.ts'
import { OxqlError } from './error.ts'
import type { Series, Table } from './table.ts'

/** Points that one alignment may make. */
const maxPoints = 1_000_000

/** One point for every period up to `end`: the mean of the samples in it, null where there are none. */
export function alignTable(table: Table, period: number, end: number): Table {
  if (table.series.some(({ type }) => type === 'integer_distribution'))
    throw new OxqlError('Only numeric timeseries can be aligned with `mean_within`, not distributions')
  const points = table.series.reduce((sum, { times: [first = end] }) => sum + (end - first) / period, 0)
  if (points > maxPoints)
    throw new OxqlError(
      `The query makes more than ${maxPoints} points: align to a longer period or narrow its time range`,
    )
  return { ...table, series: table.series.map((series) => alignSeries(series, period, end)) }
}

function alignSeries(series: Series, period: number, end: number): Series {
  const [first = end] = series.times
  // Window n ends at `end - n * period` and does not include its start.
  const windowOf = (time: number): number => Math.floor((end - time) / period)
  const count = windowOf(first) + 1
  const sums = new Float64Array(count)
  const counts = new Uint32Array(count)
  for (const [index, time] of series.times.entries()) {
    const value = series.values[index]
    const place = count - 1 - windowOf(time)
    if (typeof value !== 'number' || place < 0 || place >= count) continue
    sums[place] = (sums[place] ?? 0) + value
    counts[place] = (counts[place] ?? 0) + 1
  }
  return {
    fields: series.fields,
    metric: 'gauge',
    type: 'double',
    times: Array.from({ length: count }, (_, place) => end - (count - 1 - place) * period),
    values: Array.from({ length: count }, (_, place) => mean(sums[place] ?? 0, counts[place] ?? 0)),
  }
}

const mean = (sum: number, count: number): number | null => (count === 0 ? null : sum / count)

/** One series for each combination of values of the fields of aligned series; only these fields are left. */
export function groupTable(table: Table, fields: readonly string[], reducer: Reducer): Table {
  const groups = new Map<string, { fields: Record<string, FieldValue>; members: Series[] }>()
  for (const series of table.series) {
    const own = Object.fromEntries(fields.flatMap((name) => pick(series.fields, name)))
    const key = JSON.stringify(Object.values(own).map((field) => partOf(field, 'value')))
    const group = groups.get(key)
    if (group === undefined) groups.set(key, { fields: own, members: [series] })
    else group.members.push(series)
  }
  return { ...table, series: [...groups.values()].map((group) => reduced(group.fields, group.members, reducer)) }
}

function pick(fields: Series['fields'], name: string): [string, FieldValue][] {
  const value = fields[name]
  return value === undefined ? [] : [[name, value]]
}

function reduced(fields: Series['fields'], members: readonly Series[], reducer: Reducer): Series {
  const sums = new Map<number, { sum: number; count: number }>()
  for (const { times, values } of members) {
    for (const [index, time] of times.entries()) {
      const value = values[index]
      const at = sums.get(time) ?? { sum: 0, count: 0 }
      if (typeof value === 'number') {
        at.sum += value
        at.count++
      }
      sums.set(time, at)
    }
  }
  const points = [...sums].sort(([a], [b]) => a - b)
  return {
    fields,
    metric: 'gauge',
    type: 'double',
    times: points.map(([time]) => time),
    values: points.map(([, { sum, count }]) => (count === 0 ? null : reducer === 'sum' ? sum : sum / count)),
  }
}
