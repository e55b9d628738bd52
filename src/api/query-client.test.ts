import { onlineManager, QueryObserver } from '@tanstack/react-query'
import { describe, expect, it, vi } from 'vitest'

import { betweenTasks } from '../lib/turns.fixture.ts'
import { ApiError } from './errors.ts'
import { createQueryClient, hashKey, queryClient } from './query-client.ts'

describe('a long list that is read again', () => {
  let looks = 0
  const rows = (): object[] =>
    Array.from({ length: 2_000 }, (_, index) => ({
      get name() {
        looks += 1
        // So long that all rows take several turns.
        for (const end = performance.now() + 0.02; performance.now() < end;);
        return `row-${index}`
      },
    }))

  it.each([
    ['a page', () => ({ items: rows(), nextPage: null })],
    ['a list', rows],
    ['a list below a key', () => ({ rules: rows() })],
    ['a list that was read to its end', () => ({ rows: rows(), done: true })],
  ])('regression: %s was compared in one task', async (_, answer) => {
    const client = createQueryClient()
    const query = { queryKey: ['x'], queryFn: async (): Promise<unknown> => answer() }
    const before = await client.fetchQuery(query)
    looks = 0
    const turns: number[] = []
    const stop = betweenTasks(() => turns.push(looks))
    await client.fetchQuery({ ...query, staleTime: 0 })
    stop()
    expect(client.getQueryData(query.queryKey), 'nothing has changed').toBe(before)
    const most = Math.max(...turns.map((seen, at) => seen - (turns[at - 1] ?? 0)), looks - (turns.at(-1) ?? 0))
    expect(most, 'in one turn').toBeLessThan(looks * 0.75)
  })

  it('keeps the rows that did not change, whatever was added and removed', async () => {
    const client = createQueryClient()
    let items: object[] = Array.from({ length: 700 }, (_, id) => ({ id }))
    const query = { queryKey: ['x'], queryFn: async () => ({ items: structuredClone(items) }), staleTime: 0 }
    const before = await client.fetchQuery(query)
    items = [...items.slice(0, 600), { id: 'new' }]
    const after = await client.fetchQuery(query)
    expect(after).toEqual({ items })
    expect(after.items.slice(0, 600).every((row, at) => row === before.items[at])).toBe(true)
  })
})

describe('createQueryClient', () => {
  it('does not repeat what failed', async () => {
    const queryFn = vi.fn(() => Promise.reject(new Error('no')))
    await expect(createQueryClient().fetchQuery({ queryKey: ['x'], queryFn })).rejects.toThrow('no')
    expect(queryFn).toHaveBeenCalledTimes(1)
  })

  it.each([429, 503])('asks again after a %i when the server says when, twice at most', async (statusCode) => {
    vi.useFakeTimers()
    const busy = new ApiError('Busy', { kind: 'error', statusCode, retryAfter: 4_000 })
    const queryFn = vi.fn(() => Promise.reject(busy))
    const answer = createQueryClient()
      .fetchQuery({ queryKey: ['x'], queryFn })
      .catch((error: unknown) => error)
    await vi.advanceTimersByTimeAsync(3_999)
    expect(queryFn).toHaveBeenCalledTimes(1)
    await vi.advanceTimersByTimeAsync(1)
    expect(queryFn).toHaveBeenCalledTimes(2)
    await vi.advanceTimersByTimeAsync(60_000)
    expect(queryFn).toHaveBeenCalledTimes(3)
    expect(await answer).toBe(busy)
    vi.useRealTimers()
  })

  it('regression: a page that came back asked a busy server at once', async () => {
    vi.useFakeTimers()
    const client = createQueryClient()
    const busy = new ApiError('Busy', { kind: 'error', statusCode: 503, retryAfter: 1_000 })
    const queryFn = vi.fn(({ signal }: { signal: AbortSignal }) =>
      signal.aborted ? Promise.reject(new Error('aborted')) : Promise.reject(busy),
    )
    const page = new QueryObserver(client, { queryKey: ['x'], queryFn })
    const back = (): (() => void) => page.subscribe(() => undefined)
    const leave = back()
    await vi.advanceTimersByTimeAsync(100)
    expect(queryFn).toHaveBeenCalledTimes(1)
    leave()
    const leaveAgain = back()
    await vi.advanceTimersByTimeAsync(800)
    expect(queryFn).toHaveBeenCalledTimes(1)
    await vi.advanceTimersByTimeAsync(200)
    expect(queryFn).toHaveBeenCalledTimes(2)
    leaveAgain()
    vi.useRealTimers()
  })

  it.each([
    ['a server that wants to be left alone for long', { statusCode: 503, retryAfter: 60_000 }],
    ['a server that does not say when', { statusCode: 503 }],
    ['a refusal', { statusCode: 400, retryAfter: 1_000 }],
  ])('does not keep people waiting for %s', async (_, details) => {
    const queryFn = vi.fn(() => Promise.reject(new ApiError('No', { kind: 'error', ...details })))
    await expect(createQueryClient().fetchQuery({ queryKey: ['x'], queryFn })).rejects.toThrow('No')
    expect(queryFn).toHaveBeenCalledTimes(1)
  })

  it('takes an answer for fresh for two seconds', async () => {
    vi.useFakeTimers()
    const client = createQueryClient()
    const queryFn = vi.fn(() => 1)
    const ask = () => client.fetchQuery({ queryKey: ['x'], queryFn })
    await ask()
    vi.advanceTimersByTime(1_999)
    await ask()
    expect(queryFn).toHaveBeenCalledTimes(1)
    vi.advanceTimersByTime(1)
    await ask()
    expect(queryFn).toHaveBeenCalledTimes(2)
    vi.useRealTimers()
  })

  it('regression: after the clock was set back by a day, answers counted as fresh for a day', async () => {
    vi.useFakeTimers()
    const client = createQueryClient()
    const queryFn = vi.fn(() => 1)
    const ask = () => client.fetchQuery({ queryKey: ['x'], queryFn })
    await ask()
    vi.setSystemTime(Date.now() - 24 * 3_600_000)
    await ask()
    expect(queryFn).toHaveBeenCalledTimes(2)
    await ask()
    expect(queryFn).toHaveBeenCalledTimes(2)
    vi.useRealTimers()
  })

  it('keeps the rows that did not change when a query is asked again', async () => {
    const client = createQueryClient()
    const queryFn = () => ({ items: [{ id: 1, timeCreated: new Date(0) }] })
    const observer = new QueryObserver(client, { queryKey: ['x'], queryFn, staleTime: 0 })
    const stop = observer.subscribe(() => undefined)
    await vi.waitFor(() => expect(observer.getCurrentResult().isSuccess).toBe(true))
    const before = observer.getCurrentResult().data
    await observer.refetch()
    expect(observer.getCurrentResult().data).toBe(before)
    stop()
  })

  it('left what failed offline as it was when the network came back', async () => {
    const client = createQueryClient()
    client.mount()
    const failing = (kind: 'network' | 'error') => vi.fn(() => Promise.reject(new ApiError('x', { kind })))
    const [unreached, refused] = [failing('network'), failing('error')]
    const fine = vi.fn(() => 1)
    const stops = [unreached, refused, fine].map((queryFn, index) =>
      new QueryObserver<unknown>(client, { queryKey: [index], queryFn, staleTime: 0 }).subscribe(() => undefined),
    )
    await vi.waitFor(() => expect(client.isFetching()).toBe(0))
    onlineManager.setOnline(false)
    onlineManager.setOnline(true)
    await vi.waitFor(() => expect(unreached).toHaveBeenCalledTimes(2))
    expect([refused, fine].map(({ mock }) => mock.calls.length)).toEqual([1, 1])
    for (const stop of stops) stop()
    client.unmount()
  })

  it('has one for the console', () => {
    expect(queryClient()).toBe(queryClient())
  })
})

describe('hashKey', () => {
  it('does not depend on the order of keys', () => {
    expect(hashKey([{ a: 1, b: { d: 1, c: [2] } }])).toBe(hashKey([{ b: { c: [2], d: 1 }, a: 1 }]))
  })

  it('tells big integers apart', () => {
    expect(hashKey([2n ** 60n])).not.toBe(hashKey([2n ** 60n + 1n]))
  })

  it('leaves undefined out', () => {
    expect(hashKey([{ a: undefined }])).toBe(hashKey([{}]))
  })
})
