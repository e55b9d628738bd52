/** Lengths of time as people write them, and as they compare. */
import { durationLengths, type DurationUnit } from './durations.ts'

/** How long a value is, in nanoseconds, so that values of all units can be compared. */
export const nanoseconds = (value: number | bigint, unit: DurationUnit): number => Number(value) * durationLengths[unit]

const spellings: readonly (readonly [RegExp, number])[] = [
  [/^ns$/, durationLengths.ns],
  [/^(?:µs|μs|us)$/, durationLengths.µs],
  [/^ms$/, durationLengths.ms],
  [/^(?:s|sec|seconds?)$/, durationLengths.s],
  [/^(?:m|min|minutes?)$/, durationLengths.min],
  [/^(?:h|hours?)$/, durationLengths.h],
  [/^(?:d|days?)$/, durationLengths.d],
  [/^(?:y|years?)$/, 365 * 86_400 * durationLengths.s],
]

/**
 * What a person typed as a length of time, in nanoseconds: `1 h 30 min`, `250ms`, `1.5 d`. A number alone counts in
 * `defaultUnit`. Undefined when it cannot be read.
 */
export function parseDuration(text: string, defaultUnit: DurationUnit): number | undefined {
  const trimmed = text.trim().toLowerCase()
  if (/^\d+(?:[.,]\d+)?$/.test(trimmed)) return Math.round(numberOf(trimmed) * durationLengths[defaultUnit])
  const parts = [...trimmed.matchAll(/(\d+(?:[.,]\d+)?)\s*([a-zµμ]+)\s*/gy)]
  if (parts.length === 0 || parts.map(([part]) => part).join('') !== trimmed) return undefined
  let length = 0
  for (const [, count = '', word = ''] of parts) {
    const found = spellings.find(([spelling]) => spelling.test(word))
    if (!found) return undefined
    length += numberOf(count) * found[1]
  }
  return Math.round(length)
}

const numberOf = (digits: string): number => Number(digits.replace(',', '.'))
