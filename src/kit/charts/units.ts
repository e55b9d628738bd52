/** Units of what is measured, and how their values read. */
import { byteUnits } from '../../lib/bytes.ts'
import { compactNumber, formatNumber } from '../../lib/numbers.ts'

/** What is measured in units that do not grow with the value. */
const labels = {
  percent: '%',
  operations: 'ops/s',
  packets: 'packets/s',
  vcpus: 'vCPUs',
  plain: '',
  seconds: 's',
  volts: 'V',
  amps: 'A',
  watts: 'W',
  celsius: '°C',
  rpm: 'rpm',
} as const

/** `bytes`, `operations`, `packets` are per second; `vcpus`, `size`, in bytes, and what follows in `labels` are amounts. */
export type Unit = keyof typeof labels | 'bytes' | 'size' | 'nanoseconds'

const shortTimes = ['ns', 'µs', 'ms', 's'] as const

/** Seconds between two samples: a difference says what happened within them (server-behaviour §9.2). */
export const sampleSeconds = 5

/** What turns the mean of a counter's differences into a value of the unit. */
export const factorOf = (unit: Unit): number =>
  // Nanoseconds of CPU time.
  unit === 'percent' ? 100 / (sampleSeconds * 1e9) : 1 / sampleSeconds

/** `12.5 %`, `1.5 MiB/s`, `1,234 ops/s`: in the unit of the axis, so that both can be compared at a glance. */
export function valueText(value: number, { label, divisor }: Scale): string {
  const scaled = value / divisor
  // Of more digits than a number holds the last ones would be made up.
  const isExact = Math.abs(scaled) <= Number.MAX_SAFE_INTEGER
  const text = Math.abs(scaled) < 100 ? digits(scaled) : (isExact ? formatNumber : compactNumber)(Math.round(scaled))
  return `${text} ${label}`.trimEnd()
}

/** A scale for a whole axis: every mark in the same unit. */
export interface Scale {
  /** `%`, `MiB/s`, `ops/s` */
  label: string
  /** Marks divide a value by this. */
  divisor: number
}

/** The scale in which the largest value of a chart is at least one. */
export function scaleOf(largest: number, unit: Unit): Scale {
  switch (unit) {
    case 'bytes':
    case 'size': {
      const { label, divisor } = grown(largest, byteUnits, 1024)
      return { label: unit === 'bytes' ? `${label}/s` : label, divisor }
    }
    case 'nanoseconds':
      return grown(largest, shortTimes, 1000)
    default:
      return { label: labels[unit], divisor: 1 }
  }
}

function grown(largest: number, names: readonly string[], factor: number): Scale {
  let place = 0
  while (place < names.length - 1 && largest >= factor ** (place + 1)) place++
  return { label: names[place] ?? '', divisor: factor ** place }
}

/** The text of a mark: short, so that the axis stays narrow. */
export function markText(value: number, { divisor }: Scale): string {
  const scaled = value / divisor
  const size = Math.abs(scaled)
  const notation = size >= 1e15 ? 'engineering' : size >= 10_000 ? 'compact' : notationOf(size)
  return formatted(scaled, { notation, maximumSignificantDigits: 4 })
}

/** Written out, less would be a row of zeros that leaves no room for the chart. */
const notationOf = (size: number): 'scientific' | 'standard' => (size > 0 && size < 1e-6 ? 'scientific' : 'standard')

const formats = new Map<string, Intl.NumberFormat>()

// Making a format takes longer than anything done with it: a table of values would notice.
function formatted(value: number, options: Intl.NumberFormatOptions): string {
  const key = JSON.stringify(options)
  const format = formats.get(key) ?? new Intl.NumberFormat(undefined, options)
  formats.set(key, format)
  return format.format(value).replace('E', 'e')
}

/** The largest value of a chart; 0 if it has none. */
export const largestOf = (lines: readonly { values: readonly (number | null | undefined)[] }[]): number =>
  lines.reduce((most, { values }) => values.reduce<number>((largest, value) => Math.max(largest, value ?? 0), most), 0)

/** The smallest value below 0, so that it is drawn too; 0 if there is none. */
export const lowestOf = (lines: readonly { values: readonly (number | null | undefined)[] }[]): number =>
  lines.reduce((least, { values }) => values.reduce<number>((lowest, value) => Math.min(lowest, value ?? 0), least), 0)

/** How far its values are from 0. */
export const extentOf = (lines: Parameters<typeof largestOf>[0]): number => Math.max(largestOf(lines), -lowestOf(lines))

/** No axis goes further: the distance between its ends is a number as well. */
const farthest = Number.MAX_VALUE / 2

/** Where an axis begins: at 0, or a little below the smallest value. */
export const bottomOf = (lowest: number): number => Math.max(1.1 * lowest, -farthest)

/** Where an axis from 0 ends: a little above the largest value; large shares have their whole for comparison. */
export function topOf(largest: number, unit: Unit): number {
  if (unit === 'percent' && largest > 60) return Math.max(100, largest)
  return largest <= 0 ? 1 : Math.min(largest * 1.1, farthest)
}

/** Distance between two marks of at most five: 1, 2, 2.5 or 5 of a power of ten, in the axis's own unit. */
export function markStep(top: number, { divisor }: Scale, unit: Unit): number {
  const rough = top / divisor / 5
  const power = 10 ** Math.floor(Math.log10(rough))
  const nice = [1, 2, 2.5, 5, 10].find((factor) => factor * power >= rough) ?? 10
  const step = nice * power * divisor
  // There is no half of a vCPU, nor of a byte.
  if (isCount(unit)) return Math.max(1, step)
  // The smallest number that there is has no parts.
  return step > 0 ? step : top
}

const isCount = (unit: Unit): boolean => unit === 'vcpus' || unit === 'size'

/** One decimal; below one, two digits that count, so that little does not read as nothing. */
const digits = (value: number): string =>
  formatted(
    value,
    Math.abs(value) < 1
      ? { notation: notationOf(Math.abs(value)), maximumSignificantDigits: 2 }
      : { maximumFractionDigits: 1 },
  )
