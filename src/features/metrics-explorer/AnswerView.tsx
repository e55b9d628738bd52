import { useMemo, useState } from 'react'

import { ChartCard } from '../../kit/charts/ChartCard.tsx'
import { useWidth } from '../../kit/charts/use-width.ts'
import type { Metric } from '../../kit/charts/use-metric.ts'
import { Segmented } from '../../kit/form/Segmented.tsx'
import { holdsUnreadable } from '../../lib/unreadable-value.ts'
import { EmptyState } from '../../ui/EmptyState.tsx'
import { Some } from '../../ui/Some.tsx'
import { type AnswerTable, seriesNames, shownText } from './answer.ts'
import { AnswerFigures } from './AnswerFigures.tsx'
import { chartOf, hasNumbers, unitOf, valuesText } from './chart-of.ts'
import type { AskedQuery, ShownAnswer } from './use-answer.ts'

export interface AnswerViewProps {
  tables: readonly AnswerTable[]
  shown: ShownAnswer
  asked: AskedQuery
}

const views = [
  { value: 'chart', label: 'Chart' },
  { value: 'table', label: 'Table' },
] as const

/** Tables at first: an answer may have hundreds, and their charts follow the pointer together. */
const atOnce = 10

/** What a query answered: lines over time, or a row per series. */
export function AnswerView({ tables, shown, asked }: AnswerViewProps) {
  const [chosen, choose] = useState<'chart' | 'table'>()
  const there = tables.filter(({ series }) => series.length > 0)
  if (there.length === 0)
    return holdsUnreadable(shown.data) ? (
      <EmptyState title="Unreadable" body="What the server answered cannot be read." />
    ) : (
      <EmptyState title="No time series" body="No data in this time range matches the filters." />
    )
  const view = chosen ?? (there.some(hasNumbers) ? 'chart' : 'table')
  return (
    <div>
      <Segmented label="Show as" options={views} value={view} onChange={choose} />
      <Some of={there} atOnce={atOnce}>
        {(some) => (
          <div className="grid grid-cols-1 gap-4">
            {some.map((table, at) =>
              view === 'table' ? (
                <AnswerFigures key={at} table={table} />
              ) : hasNumbers(table) ? (
                <TableChart key={at} table={table} shown={shown} asked={asked} />
              ) : (
                <p key={at} className="text-sm text-ink-2 wrap-anywhere">
                  {shownText(table.name)}:{' '}
                  {table.type.endsWith('_distribution') ? 'distributions' : `values of type ${shownText(table.type)}`}{' '}
                  are not drawn. The table has them.
                </p>
              ),
            )}
          </div>
        )}
      </Some>
    </div>
  )
}

const noOrder: readonly never[] = []

function TableChart({ table, shown, asked }: Pick<AnswerViewProps, 'shown' | 'asked'> & { table: AnswerTable }) {
  const [room, width] = useWidth<HTMLDivElement>()
  const { chart, window } = useMemo(() => chartOf(table, shown.window), [table, shown])
  const names = useMemo(() => seriesNames(table), [table])
  const metric: Metric = {
    shown: width > 0 ? { chart, window } : undefined,
    // Said below the query.
    error: undefined,
    pending: asked.pending,
    retry: asked.retry,
  }
  return (
    <ChartCard
      title={shownText(table.name)}
      description={valuesText(table)}
      unit={unitOf(table)}
      order={noOrder}
      nameOf={(key) => names[Number(key)] ?? key}
      metric={metric}
      room={room}
      width={width}
    />
  )
}
