/** Filters of the URL as query parameters, where the server can do them. What it leaves out the client would leave out too. */
import type { ServerFilters } from '../../server-side.ts'
import { stretchOf } from './date-filter.ts'
import { type Filter, parseFilter } from './filter-url.ts'
import type { Stretch } from './values.ts'

/** Parameters that leave rows out: a flag for each value, or the two ends of a stretch of time (the second is not in it). */
type ServerFilter = { flags: readonly string[] } | { range: readonly [from: string, until: string] }

/** The times that a query can say: RFC 3339 has four digits for the year. */
const sayable: Stretch = { from: 0, until: Date.UTC(9999, 11, 31) }
const hour = 3_600_000

/** The filters that a server knows, by the id of the column, as a function from the filters of the URL to parameters. */
export const serverFilters =
  (known: Readonly<Record<string, ServerFilter>>): ServerFilters =>
  (texts, columns, now) => {
    const asked: Record<string, boolean | Date> = {}
    const stretches: Record<string, Stretch> = {}
    for (const text of texts) {
      const result = parseFilter(text, columns)
      if ('problem' in result) continue
      const { filter } = result
      const { id } = filter.column
      const parameters = known[id]
      if (parameters === undefined) continue
      if ('flags' in parameters) for (const flag of flagsOf(filter, parameters.flags)) asked[flag] = true
      else stretches[id] = overlap(stretches[id] ?? sayable, stretchToAsk(filter, now))
    }
    for (const [id, { from, until }] of Object.entries(stretches)) {
      const parameters = known[id]
      if (parameters === undefined || 'flags' in parameters) continue
      const [start, end] = parameters.range
      if (from > sayable.from) asked[start] = new Date(from)
      if (until < sayable.until) asked[end] = new Date(until)
    }
    return asked
  }

/** None if one of the values has no flag: the server would leave out its rows. */
const flagsOf = ({ operator, values }: Filter, flags: readonly string[]): readonly string[] =>
  operator === 'any' && values.every((value) => flags.includes(value)) ? values : []

/** What is too early the client leaves out: so all who look within an hour ask the same, and the end can stay open. */
function stretchToAsk(filter: Filter, now: number): Stretch {
  const stretch = stretchOf(filter, filter.operator === 'last' ? Math.floor(now / hour) * hour : now)
  if (!stretch) return sayable
  return filter.operator === 'last' ? { from: stretch.from, until: sayable.until } : stretch
}

/** The time of both; that of the first where they have none in common, since a server may refuse an end before its start. */
function overlap(a: Stretch, b: Stretch): Stretch {
  const [from, until] = [Math.max(a.from, b.from), Math.min(a.until, b.until)]
  return from < until ? { from, until } : a
}
