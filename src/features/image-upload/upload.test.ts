import { beforeEach, describe, expect, it, vi } from 'vitest'

import { gone, openWorld, Passing, states, until } from './upload.fixture.ts'
import { atOnce, pieceSize, stepIds, type StepId, type UploadApi, type UploadStatus } from './upload.ts'

type Call = keyof UploadApi

beforeEach(() => {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout', 'Date'] })
  return () => vi.useRealTimers()
})

describe('an upload', () => {
  it('makes an image of exactly the bytes, and leaves nothing else behind', async () => {
    const { upload, world, content } = openWorld({ size: 9 * pieceSize + 4096 })
    void upload.start()
    await until(() => world.status.phase === 'done' && world.status.steps.cleanup === 'done')
    const sent = [...world.written].sort(([a], [b]) => a - b).flatMap(([, data]) => [...data])
    expect(sent.length).toBe(content.length)
    expect(sent.every((byte, at) => byte === content[at])).toBe(true)
    expect(world).toMatchObject({ ...gone, image: 'image' })
    expect(states(world.status)).toEqual(stepIds.map(() => 'done'))
    expect(world.status.progress).toMatchObject({ done: content.length, total: content.length, skipped: 0 })
    expect(world.most).toBeLessThanOrEqual(atOnce)
    expect(world.most).toBeGreaterThan(1)
  })

  it('sends no piece of nothing but zeros', async () => {
    const { upload, world } = openWorld({ size: 4 * pieceSize, zeros: [pieceSize, 3 * pieceSize] })
    void upload.start()
    await until(() => world.status.phase === 'done')
    expect([...world.written.keys()].sort((a, b) => a - b)).toEqual([0, 3 * pieceSize])
    expect(world.status.progress).toMatchObject({ done: 4 * pieceSize, skipped: 2 * pieceSize })
  })
})

const stepOf: Readonly<Partial<Record<Call, StepId>>> = {
  createDisk: 'disk',
  startWrites: 'start',
  write: 'upload',
  stopWrites: 'stop',
  finalize: 'finalize',
  snapshotId: 'image',
  createImage: 'image',
}

/** What is said of trying again, one after the other, while an upload goes on. */
const againIn = ({ statuses }: { statuses: readonly UploadStatus[] }) =>
  statuses.map(({ again }) => again).filter((again, at, all) => again !== all[at - 1])

describe.each(Object.entries(stepOf) as [Call, StepId][])('when %s fails', (call, step) => {
  it('once, it is tried again by itself', async () => {
    const { upload, world } = openWorld()
    world.failures = [{ call, error: new Passing('busy'), times: 1 }]
    void upload.start()
    await until(() => world.status.phase === 'done' && world.status.steps.cleanup === 'done')
    expect(world).toMatchObject({ ...gone, image: 'image' })
    expect(world.statuses.some(({ phase }) => phase === 'failed')).toBe(false)
  })

  it('the step says at once that it is tried again and why, until it works', async () => {
    const { upload, world } = openWorld()
    world.failures = [{ call, error: new Passing('busy'), times: 1 }]
    void upload.start()
    await until(() => world.status.phase === 'done' && world.status.steps.cleanup === 'done')
    expect(againIn(world)).toEqual([{ step, message: 'busy', requestId: 'request-1' }, undefined])
  })

  it('unheard, with its effect done, it is not done twice', async () => {
    const { upload, world } = openWorld()
    world.failures = [{ call, error: new Passing('network'), isAfter: true, times: 1 }]
    void upload.start()
    await until(() => world.status.phase === 'done' && world.status.steps.cleanup === 'done')
    expect(world).toMatchObject({ ...gone, image: 'image' })
  })

  it('for good, it says so, and goes on when asked to', async () => {
    const { upload, world } = openWorld()
    world.failures = [{ call, error: new Error('no room'), times: 1 }]
    void upload.start()
    await until(() => world.status.phase === 'failed')
    expect(world.status).toMatchObject({ failure: { message: 'no room' }, steps: { [step]: 'failed' } })
    upload.retry()
    await until(() => world.status.phase === 'done' && world.status.steps.cleanup === 'done')
    expect(world).toMatchObject({ ...gone, image: 'image' })
  })

  it('for good, cancelling removes what was made', async () => {
    const { upload, world } = openWorld()
    world.failures = [{ call, error: new Error('no room'), times: 1 }]
    void upload.start()
    await until(() => world.status.phase === 'failed')
    upload.cancel()
    await until(() => world.status.phase === 'cancelled')
    expect(world).toMatchObject({ ...gone, image: undefined })
    expect(world.status.leftovers).toEqual([])
  })
})

describe('when somebody else took the name of the image meanwhile', () => {
  it('trying again took the other image for its own, and threw the upload away', async () => {
    const { upload, world } = openWorld()
    world.takenName = 'image'
    void upload.start()
    await until(() => world.status.phase === 'failed')
    expect(world.status).toMatchObject({ failure: { taken: true }, steps: { image: 'failed' } })
    const told = world.statuses.length
    upload.retry()
    await until(() => world.statuses.length > told + 1 && world.status.phase === 'failed')
    expect(world).toMatchObject({ disk: 'detached', snapshot: 'snapshot-id', image: undefined })
  })

  it('the image can have another', async () => {
    const { upload, world } = openWorld()
    world.takenName = 'image'
    void upload.start()
    await until(() => world.status.phase === 'failed')
    upload.retry('image-2')
    await until(() => world.status.phase === 'done' && world.status.steps.cleanup === 'done')
    expect(world).toMatchObject({ ...gone, image: 'image-2' })
    expect(world.status.image).toBe('image-2')
  })
})

describe('trying again by itself', () => {
  it('of several pieces in trouble, it is said until the last of them is through', async () => {
    const { upload, world } = openWorld({ size: 4 * pieceSize })
    world.failures = [{ call: 'write', error: new Passing('busy'), times: 3 }]
    void upload.start()
    await until(() => world.status.again !== undefined)
    const tried = world.statuses.length
    await until(() => world.status.phase === 'done')
    const after = world.statuses.slice(tried)
    const lastSaid = after.findLastIndex(({ again }) => again !== undefined)
    expect(after[lastSaid]?.progress.done).toBeGreaterThanOrEqual(2 * pieceSize)
    expect(world.written.size).toBe(4)
  })

  it('is not said while it is paused', async () => {
    const { upload, world } = openWorld()
    world.failures = [{ call: 'write', error: new Passing('busy'), times: 1 }]
    void upload.start()
    await until(() => world.status.again !== undefined)
    upload.pause()
    expect(world.status).toMatchObject({ phase: 'paused' })
    expect(world.status.again).toBeUndefined()
    upload.resume()
    await until(() => world.status.phase === 'done')
  })

  it('is said of the clean-up, too', async () => {
    const { upload, world } = openWorld()
    world.failures = [{ call: 'deleteDisk', error: new Passing('busy'), times: 1 }]
    void upload.start()
    await until(() => world.status.steps.cleanup === 'done')
    expect(againIn(world)).toEqual([{ step: 'cleanup', message: 'busy', requestId: 'request-1' }, undefined])
  })

  it('ends after a few times', async () => {
    const { upload, world } = openWorld()
    world.failures = [{ call: 'createDisk', error: new Passing('busy'), times: 100 }]
    void upload.start()
    await until(() => world.status.phase === 'failed')
    expect(world.calls.filter((call) => call === 'createDisk')).toHaveLength(5)
  })
})

describe('pausing', () => {
  it('sends nothing more until it goes on', async () => {
    const { upload, world } = openWorld({ size: 40 * pieceSize })
    world.slowAfter = 10
    void upload.start()
    await until(() => world.inFlight === atOnce && world.written.size === 10)
    upload.pause()
    world.letGo.abort()
    await until(() => world.inFlight === 0)
    const before = world.calls.length
    await vi.advanceTimersByTimeAsync(60_000)
    expect(world.calls).toHaveLength(before)
    expect(world.status.phase).toBe('paused')
    expect(world.status.progress.rate).toBeUndefined()
    upload.resume()
    await until(() => world.status.phase === 'done')
    expect(world.written.size).toBe(40)
  })
})

describe('losing the network', () => {
  it('waits for it, however long, and loses nothing', async () => {
    const { upload, world } = openWorld({ size: 20 * pieceSize })
    world.slowAfter = 10
    void upload.start()
    await until(() => world.inFlight === atOnce && world.written.size === 10)
    world.online = false
    world.failures = [{ call: 'write', error: new Passing('network'), times: atOnce }]
    upload.onNetwork()
    world.letGo.abort()
    await until(() => world.inFlight === 0)
    await vi.advanceTimersByTimeAsync(3_600_000)
    expect(world.status.phase).toBe('offline')
    world.online = true
    upload.onNetwork()
    await until(() => world.status.phase === 'done')
    expect(world.written.size).toBe(20)
    expect(world.statuses.some(({ phase }) => phase === 'failed')).toBe(false)
  })
})

it('pieces that were through at once were not told of as long as the next ones took their time', async () => {
  const { upload, world } = openWorld({ size: 40 * pieceSize })
  world.slowAfter = 2
  void upload.start()
  await until(() => world.inFlight === atOnce && world.written.size === 2)
  await until(() => world.status.progress.done > 0)
  expect(world.status.progress.done).toBe(2 * pieceSize)
  world.letGo.abort()
  await until(() => world.status.phase === 'done')
})
