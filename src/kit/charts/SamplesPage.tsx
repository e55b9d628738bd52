import { useQueryClient } from '@tanstack/react-query'
import { Suspense, use } from 'react'

import { lazyPart } from '../../ui/lazy-part.ts'
import { PageHeader } from '../../ui/PageHeader.tsx'
import { Skeleton } from '../../ui/Skeleton.tsx'
import { mayOpen } from '../roles/roles.ts'
import { isBelowHeading, ParentContext } from '../routing/page-scope.ts'
import { usePageParams } from '../routing/use-params.ts'
import type { ChartsSlots } from '../slots.ts'
import { ChartPlaceContext } from './place.ts'
import { SampleChart } from './SampleChart.tsx'
import type { SamplesScreen } from './spec.ts'
import { LiveNote, TimeTools } from './TimeTools.tsx'
import { useChartTime } from './use-chart-time.ts'
import { useChoice } from './use-choice.ts'

// The code of forms, which the charts do not wait for.
const LookupChoice = lazyPart(() => import('../lookup/LookupChoice.tsx').then((module) => module.LookupChoice))
export interface SamplesPageProps {
  screen: SamplesScreen
  slots?: ChartsSlots
}

/** A page of totals over time: which time, how often anew, of what, and the charts. */
export function SamplesPage({ screen, slots = {} }: SamplesPageProps) {
  const { title, range: usual, narrow, line, charts, explore } = screen
  const { above: Above, below: Below } = slots
  const isTab = isBelowHeading(use(ParentContext))
  const params = usePageParams()
  const client = useQueryClient()
  const time = useChartTime(usual)
  const [chosen, choose] = useChoice(narrow?.param ?? '')
  const { range, now } = time
  const place = {
    range,
    now,
    onStretch: (from: number, until: number) => time.choose({ kind: 'fixed', from, until }),
    note: undefined,
  }
  const explorer = explore &&
    mayOpen(explore.path) && { ...explore, search: time.search, usual, chosen, params, lookup: narrow?.lookup }
  const interval = time.seconds === undefined ? false : time.seconds * 1000
  return (
    <>
      {!isTab && <PageHeader title={title} />}
      {Above && <Above interval={interval} />}
      <h2 className="sr-only">{line} over time</h2>
      <div className="mb-4 flex flex-wrap items-center gap-x-3 gap-y-2">
        {narrow && (
          <Suspense fallback={<Skeleton className="h-8.5 w-full sm:w-64" />}>
            <LookupChoice {...narrow} params={params} hideLabel chosen={chosen} onChoose={choose} />
          </Suspense>
        )}
        {/* With what else the page shows. */}
        <TimeTools time={time} onRefresh={() => client.refetchQueries({ type: 'active' })} />
      </div>
      <LiveNote time={time} />
      <ChartPlaceContext value={place}>
        <div className="mb-8 grid gap-4 xl:grid-cols-3">
          {charts.map((chart) => (
            <SampleChart
              key={chart.title}
              chart={chart}
              line={line}
              params={narrow ? { ...params, [narrow.param]: chosen } : params}
              explore={explorer}
            />
          ))}
        </div>
      </ChartPlaceContext>
      {Below && <Below interval={interval} />}
    </>
  )
}
