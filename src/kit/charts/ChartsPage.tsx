import { useQueryClient, type QueryKey } from '@tanstack/react-query'
import { type ReactNode, Suspense, useState } from 'react'
import { useSearchParams } from 'react-router'

import { holds, readPath } from '../../lib/condition.ts'
import { Button } from '../../ui/Button.tsx'
import { IconButton } from '../../ui/IconButton.tsx'
import { RefreshIcon } from '../../ui/Icons.tsx'
import { lazyPart } from '../../ui/lazy-part.ts'
import { Link } from '../../ui/Link.tsx'
import { FailureNotice } from '../feedback/ErrorText.tsx'
import { useOnline } from '../feedback/use-online.ts'
import { usePending } from '../feedback/use-pending.ts'
import { useDetailRow } from '../queries/use-detail-row.ts'
import { usePageParams } from '../routing/use-params.ts'
import { fill } from '../selectors.ts'
import type { Params, Row } from '../spec.ts'
import { textAt } from '../values.ts'
import { ChoiceMenu } from './ChoiceMenu.tsx'
import { LineCharts } from './LineCharts.tsx'
import { PartCharts } from './PartCharts.tsx'
import { ChartPlaceContext } from './place.ts'
import {
  intervals,
  presets,
  readInterval,
  readRange,
  sharedSearch,
  windowOf,
  withInterval,
  withRange,
  type Range,
} from './range.ts'
import type { ChartsScreen } from './spec.ts'
import { rangeText } from './times.ts'
import { useLiveNow } from './use-live-now.ts'

const RangeDialog = lazyPart(() => import('./RangeDialog.tsx').then((module) => module.RangeDialog))

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
  const { ask, send, range: usual, choice, parts } = screen
  const [search, setSearch] = useSearchParams()
  const range = readRange(search, usual)
  const interval = readInterval(search)
  const seconds = range.kind === 'fixed' ? undefined : intervals.find(({ id }) => id === interval)?.seconds
  const { now, move } = useLiveNow(seconds)
  const choose = (next: Range) => {
    setSearch(withRange(search, next, usual), { preventScrollReset: true })
    move()
  }
  const place = {
    ask: (text: string) => ask(params, text),
    send: (text: string) => send(params, text),
    range,
    now,
    onStretch: (from: number, until: number) => choose({ kind: 'fixed', from, until }),
    note: noteOf(screen, row),
  }
  const frame = (filter: ReactNode, charts: ReactNode) => (
    <>
      <h2 className="sr-only">
        {screen.title} {screen.group.toLowerCase()}
      </h2>
      <div className="mb-4 flex flex-wrap items-center gap-x-3 gap-y-2">
        <Pages screen={screen} params={params} shared={sharedSearch(search, usual).toString()} />
        {filter}
        <div className="flex flex-wrap items-center gap-2 sm:ms-auto">
          <RangeMenu range={range} now={now} onChoose={choose} />
          {range.kind === 'fixed' ? (
            <Button disabledReason="A fixed range of time does not move on">Refresh Off</Button>
          ) : (
            <ChoiceMenu
              label="Refresh"
              value={interval}
              options={intervals}
              onChoose={(id) => setSearch(withInterval(search, id), { preventScrollReset: true })}
            />
          )}
          <RefreshNow queryKey={ask(params, '').queryKey} onRefresh={move} />
        </div>
      </div>
      <LiveNote seconds={seconds} />
      <div className="mb-6">{charts}</div>
    </>
  )
  return (
    <ChartPlaceContext value={place}>
      {parts ? (
        <PartCharts screen={screen} parts={parts} params={params} row={row} frame={frame} />
      ) : (
        <LineCharts screen={screen} choice={choice} row={row} frame={frame} />
      )}
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

const custom = { id: 'custom', label: 'Custom…' } as const

function RangeMenu({ range, now, onChoose }: { range: Range; now: number; onChoose: (range: Range) => void }) {
  const [isOpen, setOpen] = useState(false)
  const shown = range.kind === 'fixed' ? range : windowOf(range, { now, width: 0 })
  return (
    <>
      <ChoiceMenu
        label="Time range"
        value={range.kind === 'fixed' ? custom.id : range.preset}
        options={[...presets, custom]}
        {...(range.kind === 'fixed' ? { text: rangeText(range.from, range.until) } : {})}
        onChoose={(id) => (id === 'custom' ? setOpen(true) : onChoose({ kind: 'last', preset: id }))}
      />
      {isOpen && (
        <Suspense>
          <RangeDialog
            from={shown.from}
            until={shown.until}
            onChoose={(from, until) => onChoose({ kind: 'fixed', from, until })}
            onClose={() => setOpen(false)}
          />
        </Suspense>
      )}
    </>
  )
}

/** Asks again: for the time up to now, and for what is there already, since samples may come late. */
function RefreshNow({ queryKey, onRefresh }: { queryKey: QueryKey; onRefresh: () => void }) {
  const client = useQueryClient()
  const [pending, refresh] = usePending(async () => {
    onRefresh()
    // The questions of all charts.
    await client.refetchQueries({ queryKey: [{ _id: readPath(queryKey, '0._id') }], type: 'active' })
  })
  return <IconButton label="Refresh charts" icon={<RefreshIcon />} pending={pending} onClick={refresh} />
}

/** Says that the charts stand still although they should not. */
function LiveNote({ seconds }: { seconds: number | undefined }) {
  const online = useOnline()
  if (online || seconds === undefined) return null
  return (
    <p role="status" className="mb-3 text-sm text-ink-2">
      You are offline: the charts move on when the connection is back.
    </p>
  )
}
