import { useQueryClient } from '@tanstack/react-query'
import type { ReactNode } from 'react'

import { holds, readPath } from '../../lib/condition.ts'
import { Link } from '../../ui/Link.tsx'
import { FailureNotice } from '../feedback/ErrorText.tsx'
import { useDetailRow } from '../queries/use-detail-row.ts'
import { mayOpen } from '../roles/roles.ts'
import { usePageParams } from '../routing/use-params.ts'
import { fill } from '../selectors.ts'
import type { Params, Row } from '../spec.ts'
import { textAt } from '../values.ts'
import { LineCharts } from './LineCharts.tsx'
import { PartCharts } from './PartCharts.tsx'
import { ChartPlaceContext, QuestionContext } from './place.ts'
import { sharedSearch } from './range.ts'
import type { ChartsScreen } from './spec.ts'
import { LiveNote, TimeTools } from './TimeTools.tsx'
import { useChartTime } from './use-chart-time.ts'

/** A page of charts about a row: which time, how often anew, which lines, and the charts. */
export function ChartsPage({ screen }: { screen: ChartsScreen }) {
  const params = usePageParams()
  const { row, error, refresh } = useDetailRow(screen.source, params, { kind: 'detail', embedded: true })
  if (!row)
    return (
      error !== undefined && <FailureNotice what={`Details of the ${screen.about}`} error={error} onRetry={refresh} />
    )
  return <Page screen={screen} params={params} row={row} />
}

function Page({ screen, params, row }: { screen: ChartsScreen; params: Params; row: Row }) {
  const { ask, send, explore, range: usual, choice, parts } = screen
  const client = useQueryClient()
  const time = useChartTime(usual)
  const { search, range, now, choose } = time
  const place = {
    range,
    now,
    onStretch: (from: number, until: number) => choose({ kind: 'fixed', from, until }),
    note: noteOf(screen, row),
  }
  const questions = {
    ask: (text: string) => ask(params, text),
    send: (text: string) => send(params, text),
    ...(explore && mayOpen(explore.path) && { explore: { ...explore, search, usual } }),
  }
  // The questions of all charts.
  const again = { queryKey: [{ _id: readPath(ask(params, '').queryKey, '0._id') }], type: 'active' } as const
  const frame = (filter: ReactNode, charts: ReactNode) => (
    <>
      <h2 className="sr-only">
        {screen.title} {screen.group.toLowerCase()}
      </h2>
      <div className="mb-4 flex flex-wrap items-center gap-x-3 gap-y-2">
        <Pages screen={screen} params={params} shared={sharedSearch(search, usual).toString()} />
        {filter}
        <TimeTools time={time} onRefresh={() => client.refetchQueries(again)} />
      </div>
      <LiveNote time={time} />
      <div className="mb-6">{charts}</div>
    </>
  )
  return (
    <ChartPlaceContext value={place}>
      <QuestionContext value={questions}>
        {parts ? (
          <PartCharts screen={screen} parts={parts} params={params} row={row} frame={frame} />
        ) : (
          <LineCharts screen={screen} choice={choice} row={row} frame={frame} />
        )}
      </QuestionContext>
    </ChartPlaceContext>
  )
}

/** Why there may be nothing: `web-1 is stopped: …` */
function noteOf({ measured }: ChartsScreen, row: Row): string | undefined {
  if (!measured || holds(measured.when, row) === true) return undefined
  return measured.say.replace(/\{([^}]+)\}/g, (_, path: string) => textAt(row, path))
}

function Pages({ screen, params, shared }: { screen: ChartsScreen; params: Params; shared: string }) {
  return (
    <nav aria-label={screen.group}>
      <ul className="flex gap-0.5 rounded-md border border-line bg-sunken p-0.5">
        {screen.pages.map(({ label, path }) => (
          <li key={path}>
            <Link
              to={`${fill(path, params)}${shared === '' ? '' : `?${shared}`}`}
              aria-current={label === screen.title ? 'page' : undefined}
              className="flex h-6.5 items-center rounded-sm px-2.5 text-ink-2 hover:text-ink aria-[current]:bg-selected aria-[current]:font-medium aria-[current]:text-ink"
            >
              {label}
            </Link>
          </li>
        ))}
      </ul>
    </nav>
  )
}
