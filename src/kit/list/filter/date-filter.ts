/** The time that a filter of dates means: for the rows that are here, and for the server. */
import type { Filter } from './filter-url.ts'
import { readDate, readSpan, type Stretch } from './values.ts'

/** Servers' clocks and ours differ: what was made a moment ago may seem to come. */
const clockSkew = 5 * 60_000

/**
 * The time that passes the filter. Days are the reader's own and whole: `between` has both of its days, `before` and `after`
 * leave theirs out. An end that is open is infinite. Undefined for filters that ask for no time.
 * @param now milliseconds since the epoch
 */
export function stretchOf(
  { operator, values: [first = '', second = first] }: Pick<Filter, 'operator' | 'values'>,
  now: number,
): Stretch | undefined {
  if (operator === 'last') {
    const length = readSpan(first)
    return length === undefined ? undefined : { from: now - length, until: now + clockSkew }
  }
  const [a, b] = [readDate(first), readDate(second)]
  if (!a || !b) return undefined
  if (operator === 'before') return { from: -Infinity, until: a.from }
  if (operator === 'after') return { from: a.until, until: Infinity }
  if (operator === 'between') return { from: Math.min(a.from, b.from), until: Math.max(a.until, b.until) }
  return undefined
}
