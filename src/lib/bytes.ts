/** Byte counts: steps of 1024, as spec §9 and every size of the platform's API have them. */
import { compactNumber, isCompact } from './numbers.ts'
import { unreadableText } from './unreadable.ts'

export const byteUnits = ['B', 'KiB', 'MiB', 'GiB', 'TiB', 'PiB', 'EiB'] as const
export type ByteUnit = (typeof byteUnits)[number]

const step = 1024

/** How many bytes one `unit` is. */
const sizeOf = (unit: ByteUnit): number => step ** byteUnits.indexOf(unit)

/**
 * A byte count in the largest unit in which it is at least 1, rounded to `digits` decimals without trailing
 * zeros: `{ value: '1.5', unit: 'GiB' }`. Never shows 1024 of a unit. The decimal sign is the reader's.
 */
export function formatBytes(bytes: number | bigint, digits = 2): { value: string; unit: ByteUnit } {
  const count = Number(bytes)
  let index = 0
  while (index < byteUnits.length - 1 && roundedTo(Math.abs(count) / step ** index, digits) >= step) index++
  // Making a format takes longer than anything done with it: a list of sizes would notice.
  const format = (formats[digits] ??= new Intl.NumberFormat(undefined, {
    maximumFractionDigits: digits,
    useGrouping: false,
  }))
  const value = count / step ** index
  // Only of the largest unit there may be so many: hundreds of digits would not fit anywhere.
  return { value: isCompact(value) ? compactNumber(value) : format.format(value), unit: byteUnits[index] ?? 'B' }
}

/** By the number of decimals. */
const formats: Intl.NumberFormat[] = []

/** `formatBytes` as one text: `1.5 GiB`. */
export function bytesText(bytes: number | bigint, digits = 2): string {
  if (Number.isNaN(bytes)) return unreadableText
  const { value, unit } = formatBytes(bytes, digits)
  return `${value} ${unit}`
}

/** A byte count in the largest unit that divides it evenly: `1536 GiB`, never `1.5 TiB` (server-behaviour §0.5). */
export function exactBytes(bytes: number | bigint): string {
  // No byte count is a fraction; a server may still send one.
  if (typeof bytes === 'number' && !Number.isInteger(bytes)) return bytesText(bytes)
  let count = BigInt(bytes)
  let index = 0
  while (count !== 0n && count % 1024n === 0n && index < byteUnits.length - 1) {
    count /= 1024n
    index++
  }
  return `${count} ${byteUnits[index]}`
}

/** A byte count as a number of `unit`, not rounded. */
export const toUnit = (bytes: number | bigint, unit: ByteUnit): number => Number(bytes) / sizeOf(unit)

/** The byte count of `value` units, rounded to whole bytes. */
export const fromUnit = (value: number, unit: ByteUnit): number => Math.round(value * sizeOf(unit))

/**
 * What a person typed as a size, in bytes: `10 GiB`, `1.5t`, `512`. One-letter units and `GB` mean the 1024 step too:
 * the platform knows no other. A bare number counts in `defaultUnit`. Undefined when it cannot be read.
 */
export function parseBytes(text: string, defaultUnit: ByteUnit = 'B'): number | undefined {
  const match = /^(\d+(?:[.,]\d+)?|[.,]\d+)\s*([a-z]*)$/i.exec(text.trim())
  if (!match) return undefined
  const [, digits = '', letters = ''] = match
  const unit = letters === '' ? defaultUnit : unitFrom(letters)
  return unit && fromUnit(Number(digits.replace(',', '.')), unit)
}

function unitFrom(letters: string): ByteUnit | undefined {
  const wanted = letters.toLowerCase()
  return byteUnits.find((unit) => {
    const [first = ''] = unit.toLowerCase()
    return wanted === unit.toLowerCase() || wanted === first || (unit !== 'B' && wanted === `${first}b`)
  })
}

function roundedTo(value: number, digits: number): number {
  return Math.round(value * 10 ** digits) / 10 ** digits
}
