/** A platform that takes the file of an image, and time that passes when a test wants it to. */
import { expect, vi } from 'vitest'

import type { DiskState } from '../../../generated/api/types.gen.ts'
import { wait } from '../../lib/wait.ts'
import { createUpload, pieceSize, stepIds, type UploadApi, type UploadStatus } from './upload.ts'

export class Passing extends Error {}
class Taken extends Error {}

const fired = (signal: AbortSignal): Promise<void> =>
  new Promise((resolve) => (signal.aborted ? resolve() : signal.addEventListener('abort', () => resolve())))

type Call = keyof UploadApi

/** A platform that keeps what it is sent, and fails when it is told to. */
export function openWorld({ size = 3 * pieceSize, zeros = [0, 0] as readonly [number, number] } = {}) {
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
    wait,
    onStatus: (status) => statuses.push(status),
  })
  return { upload, world, content }
}

/** Lets time pass until that holds. Reading files takes turns of the real event loop. */
export async function until(holds: () => boolean): Promise<void> {
  for (let turn = 0; turn < 2000 && !holds(); turn += 1) {
    // oxlint-disable-next-line no-await-in-loop -- turn by turn
    await new Promise((resolve) => setImmediate(resolve))
    // oxlint-disable-next-line no-await-in-loop -- turn by turn
    await vi.advanceTimersByTimeAsync(100)
  }
  expect(holds()).toBe(true)
}

export const gone = { disk: undefined, snapshot: undefined }
export const states = (status: UploadStatus) => stepIds.map((id) => status.steps[id])
