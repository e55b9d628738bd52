import { useEffect, useState } from 'react'

import { serverNow } from '../lib/clock.ts'
import { dateTime, mediumDate, relativeShort, shortTime } from '../lib/dates.ts'
import { unreadableText } from '../lib/unreadable.ts'
import { EmptyValue } from './EmptyValue.tsx'
import { Tooltip } from './Tooltip.tsx'

export interface TimeTextProps {
  date: Date | null | undefined
  /** Shows the distance to `now` in short form, the full date in a tooltip. */
  relative?: boolean
  /** What happened then, before the full date. */
  label?: string
  /** Milliseconds since the epoch; without it, the time when it was first shown. */
  now?: number
}

export function TimeText({ date, relative = false, label, now }: TimeTextProps) {
  if (!date) return <EmptyValue />
  if (Number.isNaN(date.getTime())) return unreadableText
  if (relative) return <RelativeTime date={date} label={label} now={now} />
  return (
    <time dateTime={date.toISOString()} className="whitespace-nowrap tabular-nums">
      <span>{mediumDate(date)}</span> <span className="text-ink-3">{shortTime(date)}</span>
    </time>
  )
}

interface RelativeTimeProps {
  date: Date
  label: string | undefined
  now: number | undefined
}

function RelativeTime({ date, label, now }: RelativeTimeProps) {
  const [firstShown, setShown] = useState(() => serverNow())
  const known = now ?? firstShown
  // As often as the text changes while it is young; later it changes by the hour.
  const pause = known - date.getTime() < 60_000 ? 1_000 : 30_000
  const ticks = now === undefined
  useEffect(() => {
    if (!ticks) return
    const timer = setInterval(() => setShown(serverNow()), pause)
    return () => clearInterval(timer)
  }, [ticks, pause])
  const full = label === undefined ? dateTime(date) : `${label} ${dateTime(date)}`
  return (
    <Tooltip content={full} describe={false}>
      <time dateTime={date.toISOString()} className="tabular-nums">
        <span aria-hidden="true">{relativeShort(date, known)}</span>
        <span className="sr-only">{full}</span>
      </time>
    </Tooltip>
  )
}
