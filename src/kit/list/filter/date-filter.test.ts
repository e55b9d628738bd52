/** Days of filters are the reader's own, for the rows that are here as for the server, whatever the time zone. */
import { afterEach, describe, expect, test } from 'vitest'

import type { Column } from '../../spec.ts'
import { parseFilter } from './filter-url.ts'
import { matcher } from './match.ts'
import { serverFilters } from './server-filters.ts'

const zone = process.env['TZ']
afterEach(() => {
  if (zone === undefined) delete process.env['TZ']
  else process.env['TZ'] = zone
})

const columns: readonly Column[] = [{ id: 'made', label: 'Made', path: 'made', cell: { kind: 'date' } }]
const now = Date.parse('2026-03-04T10:20:30Z')

function asked(...filters: string[]): Record<string, string> {
  const parameters = serverFilters({ made: { range: ['start', 'end'] } })(filters, columns, now)
  return Object.fromEntries(Object.entries(parameters).map(([name, time]) => [name, (time as Date).toISOString()]))
}

function meets(filter: string, time: string): boolean {
  const result = parseFilter(filter, columns)
  if ('problem' in result) throw new Error(result.problem)
  return matcher(result.filter, { now, textOf: () => '' })({ made: new Date(time) })
}

const iso = (time: string, shift = 0) => new Date(Date.parse(time) + shift).toISOString()

/** Whether the moment before a time and the time itself meet a filter. */
const around = (filter: string, time: string | undefined): boolean[] =>
  time === undefined ? [] : [meets(filter, iso(time, -1)), meets(filter, time)]

/** The local days of a filter. */
interface Days {
  filter: string
  /** The first moment of the first day. */
  start?: string
  /** The first moment after the last day. */
  end?: string
}

const zones: Readonly<Record<string, readonly Days[]>> = {
  UTC: [
    { filter: 'made:between:2026-01-02,2026-01-02', start: '2026-01-02T00:00:00Z', end: '2026-01-03T00:00:00Z' },
    { filter: 'made:before:2026-01-02', end: '2026-01-02T00:00:00Z' },
  ],
  'America/Los_Angeles': [
    { filter: 'made:between:2026-01-02,2026-01-02', start: '2026-01-02T08:00:00Z', end: '2026-01-03T08:00:00Z' },
    { filter: 'made:between:2026-01-02,2026-01-05', start: '2026-01-02T08:00:00Z', end: '2026-01-06T08:00:00Z' },
    // The later day first.
    { filter: 'made:between:2026-01-05,2026-01-02', start: '2026-01-02T08:00:00Z', end: '2026-01-06T08:00:00Z' },
    { filter: 'made:before:2026-01-02', end: '2026-01-02T08:00:00Z' },
    { filter: 'made:after:2026-01-02', start: '2026-01-03T08:00:00Z' },
    { filter: 'made:after:2026-01-02T12:30', start: '2026-01-02T20:31:00Z' },
    // A day of 23 hours.
    { filter: 'made:between:2026-03-08,2026-03-08', start: '2026-03-08T08:00:00Z', end: '2026-03-09T07:00:00Z' },
  ],
  'Asia/Kolkata': [
    { filter: 'made:between:2026-01-02,2026-01-02', start: '2026-01-01T18:30:00Z', end: '2026-01-02T18:30:00Z' },
    { filter: 'made:before:2026-01-02', end: '2026-01-01T18:30:00Z' },
    { filter: 'made:after:2026-01-02', start: '2026-01-02T18:30:00Z' },
  ],
}

describe.each(Object.entries(zones))('in %s', (name, cases) => {
  test.each(cases)('$filter', ({ filter, start, end }) => {
    process.env['TZ'] = name
    expect(asked(filter)).toEqual({ ...(start && { start: iso(start) }), ...(end && { end: iso(end) }) })
    expect(around(filter, start), 'the moment before the first one, and that').toEqual(start ? [false, true] : [])
    expect(around(filter, end), 'the last moment, and the one after it').toEqual(end ? [true, false] : [])
  })
})

test('several filters of one column narrow each other', () => {
  process.env['TZ'] = 'UTC'
  expect(asked('made:after:2026-01-01', 'made:before:2026-01-10', 'made:after:2026-01-04')).toEqual({
    start: '2026-01-05T00:00:00.000Z',
    end: '2026-01-10T00:00:00.000Z',
  })
})

test('filters that leave nothing do not ask for an end before the start', () => {
  process.env['TZ'] = 'UTC'
  expect(asked('made:before:2026-01-02', 'made:after:2026-01-04')).toEqual({ end: '2026-01-02T00:00:00.000Z' })
})

test('the last hours are asked for from a whole hour on, and their end stays open', () => {
  expect(asked('made:last:24h')).toEqual({ start: '2026-03-03T10:00:00.000Z' })
  expect(meets('made:last:24h', '2026-03-03T10:20:29Z')).toBe(false)
  expect(meets('made:last:24h', '2026-03-03T10:20:30Z')).toBe(true)
})

test('times that no query can say are left to the console', () => {
  process.env['TZ'] = 'UTC'
  expect(asked('made:before:9999-12-31')).toEqual({})
  expect(asked('made:last:999999d')).toEqual({})
})

test.each(['2026-02-30', '2026-13-01', '2026-01-02T24:00', '2026-01-02T12:60'])('%s is no date', (text) => {
  expect(parseFilter(`made:before:${text}`, columns)).toHaveProperty('problem')
})
