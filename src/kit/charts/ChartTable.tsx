import { Some } from '../../ui/Some.tsx'
import type { Window } from './range.ts'
import type { Chart } from './series.ts'
import { pointTime } from './times.ts'
import { type Scale, valueText } from './units.ts'

export interface ChartTableProps {
  title: string
  chart: Chart
  /** One per line. */
  names: readonly string[]
  scale: Scale
  window: Window
}

/** As many times as the usual ranges have; a server may send thousands. */
const atOnce = 300

/** What a chart shows, in numbers, newest first. */
export function ChartTable({ title, chart, names, scale, window }: ChartTableProps) {
  const newest = chart.times
    .map((time, index) => ({ time, index }))
    .filter(({ index }) => chart.lines.some(({ values }) => values[index] !== undefined))
    .toReversed()
  return (
    <Some of={newest} atOnce={atOnce}>
      {(some) => (
        <div
          role="region"
          aria-label={`${title} in numbers`}
          tabIndex={0}
          className="max-h-72 overflow-auto rounded-md border border-line"
        >
          <table className="w-full text-sm tabular-nums">
            <thead className="sticky top-0 bg-surface text-ink-2">
              <tr>
                <th scope="col" className="border-b border-line px-3 py-1.5 font-medium">
                  Time
                </th>
                {names.map((name, index) => (
                  <th
                    key={index}
                    scope="col"
                    className="max-w-48 truncate border-b border-line px-3 py-1.5 text-end font-medium"
                  >
                    {name}
                  </th>
                ))}
              </tr>
            </thead>
            <tbody>
              {some.map(({ time, index }) => (
                <tr key={time} className="border-b border-line last:border-b-0">
                  <th scope="row" className="px-3 py-1 text-start font-normal whitespace-nowrap text-ink-2">
                    {pointTime(time, window)}
                  </th>
                  {chart.lines.map(({ values }, line) => (
                    <td key={line} className="px-3 py-1 text-end whitespace-nowrap">
                      {numberText(values[index], scale)}
                    </td>
                  ))}
                </tr>
              ))}
            </tbody>
          </table>
        </div>
      )}
    </Some>
  )
}

/** A value, or that one is missing, or a dash where none was due. */
export const numberText = (value: number | null | undefined, scale: Scale): string =>
  value === undefined ? '—' : value === null ? 'No data' : valueText(value, scale)
