/** Which time a page of charts shows, as its address says it, and as whole steps of the clock. */

export const presets = [
  { id: '30m', label: 'Last 30 minutes', seconds: 1_800 },
  { id: '1h', label: 'Last hour', seconds: 3_600 },
  { id: '3h', label: 'Last 3 hours', seconds: 10_800 },
  { id: '24h', label: 'Last 24 hours', seconds: 86_400 },
  { id: '7d', label: 'Last 7 days', seconds: 604_800 },
  { id: '30d', label: 'Last 30 days', seconds: 2_592_000 },
] as const
export type PresetId = (typeof presets)[number]['id']

/** Times are in milliseconds since the epoch. */
export type Range = { kind: 'last'; preset: PresetId } | { kind: 'fixed'; from: number; until: number }

export const intervals = [
  { id: 'off', label: 'Off', seconds: undefined },
  { id: '10s', label: '10 seconds', seconds: 10 },
  { id: '1m', label: '1 minute', seconds: 60 },
  { id: '2m', label: '2 minutes', seconds: 120 },
  { id: '5m', label: '5 minutes', seconds: 300 },
] as const
export type IntervalId = (typeof intervals)[number]['id']

const usualPreset: PresetId = '1h'
const usualInterval: IntervalId = '10s'

/** The range of an address; what cannot be read counts as the usual one. */
export function readRange(search: URLSearchParams, usual = usualPreset): Range {
  const from = readTime(search.get('start'))
  const until = readTime(search.get('end'))
  if (from !== undefined && until !== undefined && from < until) return { kind: 'fixed', from, until }
  const preset = presets.find(({ id }) => id === search.get('range'))
  return { kind: 'last', preset: preset?.id ?? usual }
}

/** An address with another range and everything else as it was. */
export function withRange(search: URLSearchParams, range: Range, usual = usualPreset): URLSearchParams {
  const next = new URLSearchParams(search)
  for (const name of ['range', 'start', 'end']) next.delete(name)
  if (range.kind === 'fixed') {
    next.set('start', new Date(range.from).toISOString())
    next.set('end', new Date(range.until).toISOString())
  } else if (range.preset !== usual) {
    next.set('range', range.preset)
  }
  return next
}

/** How often the address wants new answers; ten seconds if it does not say. */
export const readInterval = (search: URLSearchParams): IntervalId =>
  intervals.find(({ id }) => id === search.get('refresh'))?.id ?? usualInterval

/** An address with another interval. */
export function withInterval(search: URLSearchParams, interval: IntervalId): URLSearchParams {
  const next = new URLSearchParams(search)
  if (interval === usualInterval) next.delete('refresh')
  else next.set('refresh', interval)
  return next
}

/** What the pages of one thing share in their addresses. */
export function sharedSearch(search: URLSearchParams, usual = usualPreset): URLSearchParams {
  return withInterval(withRange(new URLSearchParams(), readRange(search, usual), usual), readInterval(search))
}

/** A stretch of time in whole steps, in milliseconds: `from` and `until` are multiples of `step`. */
export interface Window {
  from: number
  until: number
  step: number
}

/** Seconds that one point may stand for; beyond the last one, whole days. */
const steps = [10, 15, 30, 60, 120, 300, 600, 900, 1_800, 3_600, 7_200, 10_800, 21_600, 43_200, 86_400] as const
const day = 86_400

/** Pixels per point, and how many points there are at least and at most. */
const pixels = 3
const fewest = 60
const most = 320

export interface WindowOptions {
  /** Milliseconds since the epoch. */
  now: number
  /** Pixels that there are for a line. */
  width: number
  /** It ends now: what is in force is known at any time. */
  toNow?: true
}

/**
 * The window of a range. Its steps lie on the clock, so that a moving window shows the same points again; a step that has not
 * ended yet is left out, since its mean would still change.
 */
export function windowOf(range: Range, { now, width, toNow }: WindowOptions): Window {
  const seconds = range.kind === 'fixed' ? (range.until - range.from) / 1000 : secondsOf(range.preset)
  const points = Math.min(most, Math.max(fewest, Math.round(width / pixels)))
  const step = stepFor(seconds / points) * 1000
  // In whole seconds, so that the same moment is asked for once.
  const last = toNow ? Math.ceil(now / 1000) * 1000 : Math.floor(now / step) * step
  const until = range.kind === 'fixed' ? Math.min(last, Math.ceil(range.until / step) * step) : last
  const from = range.kind === 'fixed' ? Math.floor(range.from / step) * step : until - seconds * 1000
  return { from: Math.min(Math.floor(from / step) * step, until - step), until, step }
}

/** How long a preset is. */
const secondsOf = (preset: PresetId): number => presets.find(({ id }) => id === preset)?.seconds ?? 3_600

const stepFor = (seconds: number): number => steps.find((step) => step >= seconds) ?? Math.ceil(seconds / day) * day

/** Nothing was measured before the first, and steps around the second can still be said. */
const earliest = 0
const latest = Date.UTC(9000, 0)

function readTime(text: string | null): number | undefined {
  const time = text === null ? Number.NaN : Date.parse(text)
  return time >= earliest && time <= latest ? time : undefined
}
