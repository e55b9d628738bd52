import { describe, expect, test } from 'vitest'

import type { FieldValue, OxqlTable, ValueArray } from '../../../generated/api/wire.gen.ts'
import { readPath } from '../../lib/condition.ts'
import { runQuery } from './evaluate.ts'
import { gapNear, interval, retention, runStart, type Kind, type Source } from './source.ts'

const now = Date.parse('2026-01-01T00:00:00Z')
const hour = 3_600_000
const id = '92275a5e-091d-4d80-a3ed-4635f8d741eb'

/** A seed without a gap in the last hours, and one with a gap in them. */
const gapIn = (seed: number): boolean => [1, 2, 3].some((hours) => gapNear(seed, now - hours * hour) !== undefined)
const seeds = Array.from({ length: 1000 }, (_, seed) => seed)
const steady = seeds.find((seed) => !gapIn(seed)) ?? 0
const pausing = seeds.find((seed) => {
  const gap = gapNear(seed, now - hour)
  return gap !== undefined && gap.until < now - 60_000 && gap.from > now - 4 * hour
})

const schema: Kind['schema'] = {
  timeseries_name: 'pump:strokes',
  description: { target: 'A pump', metric: 'Strokes' },
  field_schema: [
    { name: 'pump_id', field_type: 'uuid', source: 'target', description: 'The pump' },
    { name: 'site', field_type: 'string', source: 'target', description: 'Where it is' },
    { name: 'valve', field_type: 'u32', source: 'metric', description: 'Which valve' },
  ],
  datum_type: 'cumulative_u64',
  version: 1,
  authz_scope: 'project',
  units: 'count',
}

const pump = (site: string, valve: number, more: Partial<Source> = {}): Source => ({
  fields: {
    pump_id: { type: 'uuid', value: id },
    site: { type: 'string', value: site },
    valve: { type: 'u32', value: valve },
  },
  metric: 'delta',
  type: 'integer',
  from: now - 10 * hour,
  until: now,
  producer: steady,
  at: () => 10 + valve,
  ...more,
})

const run = (text: string, sources: Source[]): OxqlTable => {
  const kinds = new Map<string, Kind>([['pump:strokes', { schema, sources: () => sources }]])
  const [table, ...more] = runQuery({ text, now, kinds }).tables
  if (table === undefined || more.length > 0) throw new Error('expected one table')
  return table
}

/** What a field or a list of points has, of whatever type it is. */
const valueOf = (field: FieldValue | undefined): unknown => readPath(field, 'value')
const itemsOf = (values: ValueArray): readonly unknown[] => ('values' in values ? values.values : [])

const fieldsOf = (fields: Readonly<Record<string, FieldValue>>): unknown[] => Object.values(fields).map(valueOf)

const valuesOf = (table: OxqlTable, index = 0): readonly unknown[] =>
  table.timeseries[index]?.points.values.slice(0, 1).flatMap(({ values }) => itemsOf(values)) ?? []

const lastMinutes = (minutes: number): string => `filter timestamp > @now() - ${minutes}m && timestamp <= @now()`

test('raw counters come out as deltas that start with the total so far', () => {
  const table = run(`get pump:strokes | ${lastMinutes(1)}`, [pump('quay', 0)])
  const [series] = table.timeseries
  expect(table.name).toBe('pump:strokes')
  expect(series?.points.values[0]).toMatchObject({ metric_type: 'delta', values: { type: 'integer' } })
  expect(series?.points.timestamps).toHaveLength(12)
  expect(series?.points.timestamps.at(-1)).toBe('2026-01-01T00:00:00.000Z')
  expect(valuesOf(table).slice(1)).toEqual(Array<number>(11).fill(10))
  // Ten hours, less the last minute, at ten strokes for each five seconds.
  const start = Date.parse(series?.points.start_times?.[0] ?? '')
  const first = Date.parse(series?.points.timestamps[0] ?? '')
  expect(valuesOf(table)[0]).toBe(((first - start) / interval) * 10)
  expect(first - start).toBeGreaterThan(hour)
  expect(series?.points.start_times?.[1]).toBe(series?.points.timestamps[0])
})

test('aligned series are gauges of doubles on a grid up to the end of the query', () => {
  const table = run(`get pump:strokes | ${lastMinutes(4)} | align mean_within(1m)`, [pump('quay', 0)])
  const [series] = table.timeseries
  expect(series?.points.start_times).toBeUndefined()
  expect(series?.points.values[0]).toMatchObject({ metric_type: 'gauge', values: { type: 'double' } })
  expect(series?.points.timestamps).toEqual([
    '2025-12-31T23:57:00.000Z',
    '2025-12-31T23:58:00.000Z',
    '2025-12-31T23:59:00.000Z',
    '2026-01-01T00:00:00.000Z',
  ])
  expect(valuesOf(table).slice(1)).toEqual([10, 10, 10])
})

test('groups keep their fields alone, one series for each combination', () => {
  const sources = [pump('quay', 0), pump('quay', 1), pump('lock', 0), pump('lock', 1)]
  const base = `get pump:strokes | ${lastMinutes(4)} | align mean_within(1m)`
  const bySite = run(`${base} | group_by [site], sum`, sources)
  expect(bySite.timeseries.map(({ fields }) => fieldsOf(fields))).toEqual([['quay'], ['lock']])
  expect(valuesOf(bySite, 1).slice(1)).toEqual([21, 21, 21])
  const byNothing = run(`${base} | group_by []`, sources)
  expect(byNothing.timeseries).toHaveLength(1)
  expect(valuesOf(byNothing).slice(1)).toEqual([10.5, 10.5, 10.5])
  const both = run(`${base} | group_by [valve, site], mean`, sources)
  expect(both.timeseries.map(({ fields }) => fieldsOf(fields))).toEqual([
    [0, 'quay'],
    [1, 'quay'],
    [0, 'lock'],
    [1, 'lock'],
  ])
})

test('a pause leaves nulls, and the counter starts anew after it', () => {
  const gap = gapNear(pausing ?? 0, now - hour) ?? { from: 0, until: 0 }
  const sources = [pump('quay', 0, { producer: pausing ?? 0 })]
  const range = `filter timestamp > @now() - 4h && timestamp < @now()`
  const raw = run(`get pump:strokes | ${range}`, sources).timeseries[0]?.points
  const times = (raw?.timestamps ?? []).map((time) => Date.parse(time))
  expect(times.some((time) => time >= gap.from && time < gap.until)).toBe(false)
  const after = times.findIndex((time) => time >= gap.until)
  expect(Date.parse(raw?.start_times?.[after] ?? '')).toBe(gap.until)
  const aligned = run(`get pump:strokes | ${range} | align mean_within(1m)`, sources)
  expect(valuesOf(aligned)).toContain(null)
})

test.each([
  ['site == "quay"', 2],
  ['site != "quay"', 1],
  ['site ~= "^q.*y$" && valve >= 1', 1],
  ['site < "m"', 1],
  [`pump_id == "${id.toUpperCase()}"`, 3],
  ['!(site == "quay" || valve == 0)', 0],
  ['site == "quay" ^ valve == 0', 2],
  ['datum == 11', 1],
])('filter %s leaves %i of three series', (where, count) => {
  const sources = [pump('quay', 0), pump('quay', 1), pump('lock', 0)]
  expect(run(`get pump:strokes | ${lastMinutes(2)} | filter ${where}`, sources).timeseries).toHaveLength(count)
})

test('values filter points, and filters may follow an alignment and a group', () => {
  const table = run(
    `get pump:strokes | ${lastMinutes(4)} | align mean_within(1m) | filter datum < 11 | group_by [site], sum | filter site == "lock"`,
    [pump('quay', 0), pump('lock', 0)],
  )
  expect(table.timeseries.map(({ fields }) => fieldsOf(fields))).toEqual([['lock']])
  expect(valuesOf(table)).toEqual([10, 10, 10])
})

test('first and last take points of each series', () => {
  const sources = [pump('quay', 0), pump('lock', 0)]
  const last = run(`get pump:strokes | ${lastMinutes(2)} | last 1`, sources)
  expect(last.timeseries.map(({ points }) => points.timestamps)).toEqual([
    ['2026-01-01T00:00:00.000Z'],
    ['2026-01-01T00:00:00.000Z'],
  ])
  expect(run(`get pump:strokes | ${lastMinutes(2)} | first 3`, sources).timeseries[0]?.points.timestamps).toHaveLength(
    3,
  )
})

test('without a time, the samples that are kept are read, of many only some', () => {
  const table = run('get pump:strokes', [pump('quay', 0, { from: now - 2 * retention })])
  const times = table.timeseries[0]?.points.timestamps ?? []
  expect(times.length).toBeLessThanOrEqual(3600)
  expect(Date.parse(times[0] ?? '')).toBeGreaterThanOrEqual(now - retention)
})

test('of many samples only some are read: the first of them after a pause is not taken for a total', () => {
  const source = pump('quay', 0, { from: now - 30 * 24 * hour, producer: pausing ?? 0 })
  const weeks = run('get pump:strokes | filter timestamp > @now() - 14d | align mean_within(1h)', [source])
  const [total, ...rest] = valuesOf(weeks)
  expect(total).toBeGreaterThan(10)
  expect(new Set(rest.filter((value) => value !== null))).toEqual(new Set([10]))
})

test('of a long time points are left out, never series, and it is said how many', () => {
  const month = 30 * 24 * hour
  const sources = [
    pump('quay', 0, { from: now - month }),
    // Alive for a minute, long ago, between two points of the long one.
    pump('lock', 0, { from: now - 7 * 24 * hour - 70_000, until: now - 7 * 24 * hour - 10_000 }),
    pump('pier', 0, { from: now - month, producer: pausing ?? 0 }),
  ]
  const text = 'get pump:strokes | filter timestamp > @now() - 30d'
  const { tables, thinned } = runQuery({
    text,
    now,
    kinds: new Map([['pump:strokes', { schema, sources: () => sources }]]),
  })
  expect(tables[0]?.timeseries.map(({ fields }) => valueOf(fields['site']))).toEqual(['quay', 'lock', 'pier'])
  expect(tables[0]?.timeseries.map(({ points }) => points.timestamps.length > 3600)).toEqual([false, false, false])
  // The short one is there as a whole.
  expect(tables[0]?.timeseries[1]?.points.timestamps).toHaveLength(12)
  expect(thinned).toBe(Math.ceil(month / interval / 3600))
  const short = { text: `get pump:strokes | ${lastMinutes(60)}`, now }
  expect(runQuery({ ...short, kinds: new Map([['pump:strokes', { schema, sources: () => sources }]]) }).thinned).toBe(1)
})

describe('several tables', () => {
  const kindOf = (name: string, sources: Source[]): [string, Kind] => [
    name,
    { schema: { ...schema, timeseries_name: name }, sources: () => sources },
  ]
  const kinds = new Map([
    kindOf('pump:strokes', [pump('quay', 0), pump('lock', 0), pump('pier', 0)]),
    kindOf('pump:leaks', [pump('lock', 0, { at: () => 3 }), pump('quay', 0, { at: () => 1, until: now - 120_000 })]),
  ])
  const ask = (text: string): OxqlTable[] => runQuery({ text, now, kinds }).tables
  const both = '{ get pump:strokes; get pump:leaks }'
  const range = lastMinutes(4)

  test('come out one after the other', () => {
    expect(ask(`${both} | ${range} | last 1`).map(({ name }) => name)).toEqual(['pump:strokes', 'pump:leaks'])
  })

  test('a join has a value of each table at each point that all have', () => {
    const [table, ...more] = ask(`${both} | ${range} | align mean_within(1m) | join`)
    expect(more).toEqual([])
    expect(table?.name).toBe('pump:strokes,pump:leaks')
    // What only one of them knows is left out.
    expect(table?.timeseries.map(({ fields }) => fieldsOf(fields)[1])).toEqual(['quay', 'lock'])
    const [quay, lock] = table?.timeseries.map(({ points }) => points) ?? []
    expect(lock?.values.map(({ values }) => itemsOf(values).slice(1))).toEqual([
      [10, 10, 10],
      [3, 3, 3],
    ])
    expect(quay?.values.map(({ values }) => itemsOf(values).length)).toEqual([4, 4])
    expect(quay?.values.map(({ values }) => itemsOf(values).at(-1))[1]).toBeNull()
    const last = ask(`${both} | ${range} | align mean_within(1m) | join | last 1`)[0]?.timeseries[1]?.points
    expect(last?.timestamps).toHaveLength(1)
    expect(last?.values.map(({ values }) => itemsOf(values))).toEqual([[10], [3]])
  })

  test('each may have operations of its own', () => {
    const [table] = ask(
      `{ get pump:strokes | ${range} | align mean_within(1m) | group_by [site], sum; get pump:leaks | ${range} | align mean_within(1m) | group_by [site], sum } | join | filter site == "lock"`,
    )
    expect(table?.timeseries.map(({ fields }) => fieldsOf(fields))).toEqual([['lock']])
  })

  test.each([
    [`${both} | join`, 'Input tables to a `join` must be aligned'],
    [
      '{ get pump:strokes | align mean_within(1m); get pump:leaks | align mean_within(2m) } | join',
      'Input tables to a `join` must be aligned',
    ],
    [`${both} | group_by [site], sum`, 'Input tables to a `group_by` must be aligned'],
    ['get pump:strokes | align mean_within(1m) | join', 'A `join` needs at least two tables'],
    [`${both} | align mean_within(1m) | join | group_by [site], sum`, 'put it before the `join`'],
    [`${both} | align mean_within(1m) | join | align mean_within(2m)`, 'put it before the `join`'],
    [`${both} | align mean_within(1m) | join | filter datum > 1`, 'Invalid identifiers: ["datum"]'],
    ['{ get pump:strokes; get pump:holes } | last 1', "Schema for timeseries 'pump:holes' not found"],
    [`{ ${Array.from({ length: 17 }, () => 'get pump:strokes').join('; ')} }`, 'A query reads 16 tables at most'],
  ])('%s', (text, message) => {
    expect(() => ask(text)).toThrow(message)
  })
})

test('the same question has the same answer, and longer ranges agree with shorter ones', () => {
  const source = pump('quay', 0, { at: (time) => (time / interval) % 97 })
  const short = run(`get pump:strokes | ${lastMinutes(2)}`, [source])
  const long = run(`get pump:strokes | ${lastMinutes(60)}`, [source])
  expect(run(`get pump:strokes | ${lastMinutes(2)}`, [source])).toEqual(short)
  expect(valuesOf(long).slice(-20)).toEqual(valuesOf(short).slice(-20))
})

test.each([
  ['get pump:leaks', "Schema for timeseries 'pump:leaks' not found"],
  ['get pump:strokes | group_by [site], sum', 'Input tables to a `group_by` must be aligned'],
  [
    'get pump:strokes | filter wall == "x" && door == 1',
    'The filter expression contains identifiers that are not valid for its input timeseries. Invalid identifiers: ["wall", "door"], timeseries fields: ["pump_id", "site", "valve"]',
  ],
  [
    'get pump:strokes | align mean_within(1m) | group_by [site], sum | filter valve == 1',
    'The filter expression contains identifiers that are not valid for its input timeseries. Invalid identifiers: ["valve"], timeseries fields: ["site"]',
  ],
  [
    'get pump:strokes | align mean_within(1m) | group_by [wall], sum',
    'Timeseries cannot be grouped by `wall`: it is not one of its fields',
  ],
  [
    'get pump:strokes | filter pump_id == "quay"',
    'Error at 1:27: the string "quay" cannot be compared with `pump_id` of type uuid',
  ],
  [
    'get pump:strokes | filter valve == "1"',
    'Error at 1:27: the string "1" cannot be compared with `valve` of type u32',
  ],
  ['get pump:strokes | filter site == 1', 'Error at 1:27: the integer 1 cannot be compared with `site` of type string'],
  [
    'get pump:strokes | filter timestamp > 5m',
    'Error at 1:27: the duration 300000 cannot be compared with `timestamp` of type timestamp',
  ],
  [
    `get pump:strokes | filter pump_id < "${id}"`,
    'Error at 1:27: `pump_id` of type uuid has no order: only `==` and `!=` can be asked',
  ],
  ['get pump:strokes | filter site ~= "("', 'Error at 1:27: `(` is not a regular expression'],
  ['get pump:strokes | filter valve ~= 1', 'Error at 1:27: `~=` matches strings, but `valve` is of type u32'],
  [
    'get pump:strokes | align mean_within(1ms)',
    'The query makes more than 1000000 points: align to a longer period or narrow its time range',
  ],
])('%s', (text, message) => {
  expect(() => run(text, [pump('quay', 0, { from: now - retention })])).toThrow(message)
})

test('a query does not read more than it should', () => {
  const many = Array.from({ length: 20_001 }, (_, valve) => pump('quay', valve))
  expect(() => run(`get pump:strokes | ${lastMinutes(1)}`, many)).toThrow('The query reads more than 20000 time series')
  expect(run(`get pump:strokes | ${lastMinutes(1)} && valve == 7`, many).timeseries).toHaveLength(1)
  expect(() => run(`get pump:strokes | ${lastMinutes(300)}`, many.slice(0, 1000))).toThrow('more than 1000000 samples')
})

test('a run of samples begins after the last pause', () => {
  for (const seed of seeds.slice(0, 50)) {
    const source = pump('quay', 0, { producer: seed, from: now - retention })
    const start = runStart(source, now)
    expect(start).toBeLessThanOrEqual(now)
    expect(start).toBeGreaterThanOrEqual(source.from)
    expect([source.from, gapNear(seed, start - 1)?.until]).toContain(start)
  }
})
