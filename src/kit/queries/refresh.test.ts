import { expect, test } from 'vitest'
import { ApiError } from '../../api/errors.ts'
import { failingTime, paced, pollInterval } from './refresh.ts'
import type { Refresh } from '../spec.ts'

const rules: Refresh[] = [{ when: { kind: 'field', path: 'runState', in: ['starting'] }, seconds: 3 }, { seconds: 60 }]

test('polls fast while any row matches, slowly otherwise', () => {
  expect(pollInterval(rules, { rows: [{ runState: 'running' }, { runState: 'starting' }], now: 0, online: true })).toBe(
    3000,
  )
  expect(pollInterval(rules, { rows: [{ runState: 'running' }], now: 0, online: true })).toBe(60_000)
  expect(pollInterval(rules, { rows: [], now: 0, online: true })).toBe(60_000)
})

test('does not poll while offline', () => {
  expect(pollInterval(rules, { rows: [], now: 0, online: false })).toBe(false)
  expect(pollInterval(rules, { rows: [], now: 0, failingFor: 9_000, online: false })).toBe(false)
})

test('does not poll without a rule that applies', () => {
  expect(pollInterval([], { rows: [{}], now: 0, online: true })).toBe(false)
  expect(pollInterval(rules.slice(0, 1), { rows: [{ runState: 'running' }], now: 0, online: true })).toBe(false)
})

test('a condition that cannot be known does not poll', () => {
  const unknown: Refresh[] = [{ when: { kind: 'empty', collection: 'lids' }, seconds: 3 }]
  expect(pollInterval(unknown, { rows: [{}], now: 0, online: true })).toBe(false)
})

test('backs off while it fails, but never beyond five minutes', () => {
  const rows = [{ runState: 'starting' }]
  expect(pollInterval(rules, { rows, now: 0, online: true, failingFor: 1000 })).toBe(3000)
  expect(pollInterval(rules, { rows, now: 0, online: true, failingFor: 12_000 })).toBe(12_000)
  const failing = { status: 'error', dataUpdatedAt: 0, errorUpdatedAt: 3_600_000, error: undefined }
  expect(failingTime(failing)).toBe(300_000)
})

test('a slow rule keeps its own pace when it is slower than the cap', () => {
  expect(pollInterval([{ seconds: 900 }], { rows: [], now: 0, online: true, failingFor: 300_000 })).toBe(900_000)
})

test('a server that asked for ten minutes was asked again after five; one that asks for a year is asked after a day', () => {
  const asking = (retryAfter: number) => ({
    status: 'error',
    dataUpdatedAt: 1000,
    errorUpdatedAt: 4000,
    error: new ApiError('busy', { kind: 'error', statusCode: 429, retryAfter }),
  })
  expect(failingTime(asking(600_000))).toBe(600_000)
  expect(failingTime(asking(366 * 24 * 3_600_000))).toBe(24 * 3_600_000)
})

test('polls at one pace went on at it while the server failed or asked to be left alone', () => {
  const since = (failing: number, error?: unknown) => ({
    state: { status: 'error', dataUpdatedAt: 1000, errorUpdatedAt: 1000 + failing, error },
  })
  const well = { state: { status: 'success', dataUpdatedAt: 5000, errorUpdatedAt: 0, error: undefined } }
  expect(paced(5_000)(well)).toBe(5_000)
  expect(paced(5_000)(since(40_000))).toBe(40_000)
  expect(paced(5_000)(since(1_000, new ApiError('busy', { kind: 'error', statusCode: 503, retryAfter: 60_000 })))).toBe(
    60_000,
  )
  expect(paced(false)(since(40_000))).toBe(false)
})

test('a query fails from its last success to its last failure', () => {
  expect(failingTime({ status: 'error', dataUpdatedAt: 1000, errorUpdatedAt: 4000, error: undefined })).toBe(3000)
  expect(failingTime({ status: 'success', dataUpdatedAt: 5000, errorUpdatedAt: 4000, error: undefined })).toBe(0)
})

test('compares dates with the clock it is given', () => {
  const recent: Refresh[] = [{ when: { kind: 'newer', path: 'at', seconds: 1800 }, seconds: 20 }]
  const now = Date.parse('2025-10-08T12:00:00Z')
  expect(pollInterval(recent, { rows: [{ at: new Date(now - 60_000) }], now, online: true })).toBe(20_000)
  expect(pollInterval(recent, { rows: [{ at: new Date(now - 3_600_000) }], now, online: true })).toBe(false)
})

test('a server that asks to be left alone was asked again all the same', () => {
  const error = new ApiError('busy', { kind: 'error', statusCode: 503, retryAfter: 120_000 })
  const failingFor = failingTime({ status: 'error', dataUpdatedAt: 1000, errorUpdatedAt: 4000, error })
  expect(failingFor).toBe(120_000)
  expect(pollInterval([{ seconds: 20 }], { rows: [], now: 0, online: true, failingFor })).toBe(120_000)
})
