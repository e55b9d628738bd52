import { describe, expect, test } from 'vitest'

import { presets, readInterval, readRange, sharedSearch, windowOf, withInterval, withRange } from './range.ts'

const now = Date.parse('2026-03-04T12:34:56.789Z')
const at = (time: string): number => Date.parse(`2026-03-04T${time}Z`)
const search = (text = ''): URLSearchParams => new URLSearchParams(text)

describe('the range of an address', () => {
  test.each([
    ['', { kind: 'last', preset: '1h' }],
    ['range=7d', { kind: 'last', preset: '7d' }],
    ['range=century', { kind: 'last', preset: '1h' }],
    [
      'start=2026-03-04T10:00:00Z&end=2026-03-04T11:00:00.000Z&range=7d',
      { kind: 'fixed', from: at('10:00:00'), until: at('11:00:00') },
    ],
    ['start=2026-03-04T11:00:00Z&end=2026-03-04T10:00:00Z', { kind: 'last', preset: '1h' }],
    ['start=2026-03-04T11:00:00Z', { kind: 'last', preset: '1h' }],
    // Beyond what can be said of a time around it.
    ['start=-271821-04-20T00:00:00Z&end=%2B275760-09-13T00:00:00Z', { kind: 'last', preset: '1h' }],
    ['start=yesterday&end=<b>now</b>&range=3h', { kind: 'last', preset: '3h' }],
  ])('%s', (text, range) => {
    expect(readRange(search(text))).toEqual(range)
  })

  test('is written so that it is read again, and leaves the rest of the address alone', () => {
    const asked = search('state=run&refresh=off')
    for (const range of [
      { kind: 'last', preset: '1h' },
      { kind: 'last', preset: '30m' },
      { kind: 'fixed', from: at('10:00:00'), until: at('11:00:00') },
    ] as const) {
      const written = withRange(withRange(asked, { kind: 'fixed', from: 1, until: 2 }), range)
      expect(readRange(written)).toEqual(range)
      expect(written.get('state')).toBe('run')
      expect(readInterval(written)).toBe('off')
    }
    expect(withRange(asked, { kind: 'last', preset: '1h' }).toString()).toBe(asked.toString())
  })

  test('goes along to the other pages, what is chosen on one of them does not', () => {
    expect(sharedSearch(search('state=run&range=7d&refresh=1m')).toString()).toBe('range=7d&refresh=1m')
    expect(sharedSearch(search('state=run')).toString()).toBe('')
  })

  test.each([
    ['', '10s'],
    ['refresh=5m', '5m'],
    ['refresh=off', 'off'],
    ['refresh=1ms', '10s'],
  ])('%s refreshes every %s', (text, interval) => {
    expect(readInterval(search(text))).toBe(interval)
    expect(readInterval(withInterval(search('refresh=2m'), readInterval(search(text))))).toBe(interval)
  })
})

describe('the window of a range', () => {
  const widths = [0, 320, 640, 1100, 3000]

  test.each(presets.flatMap(({ id, seconds }) => widths.map((width) => [id, width, seconds] as const)))(
    '%s on %i pixels: whole steps of the clock, as many as can be told apart',
    (preset, width, seconds) => {
      const { from, until, step } = windowOf({ kind: 'last', preset }, { now, width })
      expect([from % step, until % step]).toEqual([0, 0])
      expect(until).toBeLessThanOrEqual(now)
      expect(now - until).toBeLessThan(step)
      expect(until - from).toBeGreaterThanOrEqual(seconds * 1000)
      expect(until - from).toBeLessThan(seconds * 1000 + step)
      const points = (until - from) / step
      expect(points).toBeGreaterThanOrEqual(20)
      expect(points).toBeLessThanOrEqual(320)
      expect(points).toBeLessThanOrEqual(Math.max(60, Math.round(width / 3)) + 1)
    },
  )

  test('has the same points as it moves on', () => {
    const [one, other] = [now, now + 7_000].map((time) =>
      windowOf({ kind: 'last', preset: '1h' }, { now: time, width: 640 }),
    )
    expect(one?.step).toBe(30_000)
    expect(one).toEqual({ from: at('11:34:30'), until: at('12:34:30'), step: 30_000 })
    expect(other?.until).toBe(at('12:35:00'))
  })

  test('a fixed range ends where it says, or now', () => {
    const fixed = { kind: 'fixed', from: at('10:00:07'), until: at('11:00:01') } as const
    expect(windowOf(fixed, { now, width: 640 })).toEqual({ from: at('10:00:00'), until: at('11:00:30'), step: 30_000 })
    const ahead = { kind: 'fixed', from: at('12:30:00'), until: at('23:00:00') } as const
    expect(windowOf(ahead, { now, width: 640 }).until).toBe(at('12:30:00'))
    const short = { kind: 'fixed', from: now - 1000, until: now } as const
    expect(windowOf(short, { now, width: 640 })).toEqual({ from: at('12:34:40'), until: at('12:34:50'), step: 10_000 })
  })
})

test('of totals it ends now, in whole seconds', () => {
  const { from, until, step } = windowOf({ kind: 'last', preset: '30d' }, { now, width: 320, toNow: true })
  expect(until).toBe(at('12:34:57'))
  expect(from % step).toBe(0)
  expect(until - from).toBeGreaterThanOrEqual(30 * 86_400_000)
})
