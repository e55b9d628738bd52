/** Dates as people read them. `locale` is for tests; the default is the reader's own, and so is the time zone. */
import { unreadableText } from './unreadable.ts'

const formats = new Map<string, Intl.DateTimeFormat>()

// Making a format costs about 50 µs: a table of dates would notice.
function formatter(locale: string | undefined, options: Intl.DateTimeFormatOptions): Intl.DateTimeFormat {
  const key = `${locale} ${JSON.stringify(options)}`
  let format = formats.get(key)
  if (!format) {
    format = new Intl.DateTimeFormat(locale, options)
    formats.set(key, format)
  }
  return format
}

const format = (date: Date, locale: string | undefined, options: Intl.DateTimeFormatOptions): string =>
  Number.isNaN(date.getTime()) ? unreadableText : formatter(locale, options).format(date)

/** Years before the first are told with their era: the year 0000 of an answer is 1 BC, and no year 1. */
const isBeforeFirst = (date: Date): boolean => date.getFullYear() < 1

/** `Oct 8, 2025` */
export const mediumDate = (date: Date, locale?: string): string =>
  format(
    date,
    locale,
    isBeforeFirst(date) ? { year: 'numeric', month: 'short', day: 'numeric', era: 'short' } : { dateStyle: 'medium' },
  )

/** `3:04 PM` */
export const shortTime = (date: Date, locale?: string): string => format(date, locale, { timeStyle: 'short' })

/** `Oct 8, 2025, 3:04 PM` */
export const dateTime = (date: Date, locale?: string): string =>
  isBeforeFirst(date)
    ? `${mediumDate(date, locale)}, ${shortTime(date, locale)}`
    : format(date, locale, { dateStyle: 'medium', timeStyle: 'short' })

const spans = [
  ['y', 365 * 86_400],
  ['mo', 30 * 86_400],
  ['d', 86_400],
  ['h', 3_600],
  ['m', 60],
  ['s', 1],
] as const

/**
 * The distance between a date and `now` (milliseconds) in its largest whole unit, whichever comes first: `30s`, `5m`,
 * `2h`, `3d`, `1mo`, `1y`. Rounded down, so that an age is never overstated.
 */
export function relativeShort(date: Date, now: number): string {
  const seconds = Math.floor(Math.abs(now - date.getTime()) / 1000)
  if (Number.isNaN(seconds)) return unreadableText
  const [unit, length] = spans.find(([, span]) => seconds >= span) ?? ['s', 1]
  return `${Math.floor(seconds / length)}${unit}`
}
