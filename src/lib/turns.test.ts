import { describe, expect, it, vi } from 'vitest'

import { betweenTasks } from './turns.fixture.ts'
import { finish, inTurns, pause, type Work } from './turns.ts'

/** Work of so many steps of 10 ms each. */
function* counting(steps: number, onStep: (step: number) => void = () => undefined): Work<number> {
  for (let step = 1; step <= steps; step += 1) {
    for (const end = performance.now() + 10; performance.now() < end;);
    onStep(step)
    yield
  }
  return steps
}

it('work is done in one go where that is wanted', () => {
  expect(finish(counting(3))).toBe(3)
})

describe('work in turns', () => {
  it('begins at once and lets others do theirs in between', async () => {
    const steps: number[] = []
    let others = 0
    const timer = setInterval(() => (others += 1))
    const done = inTurns(counting(20, (step) => steps.push(step)))
    expect(steps.length).toBeGreaterThan(0)
    expect(steps.length).toBeLessThan(20)
    expect(await done).toBe(20)
    clearInterval(timer)
    expect(others).toBeGreaterThan(2)
  })

  it('regression: works that were begun in one task had a turn each, one right after the other', async () => {
    let steps = 0
    const works = Array.from({ length: 5 }, () => inTurns(counting(6, () => (steps += 1))))
    const seen = [steps]
    const stop = betweenTasks(() => seen.push(steps))
    expect(await Promise.all(works)).toEqual(works.map(() => 6))
    stop()
    // A turn of 30 ms has three steps of 10 ms, or four.
    for (const [at, count] of seen.entries()) expect(count - (seen[at - 1] ?? 0)).toBeLessThanOrEqual(5)
  })

  it('regression: works that were done within their turn were done in one task, however many', async () => {
    let steps = 0
    const works = Array.from({ length: 20 }, () => inTurns(counting(1, () => (steps += 1))))
    await pause()
    expect(steps).toBeLessThan(10)
    expect(await Promise.all(works)).toHaveLength(20)
  })

  it('regression: a short work waited until a long one was done', async () => {
    let isLongDone = false
    const long = inTurns(counting(40)).then(() => (isLongDone = true))
    const short = [2, 6].map(async (steps) => {
      await inTurns(counting(steps))
      return isLongDone
    })
    expect(await Promise.all(short)).toEqual([false, false])
    await long
  })

  it('ends soon after it is called off', async () => {
    const onStep = vi.fn()
    const controller = new AbortController()
    const done = inTurns(counting(1_000, onStep), controller.signal)
    controller.abort(new Error('enough'))
    await expect(done).rejects.toThrow('enough')
    expect(onStep.mock.calls.length).toBeLessThan(20)
  })

  it('throws what the work throws', async () => {
    const failing = (function* (): Work<number> {
      yield
      throw new RangeError('no')
    })()
    await expect(inTurns(failing)).rejects.toThrow(RangeError)
  })
})

it('a pause lets what waits come first', async () => {
  const order: string[] = []
  const { port1, port2 } = new MessageChannel()
  port1.addEventListener('message', () => order.push('message'))
  port1.start()
  port2.postMessage(undefined)
  await pause()
  order.push('after')
  port1.close()
  expect(order).toEqual(['message', 'after'])
})
