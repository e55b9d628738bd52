import { Suspense, use } from 'react'

import { lazyPart } from '../../ui/lazy-part.ts'
import type { Params } from '../spec.ts'
import { ChartCard } from './ChartCard.tsx'
import type { ExploreSeriesProps } from './Explore.tsx'
import { ChartPlaceContext } from './place.ts'
import { windowOf } from './range.ts'
import type { SampleSpec } from './spec.ts'
import { useSamples } from './use-samples.ts'
import { useWidth } from './use-width.ts'

const ExploreSeries = lazyPart(() => import('./Explore.tsx').then((module) => module.ExploreSeries))

export interface SampleChartProps {
  chart: SampleSpec
  /** What its line is called. */
  line: string
  params: Params
  /** Where the same can be asked for as a series. */
  explore: Omit<ExploreSeriesProps, 'chart' | 'step'> | false | undefined
}

const none: readonly never[] = []

/** A chart of a total over time. */
export function SampleChart({ chart, line, params, explore }: SampleChartProps) {
  const { title, help, unit, samples } = chart
  const { range, now } = use(ChartPlaceContext)
  const [room, width] = useWidth<HTMLDivElement>()
  const window = width > 0 ? windowOf(range, { now, width, toNow: true }) : undefined
  const metric = useSamples({ samples, params, window, identity: JSON.stringify([range, params]) })
  return (
    <ChartCard
      title={title}
      description={help}
      unit={unit}
      order={none}
      nameOf={() => line}
      metric={metric}
      room={room}
      width={width}
      buttons={
        explore &&
        window && (
          <Suspense>
            <ExploreSeries {...explore} chart={chart} step={window.step} />
          </Suspense>
        )
      }
    />
  )
}
