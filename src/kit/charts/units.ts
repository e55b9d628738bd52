/** Units of what is measured, and how their values read. */
import { byteUnits } from '../../lib/bytes.ts'
import { formatNumber } from '../../lib/numbers.ts'

/** `bytes`, `operations`, `packets` are per second; `vcpus` and `size`, in bytes, are amounts. */
export type Unit = 'percent' | 'bytes' | 'operations' | 'packets' | 'vcpus' | 'size'

/** Seconds between two samples: a difference says what happened within them (server-behaviour §9.2). */
export const sampleSeconds = 5

/** What turns the mean of a counter's differences into a value of the unit. */
export const factorOf = (unit: Unit): number =>
  // Nanoseconds of CPU time.
  unit === 'percent' ? 100 / (sampleSeconds * 1e9) : 1 / sampleSeconds

const labels = { percent: '%', operations: 'ops/s', packets: 'packets/s', vcpus: 'vCPUs' } as const

/** `12.5 %`, `1.5 MiB/s`, `1,234 ops/s`: in the unit of the axis, so that both can be compared at a glance. */
export function valueText(value: number, { label, divisor }: Scale): string {
  const scaled = value / divisor
  return `${Math.abs(scaled) < 100 ? digits(scaled) : formatNumber(Math.round(scaled))} ${label}`
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
  if (unit !== 'bytes' && unit !== 'size') return { label: labels[unit], divisor: 1 }
  let place = 0
  while (place < byteUnits.length - 1 && largest >= 1024 ** (place + 1)) place++
  return { label: `${byteUnits[place] ?? 'B'}${unit === 'bytes' ? '/s' : ''}`, divisor: 1024 ** place }
}

/** The text of a mark: short, so that the axis stays narrow. */
export function markText(value: number, { divisor }: Scale): string {
  const scaled = value / divisor
  return new Intl.NumberFormat(undefined, {
    notation: Math.abs(scaled) >= 10_000 ? 'compact' : 'standard',
    maximumSignificantDigits: 4,
  }).format(scaled)
}

/** The largest value of a chart; 0 if it has none. */
export const largestOf = (lines: readonly { values: readonly (number | null | undefined)[] }[]): number =>
  lines.reduce((most, { values }) => values.reduce<number>((largest, value) => Math.max(largest, value ?? 0), most), 0)

/** Where an axis from 0 ends: a little above the largest value; large shares have their whole for comparison. */
export function topOf(largest: number, unit: Unit): number {
  if (unit === 'percent' && largest > 60) return Math.max(100, largest)
  return largest <= 0 ? 1 : largest * 1.1
}

/** Distance between two marks of at most five: 1, 2, 2.5 or 5 of a power of ten, in the axis's own unit. */
export function markStep(top: number, { divisor }: Scale): number {
  const rough = top / divisor / 5
  const power = 10 ** Math.floor(Math.log10(rough))
  const nice = [1, 2, 2.5, 5, 10].find((factor) => factor * power >= rough) ?? 10
  return nice * power * divisor
}

/** One decimal; below one, two digits that count, so that little does not read as nothing. */
const digits = (value: number): string =>
  new Intl.NumberFormat(
    undefined,
    Math.abs(value) < 1 ? { maximumSignificantDigits: 2 } : { maximumFractionDigits: 1 },
  ).format(value)
