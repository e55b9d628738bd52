import { Suspense, use, useState } from 'react'

import { Button } from '../../ui/Button.tsx'
import { lazyPart } from '../../ui/lazy-part.ts'
import { CodeIcon } from '../../ui/LazyIcons.tsx'
import { ChartCard, type ChartLook } from './ChartCard.tsx'
import { queryLines, queryText, type MetricQuery } from './oxql.ts'
import { ChartPlaceContext, QuestionContext } from './place.ts'
import { windowOf } from './range.ts'
import { factorOf } from './units.ts'
import { useMetric } from './use-metric.ts'
import { useWidth } from './use-width.ts'

const QueryDialog = lazyPart(() => import('./QueryDialog.tsx').then((module) => module.QueryDialog))
const ExploreLink = lazyPart(() => import('./Explore.tsx').then((module) => module.ExploreLink))

export interface MetricChartProps extends ChartLook {
  query: MetricQuery
}

/** A chart of what a query answers, with the query. */
export function MetricChart({ query, ...look }: MetricChartProps) {
  const { range, now } = use(ChartPlaceContext)
  const { ask, send, explore } = use(QuestionContext)
  const [room, width] = useWidth<HTMLDivElement>()
  const [isQueryOpen, setQueryOpen] = useState(false)
  const window = width > 0 ? windowOf(range, { now, width }) : undefined
  const metric = useMetric({
    ask,
    query,
    window,
    factor: factorOf(look.unit),
    identity: JSON.stringify([ask('').queryKey, range, query]),
  })
  const { title } = look
  return (
    <ChartCard
      {...look}
      metric={metric}
      room={room}
      width={width}
      buttons={
        <>
          <Button
            variant="ghost"
            size="sm"
            icon={<CodeIcon />}
            aria-label={`Show query of ${title}`}
            onClick={() => setQueryOpen(true)}
          >
            <span className="max-sm:sr-only">Show query</span>
          </Button>
          {explore && window && (
            <Suspense>
              <ExploreLink {...explore} title={title} query={query} step={window.step} />
            </Suspense>
          )}
        </>
      }
    >
      {isQueryOpen && window && (
        <Suspense>
          <QueryDialog
            title={title}
            send={send}
            lines={queryLines(query, window)}
            text={queryText(query, window)}
            onClose={() => setQueryOpen(false)}
          />
        </Suspense>
      )}
    </ChartCard>
  )
}
