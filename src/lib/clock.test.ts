import { afterEach, beforeEach, expect, it, vi } from 'vitest'

import { noteServerTime, onServer, serverNow } from './clock.ts'

const day = 24 * 3_600_000
const noon = Date.parse('2026-03-04T12:00:00Z')

beforeEach(() => {
  vi.useFakeTimers({ now: noon })
  noteServerTime(new Date(noon).toUTCString(), noon)
})
afterEach(() => vi.useRealTimers())

const hear = (time: number, asked = Date.now()) => noteServerTime(new Date(time).toUTCString(), asked)

it.each([day, -day, 6_000])('follows a server that is %d ms ahead', (ahead) => {
  hear(noon + ahead)
  expect(serverNow()).toBe(noon + ahead)
  vi.advanceTimersByTime(60_000)
  expect(serverNow()).toBe(noon + ahead + 60_000)
  expect(onServer(noon)).toBe(noon + ahead)
})

it('takes what seconds and the way of an answer make for no difference, and does not waver', () => {
  hear(noon + 4_000)
  expect(serverNow()).toBe(noon)
  hear(noon + day)
  hear(noon + day + 3_000)
  expect(serverNow()).toBe(noon + day)
})

it('is this computer’s time again once its clock was set right', () => {
  hear(noon + day)
  hear(noon)
  expect(serverNow()).toBe(noon)
})

it('learns nothing from an answer that took long, that has no date, or one that is none', () => {
  hear(noon + day, noon - 30_000)
  noteServerTime(null, noon)
  noteServerTime('yesterday', noon)
  expect(serverNow()).toBe(noon)
})
