import { expect, test, vi } from 'vitest'

import { wait } from './wait.ts'

test('lasts as long as it should, unless it is called off, before or meanwhile', async () => {
  vi.useFakeTimers()
  const ended = vi.fn()
  void wait(100).then(ended)
  await vi.advanceTimersByTimeAsync(99)
  expect(ended).not.toHaveBeenCalled()
  await vi.advanceTimersByTimeAsync(1)
  expect(ended).toHaveBeenCalledTimes(1)
  const controller = new AbortController()
  const called = wait(100, controller.signal)
  controller.abort(new Error('no more'))
  await expect(called).rejects.toThrow('no more')
  await expect(wait(100, controller.signal)).rejects.toThrow('no more')
  expect(vi.getTimerCount()).toBe(0)
  vi.useRealTimers()
})

test('regression: a signal kept a listener for each pause', async () => {
  const { signal } = new AbortController()
  const listeners = new Set<unknown>()
  signal.addEventListener = (_: string, listener: unknown) => void listeners.add(listener)
  signal.removeEventListener = (_: string, listener: unknown) => void listeners.delete(listener)
  const pause = wait(1, signal)
  expect(listeners.size).toBe(1)
  await pause
  expect(listeners.size).toBe(0)
})
