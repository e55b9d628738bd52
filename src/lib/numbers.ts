/** Numbers as people read them (spec §9). `locale` is for tests; the default is the reader's own. What was made of an unreadable one is unreadable. */
import { unreadableText } from './unreadable.ts'

/** Grouped digits with at most two decimals. */
export function formatNumber(value: number | bigint, locale?: string): string {
  return format(locale, { maximumFractionDigits: 2 }, value)
}

/** Digits alone, as places and ranks have them. */
export const plainNumber = (value: number | bigint): string => (Number.isNaN(value) ? unreadableText : String(value))

/** Whether `compactNumber` shortens the value, so that the full one is worth a tooltip. */
export const isCompact = (value: number | bigint): boolean => magnitude(value) >= 1e6

/** As is below a million, then compact with one decimal (`1.2M`), engineering notation from 1e15 (`1.2e15`). */
export function compactNumber(value: number | bigint, locale?: string): string {
  if (!isCompact(value)) return formatNumber(value, locale)
  const notation = magnitude(value) < 1e15 ? 'compact' : 'engineering'
  const text = format(locale, { notation, maximumFractionDigits: 1 }, value)
  return notation === 'engineering' ? text.toLowerCase() : text
}

const magnitude = (value: number | bigint): number => Math.abs(Number(value))

const formats = new Map<string, Intl.NumberFormat>()

// Making a format takes longer than anything done with it: a table of numbers would notice.
function format(locale: string | undefined, options: Intl.NumberFormatOptions, value: number | bigint): string {
  if (Number.isNaN(value)) return unreadableText
  const key = `${locale} ${options.notation}`
  let made = formats.get(key)
  if (!made) {
    made = new Intl.NumberFormat(locale, options)
    formats.set(key, made)
  }
  return made.format(value)
}

/** A count with its noun: `1 row`, `1,000 rows`. `many` is for nouns that do more than take an s. */
export const plural = (count: number, one: string, many = `${one}s`, locale?: string): string =>
  `${formatNumber(count, locale)} ${count === 1 ? one : many}`

/** A unit that is written out, for this many of it: `1 vCPU`, `2 vCPUs`. Symbols such as `ms` stay as they are. */
export const unitOf = (count: number | bigint, unit: string): string =>
  Number(count) === 1 && unit.length > 2 ? unit.replace(/s$/, '') : unit
