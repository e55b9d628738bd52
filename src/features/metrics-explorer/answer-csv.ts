/** An answer as lines of a CSV file: one per point, with the fields of its series. */
import type { CsvValue } from '../../kit/list/export/table.ts'
import { type AnswerTable, isDistribution, type Point } from './answer.ts'

export function csvLines(tables: readonly AnswerTable[]): CsvValue[][] {
  const fields = [...new Set(tables.flatMap((table) => table.fields))]
  const head = ['table', ...fields, 'metric_type', 'start_time', 'timestamp', 'value', 'count', 'mean', 'min', 'max']
  const isPlain = !tables.some(({ type }) => type.endsWith('_distribution'))
  const width = isPlain ? fields.length + 5 : head.length
  const lines = tables.flatMap((table) =>
    table.series.flatMap((series) => {
      const own = [table.name, ...fields.map((field) => series.fields[field] ?? ''), table.metricType]
      return series.points.map((point) => [...own, ...pointCells(point)].slice(0, width))
    }),
  )
  return [head.slice(0, width), ...lines]
}

const iso = (time: number | undefined): string => (time === undefined ? '' : new Date(time).toISOString())

function pointCells({ time, start, value, exact }: Point): CsvValue[] {
  const whole = isDistribution(value) ? value : undefined
  return [
    iso(start),
    iso(time),
    isDistribution(value) ? '' : (exact ?? value ?? ''),
    ...[whole?.count, whole?.mean, whole?.min, whole?.max].map((figure) => figure ?? ''),
  ]
}
