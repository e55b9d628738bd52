import { useQueryClient } from '@tanstack/react-query'
import { type ReactNode, Suspense, useState } from 'react'
import { useSearchParams } from 'react-router'

import {
  instanceMetricsCpuPath,
  instanceMetricsDiskPath,
  instanceMetricsNetworkPath,
} from '../../../generated/model/paths.gen.ts'
import { instanceViewOptions } from '../../../generated/api/queries/instances.gen.ts'
import { useDetailRow } from '../../kit/queries/use-detail-row.ts'
import { FailureNotice } from '../../kit/feedback/ErrorText.tsx'
import { chain, fill, selector } from '../../kit/selectors.ts'
import type { Params } from '../../kit/spec.ts'
import { useOnline } from '../../kit/feedback/use-online.ts'
import { usePageParams } from '../../kit/routing/use-params.ts'
import { usePending } from '../../kit/feedback/use-pending.ts'
import { textAt } from '../../kit/values.ts'
import { Button } from '../../ui/Button.tsx'
import { IconButton } from '../../ui/IconButton.tsx'
import { RefreshIcon } from '../../ui/Icons.tsx'
import { Link } from '../../ui/Link.tsx'
import { ChoiceMenu } from './ChoiceMenu.tsx'
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
import { rangeText } from './times.ts'
import { useLiveNow } from './use-live-now.ts'
import { lazyPart } from '../../ui/lazy-part.ts'

const RangeDialog = lazyPart(() => import('./RangeDialog.tsx').then((module) => module.RangeDialog))

const source = {
  query: (params: Params) =>
    instanceViewOptions({
      path: { instance: params['instance'] ?? '' },
      query: selector(params['instance'] ?? '', chain([['project', params['project']]])),
    }),
}

/** Asked before a page of charts is shown: charts ask with the id of the instance. */
export const instanceQueries = (params: Params) => [source.query(params)]

const pages = [
  { id: 'cpu', label: 'CPU', path: instanceMetricsCpuPath },
  { id: 'disk', label: 'Disk', path: instanceMetricsDiskPath },
  { id: 'network', label: 'Network', path: instanceMetricsNetworkPath },
] as const

export interface MetricsPageProps {
  current: (typeof pages)[number]['id']
  /** Chooses what of it is shown. */
  filter?: ReactNode
  /** The charts: they find what they need in `ChartPlaceContext`. */
  children: ReactNode
}

/** A page of charts about an instance: which time, how often anew, and the charts. */
export function MetricsPage({ current, filter, children }: MetricsPageProps) {
  const params = usePageParams()
  const { project = '' } = params
  const { row, error, refresh } = useDetailRow(source, params, { kind: 'detail', embedded: true })
  const [search, setSearch] = useSearchParams()
  const range = readRange(search)
  const interval = readInterval(search)
  const seconds = range.kind === 'fixed' ? undefined : intervals.find(({ id }) => id === interval)?.seconds
  const { now, move } = useLiveNow(seconds)
  const choose = (next: Range) => {
    setSearch(withRange(search, next), { preventScrollReset: true })
    move()
  }
  if (!row)
    return error !== undefined && <FailureNotice what="Details of the instance" error={error} onRetry={refresh} />
  const state = textAt(row, 'runState')
  const shared = sharedSearch(search).toString()
  const place = {
    project,
    instance: textAt(row, 'id'),
    range,
    now,
    onStretch: (from: number, until: number) => choose({ kind: 'fixed', from, until }),
    note: state === 'running' ? undefined : `${textAt(row, 'name')} is ${state}: only running instances are measured.`,
  }
  return (
    <ChartPlaceContext value={place}>
      <h2 className="sr-only">{pages.find(({ id }) => id === current)?.label} metrics</h2>
      <div className="mb-4 flex flex-wrap items-center gap-x-3 gap-y-2">
        <nav aria-label="Metrics">
          <ul className="flex gap-0.5 rounded-md border border-line bg-sunken p-0.5">
            {pages.map(({ id, label, path }) => (
              <li key={id}>
                <Link
                  to={`${fill(path, params)}${shared === '' ? '' : `?${shared}`}`}
                  aria-current={id === current ? 'page' : undefined}
                  className="flex h-6.5 items-center rounded-sm px-2.5 text-ink-2 hover:text-ink aria-[current]:bg-selected aria-[current]:font-medium aria-[current]:text-ink"
                >
                  {label}
                </Link>
              </li>
            ))}
          </ul>
        </nav>
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
          <RefreshNow onRefresh={move} />
        </div>
      </div>
      <LiveNote seconds={seconds} />
      <div className="mb-6">{children}</div>
    </ChartPlaceContext>
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

/** The questions of all charts. */
const charts = { queryKey: [{ _id: 'timeseriesQuery' }] }

/** Asks again: for the time up to now, and for what is there already, since samples may come late. */
function RefreshNow({ onRefresh }: { onRefresh: () => void }) {
  const client = useQueryClient()
  const [pending, refresh] = usePending(async () => {
    onRefresh()
    await client.refetchQueries({ ...charts, type: 'active' })
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
