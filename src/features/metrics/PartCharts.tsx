import { useQuery } from '@tanstack/react-query'
import { use } from 'react'
import { useSearchParams } from 'react-router'

import { wholeList, wholeShape } from '../../kit/queries/pick.ts'
import { queryOptionsOf } from '../../kit/queries/query.ts'
import { rowsOf } from '../../kit/queries/rows.ts'
import type { PageRequest, Query } from '../../kit/spec.ts'
import { textAt } from '../../kit/values.ts'
import { EmptyState } from '../../ui/EmptyState.tsx'
import { Skeleton } from '../../ui/Skeleton.tsx'
import { ChoiceMenu } from './ChoiceMenu.tsx'
import type { PartChart } from './instance-queries.ts'
import { MetricChart } from './MetricChart.tsx'
import { MetricsPage } from './MetricsPage.tsx'
import type { MetricQuery } from './oxql.ts'
import { ChartPlaceContext } from './place.ts'

export interface PartChartsProps {
  current: 'disk' | 'network'
  /** Name of the parameter of the address that chooses one part. */
  param: string
  /** `Disk`, `All disks`, `No disks`, and what to do about it. */
  words: { one: string; all: string; none: string; help: string }
  /** A page of the parts that there are. */
  list: (instance: string, page: PageRequest) => Query
  charts: readonly PartChart[]
  query: (metric: string, instance: string, part: string | undefined) => MetricQuery
}

/** Charts of something that an instance has several of, a line for each. */
export function PartCharts({ current, param, words, list, charts, query }: PartChartsProps) {
  const [search, setSearch] = useSearchParams()
  const chosen = search.get(param) ?? ''
  const choose = (id: string) => {
    const next = new URLSearchParams(search)
    if (id === '') next.delete(param)
    else next.set(param, id)
    setSearch(next, { preventScrollReset: true })
  }
  return (
    <MetricsPage current={current} filter={<PartMenu list={list} words={words} chosen={chosen} onChoose={choose} />}>
      <Charts {...{ list, words, charts, query, chosen }} />
    </MetricsPage>
  )
}

/** The parts in the order of the server; undefined while they are on their way, none when they cannot be read. */
function useParts(instance: string, list: PartChartsProps['list']) {
  const { data, isPending } = useQuery({
    ...queryOptionsOf(wholeList((page) => list(instance, page), { kind: 'page' })),
    retryOnMount: false,
  })
  const parts = rowsOf(data, wholeShape).map((row) => ({ id: textAt(row, 'id'), name: textAt(row, 'name') }))
  return { parts, isPending, isKnown: data !== undefined }
}

type MenuProps = Pick<PartChartsProps, 'list' | 'words'> & {
  chosen: string
  onChoose: (id: string) => void
}

function PartMenu({ list, words, chosen, onChoose }: MenuProps) {
  const { instance } = use(ChartPlaceContext)
  const { parts } = useParts(instance, list)
  // The address names it, so that people can read it.
  const options = [{ id: '', label: words.all }, ...parts.map(({ name }) => ({ id: name, label: name }))]
  const value = parts.some(({ name }) => name === chosen) ? chosen : ''
  return parts.length > 1 && <ChoiceMenu label={words.one} value={value} options={options} onChoose={onChoose} />
}

type ChartsProps = Pick<PartChartsProps, 'list' | 'words' | 'charts' | 'query'> & { chosen: string }

function Charts({ list, words, charts, query, chosen }: ChartsProps) {
  const { instance } = use(ChartPlaceContext)
  const { parts, isPending, isKnown } = useParts(instance, list)
  if (isPending) return <Skeleton className="h-80 w-full" />
  if (isKnown && parts.length === 0) return <EmptyState title={words.none} body={words.help} />
  const one = parts.find(({ name }) => name === chosen)
  const names = new Map(parts.map(({ id, name }) => [id, name]))
  return (
    <div className="grid gap-4 lg:grid-cols-2">
      {charts.map(({ title, description, metric, unit }) => (
        <MetricChart
          key={title}
          title={title}
          description={description}
          query={query(metric, instance, one?.id)}
          unit={unit}
          order={parts.map(({ id }) => id)}
          nameOf={(key) => names.get(key) ?? `${words.one} ${key.slice(0, 8)} (not attached any more)`}
        />
      ))}
    </div>
  )
}
