import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'

import { ApiError } from '../../api/errors.ts'
import type { Outcome } from '../actions/pipeline.ts'
import { type BulkItem, type BulkSteps, type ItemState, runItems } from './runner.ts'

const itemsOf = (...ids: string[]): BulkItem[] =>
  ids.map((id) => ({ id, name: id.toUpperCase(), row: { id }, state: { status: 'waiting' } }))

const done: Outcome = { status: 'done', answer: {} }
const failed = (statusCode: number): Outcome => ({
  status: 'failed',
  error: new ApiError('No', { kind: 'error', statusCode }),
})

/** Runs to the end; the last state of each item and all statuses in order. */
async function run(items: readonly BulkItem[], steps: Partial<BulkSteps> = {}, signal = new AbortController().signal) {
  const states = new Map<string, ItemState>()
  const log: string[] = []
  await runItems({
    items,
    signal,
    look: async ({ row }) => row,
    refusal: () => undefined,
    perform: async () => done,
    ...steps,
    onChange: (changed) => {
      for (const [id, state] of changed) {
        states.set(id, state)
        log.push(`${id} ${state.status}`)
      }
    },
  })
  return { states: Object.fromEntries([...states].map(([id, state]) => [id, state])), log }
}

test('every item ends with its own result', async () => {
  const { states } = await run(itemsOf('a', 'b', 'c', 'd'), {
    look: async ({ id, row }) => (id === 'c' ? undefined : row),
    refusal: (row) => (row['id'] === 'd' ? 'Stop it first' : undefined),
    perform: async (row) => (row['id'] === 'b' ? failed(400) : done),
  })
  expect(states).toEqual({
    a: { status: 'done' },
    b: { status: 'failed', message: 'No' },
    c: { status: 'skipped', reason: 'Already gone' },
    d: { status: 'skipped', reason: 'Stop it first' },
  })
})

test('a row that failed keeps the id of its own request', async () => {
  const { states } = await run(itemsOf('a', 'b'), {
    perform: async (row) => ({
      status: 'failed',
      error: new ApiError('No', { kind: 'error', statusCode: 500, requestId: `request-${String(row['id'])}` }),
    }),
  })
  expect(states).toEqual({
    a: { status: 'failed', message: 'No', requestId: 'request-a' },
    b: { status: 'failed', message: 'No', requestId: 'request-b' },
  })
})

test('the row as it is now is acted on, not the one that was selected', async () => {
  const acted: unknown[] = []
  await run(itemsOf('a'), {
    look: async () => ({ id: 'a', state: 'new' }),
    perform: async (row) => {
      acted.push(row)
      return done
    },
  })
  expect(acted).toEqual([{ id: 'a', state: 'new' }])
})

test('a row that cannot be looked at is left to the server', async () => {
  const acted: unknown[] = []
  await run(itemsOf('a'), {
    look: () => Promise.reject(new Error('offline')),
    perform: async (row) => {
      acted.push(row)
      return done
    },
  })
  expect(acted).toEqual([{ id: 'a' }])
})

test('only what waits is tried: a retry leaves the others as they are', async () => {
  const [a, b] = itemsOf('a', 'b')
  if (!a || !b) throw new Error('two items')
  const { log } = await run([{ ...a, state: { status: 'done' } }, b])
  expect(log).toEqual(['b running', 'b done'])
})

test.each([1, 3, 4])('at most %i at once', async (concurrency) => {
  let now = 0
  let most = 0
  await runItems({
    items: itemsOf(...'abcdefghij'),
    concurrency,
    signal: new AbortController().signal,
    look: async ({ row }) => row,
    refusal: () => undefined,
    perform: async () => {
      most = Math.max(most, ++now)
      await new Promise((resolve) => setTimeout(resolve))
      now--
      return done
    },
    onChange: () => {},
  })
  expect(most).toBe(concurrency)
})

describe('called off', () => {
  test('what has started comes to its end, the rest never starts', async () => {
    const controller = new AbortController()
    const { states } = await run(
      itemsOf(...'abcdef'),
      {
        perform: async () => {
          await new Promise((resolve) => setTimeout(resolve))
          controller.abort()
          return done
        },
      },
      controller.signal,
    )
    const statuses = Object.values(states).map(({ status }) => status)
    expect(statuses).toEqual(['done', 'done', 'done', 'done', 'cancelled', 'cancelled'])
  })

  test('while rows are looked at: they are not acted on any more', async () => {
    const controller = new AbortController()
    const { states } = await run(
      itemsOf('a'),
      {
        look: async ({ row }) => {
          controller.abort()
          return row
        },
        perform: () => Promise.reject(new Error('acted')),
      },
      controller.signal,
    )
    expect(states).toEqual({ a: { status: 'cancelled' } })
  })

  test('whoever is signed out does not try the rest', async () => {
    const { states } = await run(itemsOf(...'abcdefgh'), { perform: async () => failed(401) })
    expect(states['a']).toEqual({ status: 'failed', message: 'No' })
    expect(states['h']).toEqual({ status: 'cancelled' })
  })
})

describe('a busy server', () => {
  beforeEach(() => vi.useFakeTimers())
  afterEach(() => vi.useRealTimers())
  const busy = (details = {}): Outcome => ({
    status: 'failed',
    error: new ApiError('Busy', { kind: 'error', statusCode: 429, retryAfter: 1_000, ...details }),
  })
  /** How often each row was acted on. */
  function counting(outcome: (id: string, times: number) => Outcome) {
    const times: Record<string, number> = {}
    const perform = async ({ id }: { id?: unknown }) => {
      const name = String(id)
      times[name] = (times[name] ?? 0) + 1
      return outcome(name, times[name])
    }
    return { times, perform }
  }

  test('regression: all rows failed that it had no time for, although it had said when it would', async () => {
    let left = 0
    const refill = setInterval(() => (left = 1), 1_000)
    const { times, perform } = counting(() => (left-- > 0 ? done : busy()))
    const ended = run(itemsOf(...'abcdefgh'), { perform })
    await vi.advanceTimersByTimeAsync(20_000)
    clearInterval(refill)
    const { states } = await ended
    expect(Object.values(states)).toEqual(Array.from({ length: 8 }, () => ({ status: 'done' })))
    expect(Math.max(...Object.values(times))).toBeLessThanOrEqual(3)
  })

  test('is asked again when it may be, twice at most; the row is looked at before each try', async () => {
    const { times, perform } = counting(() => busy())
    const look = vi.fn(async ({ row }: BulkItem) => row)
    const ended = run(itemsOf('a'), { perform, look })
    await vi.advanceTimersByTimeAsync(999)
    expect(times).toEqual({ a: 1 })
    await vi.advanceTimersByTimeAsync(1)
    expect(times).toEqual({ a: 2 })
    await vi.advanceTimersByTimeAsync(60_000)
    const { states, log } = await ended
    expect(times).toEqual({ a: 3 })
    expect(look).toHaveBeenCalledTimes(3)
    expect(states).toEqual({ a: { status: 'failed', message: 'Busy' } })
    // What waits can be called off.
    expect(log).toEqual(['a running', 'a waiting', 'a running', 'a waiting', 'a running', 'a failed'])
  })

  test('what was refused for now is not tried again once the rest is called off', async () => {
    const controller = new AbortController()
    const { times, perform } = counting(() => busy())
    const ended = run(itemsOf(...'abcdef'), { perform }, controller.signal)
    await vi.advanceTimersByTimeAsync(500)
    controller.abort()
    const { states } = await ended
    expect(times).toEqual({ a: 1, b: 1, c: 1, d: 1 })
    expect(new Set(Object.values(states).map(({ status }) => status))).toEqual(new Set(['cancelled']))
    expect(vi.getTimerCount()).toBe(0)
  })

  test.each([
    ['may have been done', { statusCode: 502 }],
    ['was lost on the way', { kind: 'network', statusCode: undefined }],
    ['a server does not say more about', { statusCode: 503, retryAfter: undefined }],
    ['a server wants to hear nothing of for long', { retryAfter: 60_000 }],
  ])('what %s is not sent twice', async (_, details) => {
    const { times, perform } = counting(() => busy(details))
    const { states } = await run(itemsOf('a'), { perform })
    expect(states['a']).toMatchObject({ status: 'failed' })
    expect(times).toEqual({ a: 1 })
  })
})

test('regression: a hundred thousand rows that were called off were told one by one, and the page stood still for minutes', async () => {
  const ids = Array.from({ length: 100_000 }, (_, index) => String(index))
  const calledOff = new AbortController()
  let told = 0
  const states = new Map<string, ItemState>()
  await runItems({
    items: ids.map((id): BulkItem => ({ id, name: id, row: { id }, state: { status: 'waiting' } })),
    signal: calledOff.signal,
    look: async ({ row }) => row,
    refusal: () => undefined,
    perform: async () => {
      calledOff.abort()
      return done
    },
    onChange: (changed) => {
      told += 1
      for (const [id, state] of changed) states.set(id, state)
    },
  })
  expect(states.size).toBe(100_000)
  expect(states.get('99999')).toEqual({ status: 'cancelled' })
  expect(told).toBeLessThan(20)
})
