import { onlineManager, QueryObserver } from '@tanstack/react-query'
import { describe, expect, it, vi } from 'vitest'

import { ApiError } from './errors.ts'
import { createQueryClient, hashKey, queryClient } from './query-client.ts'

describe('createQueryClient', () => {
  it('does not repeat what failed', async () => {
    const queryFn = vi.fn(() => Promise.reject(new Error('no')))
    await expect(createQueryClient().fetchQuery({ queryKey: ['x'], queryFn })).rejects.toThrow('no')
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
