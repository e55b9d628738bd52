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
export function readTable({ name, kind, filters, period, now }: ReadRequest): ReadTable {
  const range = rangeOf(filters, now)
  const fitting = period === undefined ? Infinity : Math.max(1, Math.floor(period / interval))
  const plans: Plan[] = []
  let samples = 0
  let thinned = 1
  for (const source of kind.sources(equalities(filters))) {
    if (source.from >= source.until) continue
    if (!filters.every((where) => mayFit(where, source.fields) !== false)) continue
    const from = Math.ceil(Math.max(range.from, source.from + interval) / interval) * interval
    const until = Math.min(range.until, source.until)
    if (from > until) continue
    // Each series by its own length: a short one is read whole beside long ones.
    const count = (until - from) / interval + 1
    const stride = Math.min(Math.max(1, Math.ceil(count / manySamples)), fitting)
    plans.push({ source, from, until, stride })
    samples += count / stride
    // Of a window that is aligned one sample is enough: nobody sees that the others are not read.
    if (period === undefined) thinned = Math.max(thinned, stride)
    if (plans.length > maxSeries) throw tooMuch(`${maxSeries} time series`)
  }
  if (samples > maxSamples) throw tooMuch(`${maxSamples} samples`)
  return { name, thinned, series: plans.map(readSeries).filter(({ times }) => times.length > 0) }
}

/** `thinned`: of how many samples one was read; 1 when all were. */
export interface ReadTable extends Table {
  readonly thinned: number
}

interface Plan {
  readonly source: Source
  /** Milliseconds since the epoch: the first sample, and the latest it may be. */
  readonly from: number
  readonly until: number
  /** Of so many samples one is read. */
  readonly stride: number
}

const tooMuch = (what: string): OxqlError =>
  new OxqlError(`The query reads more than ${what}: narrow its time range or filter by more fields`)

/** Times of the samples that are read. A series that has any has one here, however long its pauses are. */
function timesOf({ source: { producer }, from, until, stride }: Plan): number[] {
  const every = (step: number, most = Infinity): number[] => {
    const times: number[] = []
    for (let time = Math.ceil(from / step) * step; time <= until && times.length < most; time += step)
      if (!inGap(producer, time)) times.push(time)
    return times
  }
  const times = every(interval * stride)
  return times.length > 0 || stride === 1 ? times : every(interval, 1)
}

/** Of many samples every `stride`-th is read: each still says what one interval measured. */
function readSeries(plan: Plan): Series {
  const { source, stride } = plan
  const times = timesOf(plan)
  const starts: number[] = []
  const values: Sample[] = []
  let run = -1
  for (const [index, time] of times.entries()) {
    if (source.metric !== 'delta') {
      values.push(source.at(time))
      continue
    }
    // A step that is left out is a pause.
    if (index > 0 && time - (times[index - 1] ?? 0) > interval * stride) run = -1
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
