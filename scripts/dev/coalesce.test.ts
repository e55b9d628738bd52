import { beforeEach, expect, it, vi } from 'vitest'

import { coalesce } from './coalesce.ts'

beforeEach(() => {
  vi.useFakeTimers()
  return () => vi.useRealTimers()
})

it('runs once for a burst', async () => {
  const work = vi.fn(() => Promise.resolve())
  const ask = coalesce(work)
  ask()
  ask()
  await vi.advanceTimersByTimeAsync(50)
  ask()
  await vi.advanceTimersByTimeAsync(200)
  expect(work).toHaveBeenCalledTimes(1)
})

it('runs once more for whatever was asked during a run, and never two at a time', async () => {
  let running = 0
  const work = vi.fn(async () => {
    running += 1
    expect(running).toBe(1)
    await new Promise((done) => setTimeout(done, 1000))
    running -= 1
  })
  const ask = coalesce(work)
  ask()
  await vi.advanceTimersByTimeAsync(200)
  ask()
  await vi.advanceTimersByTimeAsync(200)
  ask()
  await vi.advanceTimersByTimeAsync(5000)
  expect(work).toHaveBeenCalledTimes(2)
})
