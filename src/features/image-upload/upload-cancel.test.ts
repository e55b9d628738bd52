/** Uploads that are cancelled, and what is told of those that stand still. */
import { beforeEach, describe, expect, it, vi } from 'vitest'

import { gone, openWorld, Passing, states, until } from './upload.fixture.ts'
import { atOnce, pieceSize } from './upload.ts'

beforeEach(() => {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout', 'Date'] })
  return () => vi.useRealTimers()
})

describe('cancelling', () => {
  it('while pieces are under way removes disk and snapshot', async () => {
    const { upload, world } = openWorld({ size: 40 * pieceSize })
    world.slowAfter = 10
    void upload.start()
    await until(() => world.inFlight === atOnce && world.written.size === 10)
    upload.cancel()
    await until(() => world.status.phase === 'cancelled')
    expect(world).toMatchObject({ ...gone, image: undefined })
    expect(world.calls.slice(-3)).toEqual(['stopWrites', 'finalize', 'deleteDisk'])
  })

  it('while it is paused', async () => {
    const { upload, world } = openWorld({ size: 40 * pieceSize })
    world.slowAfter = 10
    void upload.start()
    await until(() => world.inFlight === atOnce && world.written.size === 10)
    upload.pause()
    upload.cancel()
    await until(() => world.status.phase === 'cancelled')
    expect(world).toMatchObject(gone)
  })

  it('names what could not be removed, and removes it when asked again', async () => {
    const { upload, world } = openWorld({ size: 40 * pieceSize })
    world.slowAfter = 10
    world.failures = [{ call: 'deleteDisk', error: new Error('still in use'), times: 1 }]
    void upload.start()
    await until(() => world.written.size === 10)
    upload.cancel()
    await until(() => world.status.phase === 'cancelled')
    expect(world.status.leftovers).toMatchObject([{ text: 'disk tmp-disk: still in use' }])
    upload.retry()
    await until(() => world.status.leftovers.length === 0 && world.status.steps.cleanup === 'done')
    expect(world).toMatchObject(gone)
  })

  it('regression: the step that was under way was said to be running for ever', async () => {
    const { upload, world } = openWorld({ size: 40 * pieceSize })
    world.slowAfter = 10
    void upload.start()
    await until(() => world.written.size === 10)
    upload.cancel()
    await until(() => world.status.phase === 'cancelled')
    expect(states(world.status)).toEqual(['done', 'done', 'cancelled', 'waiting', 'waiting', 'waiting', 'done'])
  })

  it('regression: without a network what was sent was given up after some tries; it is removed when that is back', async () => {
    const { upload, world } = openWorld({ size: 40 * pieceSize })
    world.slowAfter = 10
    world.failures = [{ call: 'diskState', error: new Passing('no network'), times: 1 }]
    void upload.start()
    await until(() => world.written.size === 10)
    world.online = false
    upload.onNetwork()
    upload.cancel()
    await until(() => world.status.again !== undefined)
    expect(world.status).toMatchObject({ phase: 'cancelling', again: { step: 'cleanup', message: 'no network' } })
    await vi.advanceTimersByTimeAsync(10 * 60_000)
    expect(world.calls.filter((call) => call === 'diskState')).toHaveLength(1)
    world.online = true
    await until(() => world.status.phase === 'cancelled')
    expect(world.status.leftovers).toEqual([])
    expect(world).toMatchObject(gone)
  })
})

it('regression: a rate and a time that is left were told of what stood still, as pieces that were on their way arrived', async () => {
  const { upload, world } = openWorld({ size: 40 * pieceSize })
  world.slowAfter = 8
  void upload.start()
  await until(() => world.inFlight === atOnce && world.written.size === 8)
  upload.pause()
  await vi.advanceTimersByTimeAsync(1000)
  world.letGo.abort()
  await until(() => world.written.size === 8 + atOnce)
  await vi.advanceTimersByTimeAsync(1000)
  expect(world.status.phase).toBe('paused')
  expect(world.status.progress).not.toHaveProperty('rate')
  upload.resume()
  await until(() => world.status.phase === 'done')
})
