import type { DiskState } from '../../../generated/api/types.gen.ts'
import { beforeEach, describe, expect, it, vi } from 'vitest'

import { atOnce, createUpload, pieceSize, stepIds, type StepId, type UploadApi, type UploadStatus } from './upload.ts'

class Passing extends Error {}
class Taken extends Error {}

const fired = (signal: AbortSignal): Promise<void> =>
  new Promise((resolve) => (signal.aborted ? resolve() : signal.addEventListener('abort', () => resolve())))

type Call = keyof UploadApi

/** A platform that keeps what it is sent, and fails when it is told to. */
function openWorld({ size = 3 * pieceSize, zeros = [0, 0] as readonly [number, number] } = {}) {
  const written = new Map<number, Uint8Array>()
  const calls: string[] = []
  const statuses: UploadStatus[] = []
  const world = {
    disk: undefined as DiskState['state'] | undefined,
    snapshot: undefined as string | undefined,
    image: undefined as string | undefined,
    /** Somebody else has an image of this name. */
    takenName: undefined as string | undefined,
    written,
    calls,
    online: true,
    /** Failures to come, by call: before it has an effect, or after. */
    failures: [] as { call: Call; error: Error; isAfter?: boolean; times: number }[],
    /** After so many pieces the platform takes its time, until it is let go. */
    slowAfter: Number.POSITIVE_INFINITY,
    letGo: new AbortController(),
    inFlight: 0,
    most: 0,
    get status() {
      const last = statuses.at(-1)
      if (last === undefined) throw new Error('nothing was told')
      return last
    },
    statuses,
  }
  const serve = async <T>(call: Call, effect: () => T): Promise<T> => {
    calls.push(call)
    await Promise.resolve()
    const failure = world.failures.find((one) => one.call === call && one.times > 0)
    if (failure === undefined) return effect()
    failure.times -= 1
    if (failure.isAfter) effect()
    throw failure.error
  }
  const move = (call: Call, from: DiskState['state'], to: DiskState['state']) =>
    serve(call, () => {
      if (world.disk !== from) throw new Error(`cannot ${call} a disk in state ${world.disk ?? 'none'}`)
      world.disk = to
    })
  const api: UploadApi = {
    createDisk: ({ size: diskSize }) =>
      serve('createDisk', () => {
        if (world.disk !== undefined) throw new Error('already exists')
        expect(diskSize % 2 ** 30).toBe(0)
        world.disk = 'import_ready'
      }),
    diskState: () => serve('diskState', () => world.disk),
    startWrites: () => move('startWrites', 'import_ready', 'importing_from_bulk_writes'),
    write: async (_, { offset, data }, signal) => {
      world.inFlight += 1
      world.most = Math.max(world.most, world.inFlight)
      try {
        if (world.calls.filter((call) => call === 'write').length >= world.slowAfter) {
          await fired(AbortSignal.any([signal, world.letGo.signal]))
        }
        await serve('write', () => {
          signal.throwIfAborted()
          expect(world.disk).toBe('importing_from_bulk_writes')
          written.set(offset, data)
        })
      } finally {
        world.inFlight -= 1
      }
    },
    stopWrites: () => move('stopWrites', 'importing_from_bulk_writes', 'import_ready'),
    finalize: (_, snapshot) =>
      serve('finalize', () => {
        if (world.disk !== 'import_ready') throw new Error(`cannot finalize a disk in state ${world.disk ?? 'none'}`)
        world.disk = 'detached'
        if (snapshot !== undefined) world.snapshot = 'snapshot-id'
      }),
    snapshotId: () => serve('snapshotId', () => world.snapshot),
    createImage: (name, id) =>
      serve('createImage', () => {
        expect(id).toBe('snapshot-id')
        if (name === world.takenName) throw new Taken('already exists')
        if (world.image !== undefined) throw new Error('already exists')
        world.image = name
      }),
    hasImage: (name) => serve('hasImage', () => world.image === name || world.takenName === name),
    deleteSnapshot: () => serve('deleteSnapshot', () => (world.snapshot = undefined)),
    deleteDisk: () =>
      serve('deleteDisk', () => {
        if (world.disk !== 'detached') throw new Error(`cannot delete a disk in state ${world.disk ?? 'none'}`)
        world.disk = undefined
      }),
  }
  const content = new Uint8Array(size).map((_, at) => (at % 251) + 1).fill(0, ...zeros)
  const upload = createUpload({
    api,
    file: new Blob([content]) as File,
    names: { disk: 'tmp-disk', snapshot: 'tmp-snapshot', image: 'image' },
    judge: (error) => ({
      message: error instanceof Error ? error.message : '',
      requestId: 'request-1',
      passing: error instanceof Passing,
      taken: error instanceof Taken,
    }),
    isOnline: () => world.online,
    now: () => Date.now(),
    wait: (milliseconds, signal) =>
      new Promise((resolve, reject) => {
        setTimeout(resolve, milliseconds)
        signal.addEventListener('abort', () => reject(new Error('aborted')))
      }),
    onStatus: (status) => statuses.push(status),
  })
  return { upload, world, content }
}

beforeEach(() => {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout', 'Date'] })
  return () => vi.useRealTimers()
})

/** Lets time pass until that holds. Reading files takes turns of the real event loop. */
async function until(holds: () => boolean): Promise<void> {
  for (let turn = 0; turn < 2000 && !holds(); turn += 1) {
    // oxlint-disable-next-line no-await-in-loop -- turn by turn
    await new Promise((resolve) => setImmediate(resolve))
    // oxlint-disable-next-line no-await-in-loop -- turn by turn
    await vi.advanceTimersByTimeAsync(100)
  }
  expect(holds()).toBe(true)
}

const gone = { disk: undefined, snapshot: undefined }
const states = (status: UploadStatus) => stepIds.map((id) => status.steps[id])

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
