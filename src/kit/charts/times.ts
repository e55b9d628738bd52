/** Times on charts, in the reader's time zone. */
import type { Window } from './range.ts'

const day = 86_400_000

const formats = new Map<string, Intl.DateTimeFormat>()

function format(time: number, options: Intl.DateTimeFormatOptions): string {
  const key = JSON.stringify(options)
  let formatter = formats.get(key)
  if (!formatter) {
    formatter = new Intl.DateTimeFormat(undefined, options)
    formats.set(key, formatter)
  }
  return formatter.format(time)
}

/** As the short time of `lib/dates.ts`: the same clock on the whole page. With a date beside it, `numeric` alone would write 0:19. */
const isTwelveHours = new Intl.DateTimeFormat(undefined, { hour: 'numeric' }).resolvedOptions().hour12 === true
const clock: Intl.DateTimeFormatOptions = { hour: isTwelveHours ? 'numeric' : '2-digit', minute: '2-digit' }
const date: Intl.DateTimeFormatOptions = { day: 'numeric', month: 'short' }

/** When a point of a window was: with seconds where points are that close, with a date where hours alone would be unclear. */
export function pointTime(time: number, { from, until, step }: Window): string {
  return format(time, {
    ...(until - from >= day || !isSameDay(from, until) ? date : {}),
    ...clock,
    ...(step % 60_000 === 0 ? {} : { second: '2-digit' }),
  })
}

/** A time on the axis: days where the marks are days, hours otherwise. */
export function axisTime(time: number, markSeconds: number): string {
  const at = new Date(time)
  const isMidnight = at.getHours() === 0 && at.getMinutes() === 0
  if (markSeconds * 1000 >= day || isMidnight) return format(time, date)
  return format(time, { ...clock, ...(markSeconds < 60 ? { second: '2-digit' } : {}) })
}

/** Both ends of a range with their dates. */
export const rangeText = (from: number, until: number): string =>
  `${format(from, { ...date, ...clock })} – ${format(until, { ...(isSameDay(from, until) ? {} : date), ...clock })}`

const isSameDay = (one: number, other: number): boolean =>
  new Date(one).toDateString() === new Date(other).toDateString()

/** Milliseconds since the epoch as a `datetime-local` field has it: `2026-10-08T15:04`. */
export function localText(time: number): string {
  const at = new Date(time)
  const two = (part: number): string => String(part).padStart(2, '0')
  const year = String(at.getFullYear()).padStart(4, '0')
  return `${year}-${two(at.getMonth() + 1)}-${two(at.getDate())}T${two(at.getHours())}:${two(at.getMinutes())}`
}
