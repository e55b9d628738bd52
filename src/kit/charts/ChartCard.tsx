import { type ReactNode, type RefObject, use, useId, useMemo, useState } from 'react'

import { ErrorText, failureTitle, RetryButton, StaleNotice } from '../feedback/ErrorText.tsx'
import { useOnline } from '../feedback/use-online.ts'
import { plural } from '../../lib/numbers.ts'
import { lowerTitle } from '../../lib/titles.ts'
import { Button } from '../../ui/Button.tsx'
import { RowsIcon } from '../../ui/Icons.tsx'
import { Skeleton } from '../../ui/Skeleton.tsx'
import { ChartTable, numberText } from './ChartTable.tsx'
import { Legend } from './Legend.tsx'
import { lineStyle } from './line-style.ts'
import { ChartPlaceContext } from './place.ts'
import { PlotView } from './PlotView.tsx'
import type { Window } from './range.ts'
import type { Chart, Span } from './series.ts'
import { pointTime, rangeText } from './times.ts'
import { extentOf, scaleOf, type Unit } from './units.ts'
import type { Metric, ShownChart } from './use-metric.ts'

/** What is drawn, whatever the lines come from. */
export interface ChartLook {
  title: string
  /** One sentence on what is measured. */
  description: string
  unit: Unit
  /** Keys of lines in their order; each keeps its colour, and others follow. */
  order: readonly string[]
  /** What a line is called. */
  nameOf: (key: string) => string
  height?: number
}

export interface ChartCardProps extends ChartLook {
  metric: Metric
  /** Where the plot goes, and how wide that is. */
  room: RefObject<HTMLDivElement | null>
  width: number
  /** Buttons of the heading. */
  buttons?: ReactNode
  /** What they open. */
  children?: ReactNode
}

/** A chart with what belongs to it: legend, gaps in words, numbers; and what is wrong if there is none. */
export function ChartCard(props: ChartCardProps) {
  const { title, description, metric, room, buttons, children, height = 220 } = props
  const headingId = useId()
  const [isTable, setTable] = useState(false)
  const { shown, error } = metric
  // The frame says so once, for all charts, and they are asked for again by themselves.
  const isOffline = !useOnline()
  return (
    <section aria-labelledby={headingId} className="min-w-0 rounded-lg border border-line bg-surface p-4">
      <div className="flex items-start justify-between gap-3">
        <h3 id={headingId} className="min-w-0 font-semibold wrap-anywhere">
          {title}
        </h3>
        <div className="flex shrink-0 gap-1">
          <Button
            variant="ghost"
            size="sm"
            icon={<RowsIcon />}
            aria-pressed={isTable}
            aria-label={`Table of ${title}`}
            onClick={() => setTable(!isTable)}
          >
            <span className="max-sm:sr-only">Table</span>
          </Button>
          {buttons}
        </div>
      </div>
      {/* As wide as the card: charts beside each other begin at one height. */}
      <p className="mb-3 text-sm text-ink-2">{description}</p>
      {error !== undefined && shown && !isOffline && <StaleNotice error={error} onRetry={metric.retry} />}
      <div ref={room} aria-busy={metric.pending || undefined}>
        {shown && !shown.chart.isEmpty ? (
          <Shown {...props} {...shown} height={height} isTable={isTable} />
        ) : (
          <Box height={height}>
            {shown ? (
              <NoData {...shown} />
            ) : error === undefined ? (
              <>
                <Skeleton className="absolute inset-0 size-full" />
                <span role="status" className="sr-only">
                  Loading {title}
                </span>
              </>
            ) : (
              <div role={isOffline ? undefined : 'alert'} className="flex flex-col items-center gap-3 text-ink-2">
                <div>
                  <p className="font-semibold text-ink">
                    {failureTitle(error, lowerTitle(title), `${title} could not be loaded`)}
                  </p>
                  <ErrorText error={error} />
                </div>
                <RetryButton size="sm" error={error} onRetry={metric.retry} />
              </div>
            )}
          </Box>
        )}
      </div>
      {children}
    </section>
  )
}

/** Holds the place of the plot. */
function Box({ height, children }: { height: number; children: ReactNode }) {
  return (
    <div
      style={{ minHeight: height }}
      className="relative flex items-center justify-center overflow-hidden rounded-md bg-sunken p-4 text-center"
    >
      {children}
    </div>
  )
}

function NoData({ chart: { isUnread, isTooLittle }, window }: ShownChart) {
  const { note } = use(ChartPlaceContext)
  return (
    <div className="text-ink-2">
      <p className="font-semibold text-ink">{isTooLittle ? 'Not enough data' : 'No data'}</p>
      <p>
        {rangeText(window.from, window.until)}:{' '}
        {isUnread
          ? 'what was measured cannot be read.'
          : isTooLittle
            ? 'too little was measured to draw.'
            : 'nothing was measured.'}
      </p>
      {note !== undefined && <p>{note}</p>}
    </div>
  )
}

interface ShownProps extends Omit<ChartCardProps, 'metric'> {
  chart: Chart
  window: Window
  height: number
  isTable: boolean
}

function Shown({ title, unit, order, nameOf, chart, window, width, height, isTable }: ShownProps) {
  const { onStretch } = use(ChartPlaceContext)
  const [point, setPoint] = useState<number>()
  const [hidden, setHidden] = useState<ReadonlySet<string>>(new Set())

  const keys = order.join(' ')
  const all = useMemo(() => inOrder(chart, keys === '' ? [] : keys.split(' ')), [chart, keys])
  // Stays the same while a pointer moves over it: drawing is not free.
  const drawn = useMemo(() => ({ ...chart, lines: all.filter(({ key }) => !hidden.has(key)) }), [chart, all, hidden])
  const { lines } = drawn
  // That of the axis; a table has all lines.
  const scale = scaleOf(extentOf(isTable ? all : lines), unit)
  const at = point !== undefined && point < chart.times.length ? point : latestOf(chart)
  const time = pointTime(chart.times[at] ?? window.until, window)
  const said = lines.map(({ key, values }) => `${nameOf(key)} ${numberText(values[at], scale)}`)
  const toggle = (key: string) => {
    const next = new Set(hidden)
    if (!next.delete(key)) next.add(key)
    setHidden(next)
  }
  return (
    <>
      {isTable ? (
        <ChartTable
          title={title}
          chart={{ ...chart, lines: all }}
          names={all.map(({ key }) => nameOf(key))}
          scale={scale}
          window={window}
        />
      ) : (
        <>
          <p aria-hidden="true" className="mb-1 text-xs text-ink-3">
            {scale.label}
          </p>
          <PlotView
            key={`${lines.map(({ key }) => key).join(' ')}/${unit}/${height}`}
            label={`${title}: point in time`}
            chart={drawn}
            from={window.from}
            until={window.until}
            width={width}
            height={height}
            unit={unit}
            styles={lines.map(({ place }) => lineStyle(place))}
            point={point}
            pointText={`${time}: ${said.join(', ')}`}
            onPoint={setPoint}
            onStretch={onStretch}
          />
        </>
      )}
      {!isTable && (
        <Legend
          time={point === undefined ? `Latest, ${time}` : time}
          entries={all.map(({ key, values, place }) => ({
            key,
            name: nameOf(key),
            style: lineStyle(place),
            value: numberText(values[at], scale),
            hidden: hidden.has(key),
          }))}
          onToggle={toggle}
        />
      )}
      {chart.of !== undefined && (
        <p className="mt-1 text-sm text-ink-2">
          {all.length} of {plural(chart.of, 'line')} are drawn, those with the highest means. Filter or group to draw
          others.
        </p>
      )}
      <Gaps gaps={chart.gaps} window={window} />
    </>
  )
}

/** Lines in their order, each with its place in it: that gives it its colour, whatever else is there. */
function inOrder({ lines }: Chart, order: readonly string[]) {
  const keys = [
    ...order,
    ...lines
      .map(({ key }) => key)
      .filter((key) => !order.includes(key))
      .toSorted(),
  ]
  return lines.map((line) => ({ ...line, place: keys.indexOf(line.key) })).toSorted((a, b) => a.place - b.place)
}

/** The last point at which anything was measured. */
const latestOf = ({ times, lines }: Chart): number =>
  Math.max(
    0,
    times.findLastIndex((_, index) => lines.some(({ values }) => typeof values[index] === 'number')),
  )

const mostGaps = 3

/** Says in words what is missing: the lines only stop. */
function Gaps({ gaps, window }: { gaps: readonly Span[]; window: Window }) {
  if (gaps.length === 0) return null
  const shown = gaps.slice(-mostGaps).map(({ from, until }) => {
    if (from === window.from) return `before ${pointTime(until, window)}`
    return until === window.until ? `since ${pointTime(from, window)}` : rangeText(from, until)
  })
  const more = gaps.length - shown.length
  return (
    <p className="mt-1 text-sm text-ink-2">
      No data: {more > 0 && `${plural(more, 'earlier gap')}; `}
      {shown.join('; ')}.
    </p>
  )
}
