/** An answer as a CSV file: a line per point, with the fields of its series. */
import { csvText } from '../../kit/list/export/csv.ts'
import type { CsvValue } from '../../kit/list/export/table.ts'
import type { Work } from '../../lib/turns.ts'
import { unreadableText } from '../../lib/unreadable.ts'
import { type AnswerTable, isDistribution, type Point } from './answer.ts'

/** Characters between two steps of the work: a name alone may have a hundred thousand. */
const perStep = 50_000

/** The parts of the file's text, as work of turns: an answer may have millions of points. */
export function* writing(tables: readonly AnswerTable[]): Work<string[]> {
  const parts: string[] = []
  let length = 0
  for (const line of csvLines(tables)) {
    const text = csvText([line])
    parts.push(text)
    length += text.length
    if (length < perStep) continue
    length = 0
    yield
  }
  return parts
}

export function* csvLines(tables: readonly AnswerTable[]): Generator<CsvValue[], undefined, undefined> {
  const fields = [...new Set(tables.flatMap((table) => table.fields))]
  const head = ['table', ...fields, 'metric_type', 'start_time', 'timestamp', 'value', 'count', 'mean', 'min', 'max']
  const isPlain = !tables.some(({ type }) => type.endsWith('_distribution'))
  const width = isPlain ? fields.length + 5 : head.length
  yield head.slice(0, width)
  for (const table of tables)
    for (const series of table.series) {
      const own = [table.name, ...fields.map((field) => series.fields[field] ?? ''), table.metricType]
      for (const point of series.points) yield [...own, ...pointCells(point)].slice(0, width)
    }
}

const iso = (time: number | undefined): string =>
  time === undefined ? '' : Number.isNaN(time) ? unreadableText : new Date(time).toISOString()

function pointCells({ time, start, value, exact }: Point): CsvValue[] {
  const whole = isDistribution(value) ? value : undefined
  return [
    iso(start),
    iso(time),
    isDistribution(value) ? '' : (exact ?? value ?? ''),
    ...[whole?.count, whole?.mean, whole?.min, whole?.max].map((figure) => figure ?? ''),
  ]
}
