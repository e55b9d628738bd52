/** `get`: the samples of series within the time that a query asks for. */
import type { Expression } from './ast.ts'
import { OxqlError } from './error.ts'
import { both, boundsOf, everything, mayFit, type Bounds } from './filter.ts'
import { inGap, interval, retention, runStart, type Kind, type Sample, type Source } from './source.ts'
import type { Series, Table } from './table.ts'

/** Series that one query may read. */
const maxSeries = 20_000

/** Samples of one series beyond which only some are read. */
const manySamples = 3600

/** Samples that one query may read. */
const maxSamples = 1_000_000

export interface ReadRequest {
  readonly name: string
  readonly kind: Kind
  /** The filters that directly follow. */
  readonly filters: readonly Expression[]
  /** Milliseconds of the alignment that follows the filters, if one does: each of its windows needs a sample. */
  readonly period: number | undefined
  readonly now: number
}

/** The time that filters leave of what is kept. */
export function rangeOf(filters: readonly Expression[], now: number): Bounds {
  const asked = filters.map(boundsOf).reduce(both, everything)
  return both(asked, { from: now - retention, until: now })
}

/** The table that a query starts with. Only what the filters can let through is made. Throws when that is too much. */
export function readTable({ name, kind, filters, period, now }: ReadRequest): Table {
  const range = rangeOf(filters, now)
  const sources: Source[] = []
  for (const source of kind.sources(equalities(filters))) {
    if (source.from >= source.until) continue
    if (!filters.every((where) => mayFit(where, source.fields) !== false)) continue
    sources.push(source)
    if (sources.length > maxSeries) throw tooMuch(`${maxSeries} time series`)
  }
  const expected = Math.max(0, (range.until - range.from) / interval)
  const fitting = period === undefined ? Infinity : Math.max(1, Math.floor(period / interval))
  const stride = Math.min(Math.max(1, Math.ceil(expected / manySamples)), fitting)
  if ((sources.length * expected) / stride > maxSamples) throw tooMuch(`${maxSamples} samples`)
  return {
    name,
    series: sources.map((source) => readSeries(source, range, stride)).filter(({ times }) => times.length > 0),
  }
}

const tooMuch = (what: string): OxqlError =>
  new OxqlError(`The query reads more than ${what}: narrow its time range or filter by more fields`)

/** Of many samples every `stride`-th is read: each still says what one interval measured. */
function readSeries(source: Source, range: Bounds, stride: number): Series {
  const step = interval * stride
  const times: number[] = []
  const starts: number[] = []
  const values: Sample[] = []
  const first = Math.max(range.from, source.from + interval)
  const last = Math.min(range.until, source.until)
  let run = -1
  for (let time = Math.ceil(first / step) * step; time <= last; time += step) {
    if (inGap(source.producer, time)) {
      run = -1
      continue
    }
    times.push(time)
    if (source.metric !== 'delta') {
      values.push(source.at(time))
      continue
    }
    // What a counter says first, after a pause or at the start of what is read, is all that it counted so far. Where only some
    // samples are read, the first one after a pause is mostly not among them.
    const since = run < 0 ? runStart(source, time) : run
    const begun = run < 0 && (values.length === 0 || time - since <= interval)
    run = since
    starts.push(begun ? since : time - interval)
    values.push(begun ? totalAt(source, since, time) : source.at(time))
  }
  const { fields, metric, type } = source
  return { fields, metric, type, times, values, ...(metric === 'delta' ? { starts } : {}) }
}

function totalAt(source: Source, since: number, time: number): Sample {
  const sample = source.at(time)
  return typeof sample === 'number' ? Math.round((sample * Math.max(interval, time - since)) / interval) : sample
}

/** Fields that have to have one value, so that series of other things need not even be listed. */
function equalities(filters: readonly Expression[]): ReadonlyMap<string, string> {
  const found = new Map<string, string>()
  const look = (where: Expression): void => {
    if (where.kind === 'and') for (const part of where.of) look(part)
    else if (where.kind === 'compare' && where.operator === '==' && where.literal.kind === 'string')
      found.set(where.field, where.literal.value.toLowerCase())
  }
  for (const filter of filters) look(filter)
  return found
}
