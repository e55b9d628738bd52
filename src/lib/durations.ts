/** Lengths of time as people read and write them. */
import { formatNumber } from './numbers.ts'
import { unreadableText } from './unreadable.ts'

export const durationUnits = ['ns', 'µs', 'ms', 's', 'min', 'h', 'd'] as const
export type DurationUnit = (typeof durationUnits)[number]

/** In nanoseconds. */
export const durationLengths: Readonly<Record<DurationUnit, number>> = {
  ns: 1,
  µs: 1e3,
  ms: 1e6,
  s: 1e9,
  min: 60e9,
  h: 3_600e9,
  d: 86_400e9,
}

/** In seconds, the longest first. */
const clock = [
  ['y', 365 * 86_400],
  ['d', 86_400],
  ['h', 3_600],
  ['min', 60],
  ['s', 1],
] as const

/**
 * A length of time in its two largest units, rounded down: `1 h 30 min`, `34 d`, `1 y 35 d`; below a minute in one unit with
 * at most two decimals: `1.5 s`, `250 ms`. A year has 365 days. `locale` is for tests.
 */
export function durationText(value: number | bigint, unit: DurationUnit, locale?: string): string {
  const length = Number(value) * durationLengths[unit]
  if (Number.isNaN(length)) return unreadableText
  if (length < 0) return `-${durationText(-Number(value), unit, locale)}`
  const short = length === 0 ? 's' : (['s', 'ms', 'µs', 'ns'] as const).find((one) => rounded(length, one) >= 1)
  const count = rounded(length, short ?? 'ns')
  if (short !== 's' || count < 60) return `${formatNumber(count, locale)} ${short ?? 'ns'}`
  let rest = Math.floor(Math.max(60, length / durationLengths.s))
  const largest = clock.findIndex(([, seconds]) => rest >= seconds)
  const parts: string[] = []
  for (const [name, seconds] of clock.slice(largest, largest + 2)) {
    const whole = Math.floor(rest / seconds)
    rest -= whole * seconds
    if (whole > 0) parts.push(`${formatNumber(whole, locale)} ${name}`)
  }
  return parts.join(' ')
}

const rounded = (length: number, unit: DurationUnit): number => Math.round((length / durationLengths[unit]) * 100) / 100

/** The value as it came: `5,400,000 ms`. */
export const exactDuration = (value: number | bigint, unit: DurationUnit): string => `${formatNumber(value)} ${unit}`
