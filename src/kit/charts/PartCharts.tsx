import { useQuery } from '@tanstack/react-query'
import { useMemo } from 'react'

import { formatNumber } from '../../lib/numbers.ts'
import { EmptyState } from '../../ui/EmptyState.tsx'
import { Skeleton } from '../../ui/Skeleton.tsx'
import { candidateOptions } from '../lookup/candidates.ts'
import type { Params } from '../spec.ts'
import { textAt } from '../values.ts'
import { ChoiceMenu } from './ChoiceMenu.tsx'
import type { ChartsProps } from './LineCharts.tsx'
import { MetricChart } from './MetricChart.tsx'
import { metricQuery, type Parts } from './spec.ts'
import { useChoice } from './use-choice.ts'

/** An instance has a tenth of these; others can be chosen in the address. */
const mostInMenu = 100

/** Charts of something that a row has several of, a line for each. */
export function PartCharts({ screen, parts, params, row, frame }: ChartsProps & { parts: Parts; params: Params }) {
  const { lookup, label, param, all, none, gone } = parts
  const [chosen, choose] = useChoice(param)
  // In the order of the server; none when they cannot be read.
  const { data, isPending } = useQuery({ ...candidateOptions(lookup, params), retryOnMount: false })
  const known = useMemo(
    () => (data?.rows ?? []).map((one) => ({ id: textAt(one, lookup.value), name: textAt(one, lookup.text) })),
    [data, lookup],
  )
  const one = known.find(({ name }) => name === chosen)
  const names = useMemo(() => new Map(known.map(({ id, name }) => [id, name])), [known])
  // The address names it, so that people can read it.
  const options = [{ id: '', label: all }, ...known.slice(0, mostInMenu).map(({ name }) => ({ id: name, label: name }))]
  const charts = () => (
    <div className="grid gap-4 lg:grid-cols-2">
      {screen.charts.map(({ title, help, metric, unit }) => (
        <MetricChart
          key={title}
          title={title}
          description={help}
          query={metricQuery(screen, { metric, one: one?.id, valueOf: (path) => textAt(row, path) })}
          unit={unit}
          order={known.map(({ id }) => id)}
          nameOf={(key) => names.get(key) ?? `${label} ${key.slice(0, 8)} (${gone})`}
        />
      ))}
    </div>
  )
  return frame(
    known.length > 1 && (
      <>
        <ChoiceMenu label={label} value={one?.name ?? ''} options={options} onChoose={choose} />
        {known.length > mostInMenu && (
          <span className="text-sm text-ink-2">
            The first {mostInMenu} of {formatNumber(known.length)}
          </span>
        )}
      </>
    ),
    isPending ? (
      <Skeleton className="h-80 w-full" />
    ) : data?.done && known.length === 0 ? (
      <EmptyState title={none.title} body={none.body} />
    ) : (
      charts()
    ),
  )
}
