import { useState } from 'react'

import { dateTime, mediumDate, relativeShort, shortTime } from '../lib/dates.ts'
import { EmptyValue } from './EmptyValue.tsx'
import { Tooltip } from './Tooltip.tsx'

export interface TimeTextProps {
  date: Date | null | undefined
  /** Shows the distance to `now` in short form, the full date in a tooltip. */
  relative?: boolean
  /** Milliseconds since the epoch; without it, the time when it was first shown. */
  now?: number
}

export function TimeText({ date, relative = false, now }: TimeTextProps) {
  if (!date || Number.isNaN(date.getTime())) return <EmptyValue />
  if (relative) return <RelativeTime date={date} now={now} />
  return (
    <time dateTime={date.toISOString()} className="whitespace-nowrap tabular-nums">
      <span>{mediumDate(date)}</span> <span className="text-ink-3">{shortTime(date)}</span>
    </time>
  )
}

function RelativeTime({ date, now }: { date: Date; now: number | undefined }) {
  const [firstShown] = useState(() => Date.now())
  return (
    <Tooltip content={dateTime(date)} describe={false}>
      <time dateTime={date.toISOString()} className="tabular-nums">
        <span aria-hidden="true">{relativeShort(date, now ?? firstShown)}</span>
        <span className="sr-only">{dateTime(date)}</span>
      </time>
    </Tooltip>
  )
}
