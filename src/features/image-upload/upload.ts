/**
 * Uploading an image: a temporary disk takes the file piece by piece, its snapshot becomes the image, and disk and
 * snapshot go again (server-behaviour §4.3). A plain state machine: it knows neither page nor transport.
 */
import type { DiskState } from '../../../generated/api/types.gen.ts'
import { createGate } from '../transfer/gate.ts'
import { type Judgement as Failure, pauseAfter, type Reason } from '../transfer/judge.ts'
import { createMeter, type Progress } from '../transfer/progress.ts'
import { cleanUp, type Leftovers } from './clean-up.ts'
import { diskSizeFor } from './file-checks.ts'

export const stepIds = ['disk', 'start', 'upload', 'stop', 'finalize', 'image', 'cleanup'] as const
export type StepId = (typeof stepIds)[number]
export type StepState = 'waiting' | 'running' | 'done' | 'failed' | 'cancelled'

export type Phase =
  | 'running'
  | 'paused'
  /** There is no network; goes on by itself. */
  | 'offline'
  /** A step failed more often than is tried by itself. */
  | 'failed'
  | 'cancelling'
  | 'cancelled'
  | 'done'

export interface UploadStatus {
  readonly phase: Phase
  readonly steps: Readonly<Record<StepId, StepState>>
  readonly progress: Progress
  /** Why it stands still. */
  readonly failure?: Reason & Pick<Judgement, 'taken'>
  /** What is tried again by itself, and why: until it works, or is given up. */
  readonly again?: Reason & { readonly step: StepId }
  /** What the image is called, or will be. */
  readonly image: string
  /** Temporary things that could not be removed. */
  readonly leftovers: Leftovers
}

/** What a failure means. */
export interface Judgement extends Failure {
  /** Something else has the name. */
  readonly taken: boolean
}

/** What an upload asks of the platform. Disks and snapshots go by name or id. */
export interface UploadApi {
  createDisk(disk: { name: string; size: number }): Promise<void>
  /** The disk's state, or undefined when there is none. */
  diskState(disk: string): Promise<DiskState['state'] | undefined>
  startWrites(disk: string): Promise<unknown>
  write(disk: string, piece: { offset: number; data: Uint8Array }, signal: AbortSignal): Promise<unknown>
  stopWrites(disk: string): Promise<unknown>
  finalize(disk: string, snapshotName: string | undefined): Promise<unknown>
  /** The snapshot's id, or undefined when there is none. */
  snapshotId(snapshot: string): Promise<string | undefined>
  createImage(name: string, snapshotId: string): Promise<unknown>
  /** Whether there is an image of this name that is as this one would be. */
  hasImage(name: string): Promise<boolean>
  deleteSnapshot(snapshot: string): Promise<unknown>
  deleteDisk(disk: string): Promise<unknown>
}

export interface UploadPorts {
  readonly api: UploadApi
  readonly file: Pick<File, 'size' | 'slice'>
  /** Names of the temporary things, and of what comes of them. */
  readonly names: { readonly disk: string; readonly snapshot: string; readonly image: string }
  judge(error: unknown): Judgement
  isOnline(): boolean
  now(): number
  /** Resolves later; rejects when the signal fires. */
  wait(milliseconds: number, signal: AbortSignal): Promise<void>
  onStatus(status: UploadStatus): void
}

export interface Upload {
  /** Resolves when it is over: done or cancelled. Never rejects. */
  start(): Promise<void>
  pause(): void
  resume(): void
  /** Tries the failed step again, or what could not be removed. @param image another name, if that was taken */
  retry(image?: string): void
  /** Stops, and removes what was made so far. */
  cancel(): void
  /** The network came or went. */
  onNetwork(): void
}

/** Bytes in one request; the platform's limit for one write. */
export const pieceSize = 512 * 1024
/** Requests under way at a time. */
export const atOnce = 6

/** Milliseconds between two reports of progress: a screen that is drawn for every piece takes half of the time. */
const restTime = 100

/** Nothing is tried again then. */
const waits: ReadonlySet<Phase> = new Set(['paused', 'offline', 'failed'])

/** An upload that has not started. */
export function createUpload(ports: UploadPorts): Upload {
  const { api, file, names } = ports
  const cancelled = new AbortController()
  const { signal } = cancelled
  const meter = createMeter(file.size, ports.now)
  const steps: Record<StepId, StepState> = {
    disk: 'waiting',
    start: 'waiting',
    upload: 'waiting',
    stop: 'waiting',
    finalize: 'waiting',
    image: 'waiting',
    cleanup: 'waiting',
  }
  let ending: 'cancelling' | 'cancelled' | 'done' | undefined
  let failure: (Reason & Pick<Judgement, 'taken'> & { step: StepId }) | undefined
  /** By what was being done: several pieces may be in trouble at a time. */
  const troubles = new Map<object, Reason & { step: StepId }>()
  let { image } = names
  let leftovers: Leftovers = []
  let isPaused = false
  let isTidying = false

  const phase = (): Phase => {
    if (ending !== undefined) return ending
    if (failure !== undefined) return 'failed'
    if (isPaused) return 'paused'
    return ports.isOnline() ? 'running' : 'offline'
  }
  const tell = (): void => {
    const again = [...troubles.values()].at(-1)
    // What was on its way may still arrive: that is no rate.
    if (phase() !== 'running') meter.interrupt()
    ports.onStatus({
      phase: phase(),
      steps: { ...steps },
      progress: meter.read(),
      leftovers,
      image,
      ...(failure === undefined ? {} : { failure }),
      ...(again === undefined || waits.has(phase()) ? {} : { again }),
    })
  }
  let isResting = false
  /** Says it when the screen has rested: what comes next may take long. */
  const tellSoon = (): void => {
    if (isResting) return
    isResting = true
    const rested = (): void => {
      isResting = false
      tell()
    }
    // Who cancels is told by itself.
    void ports.wait(restTime, signal).then(rested, () => undefined)
  }
  const gate = createGate(() => phase() === 'running', signal)
  const changed = (): void => {
    gate.look()
    tell()
  }

  const over = (work: object): void => {
    if (troubles.delete(work)) tell()
  }

  /** Does something until it succeeds. `again` tells that an earlier try may have gone through unheard. */
  const insist = async <T>(step: StepId, work: (again: boolean) => Promise<T>): Promise<T> => {
    for (let tries = 0, again = false; ;) {
      // oxlint-disable no-await-in-loop -- one try after the other
      await gate.pass()
      try {
        const result = await work(again)
        over(work)
        return result
      } catch (error) {
        signal.throwIfAborted()
        // No network is no fault of anybody's: that try does not count.
        if (!ports.isOnline()) {
          again = true
          changed()
          continue
        }
        const judgement = ports.judge(error)
        const { message, requestId, passing, taken } = judgement
        // Who is refused outright has changed nothing: what is there is somebody else's.
        again ||= passing
        const pause = pauseAfter(judgement, tries)
        tries += 1
        if (pause === undefined) {
          troubles.delete(work)
          failure ??= { step, message, requestId, taken }
          steps[step] = 'failed'
          tries = 0
          changed()
        } else {
          troubles.set(work, { step, message, requestId })
          tell()
          await ports.wait(pause, signal)
        }
      }
      // oxlint-enable no-await-in-loop
    }
  }

  const run = async (step: StepId, work: (again: boolean) => Promise<unknown>): Promise<void> => {
    steps[step] = 'running'
    tell()
    await insist(step, work)
    steps[step] = 'done'
    tell()
  }

  /** Unless an earlier try got through: then the disk is where it should be already. */
  const unlessIn = (states: readonly DiskState['state'][], work: () => Promise<unknown>) => async (again: boolean) => {
    const now = again ? await api.diskState(names.disk) : undefined
    if (now !== undefined && states.includes(now)) return
    await work()
  }

  const sendPiece = async (offset: number): Promise<void> => {
    const data = new Uint8Array(await file.slice(offset, offset + pieceSize).arrayBuffer())
    const isEmpty = isZero(data)
    if (!isEmpty) await api.write(names.disk, { offset, data }, signal)
    meter.add(data.length, isEmpty)
    tellSoon()
  }

  const sendAll = async (): Promise<void> => {
    let next = 0
    const worker = async (): Promise<void> => {
      while (next < file.size) {
        const offset = next
        next += pieceSize
        // oxlint-disable-next-line no-await-in-loop -- several workers, each one piece at a time
        await insist('upload', () => sendPiece(offset))
      }
    }
    await Promise.all(Array.from({ length: atOnce }, worker))
  }

  const upload = async (): Promise<void> => {
    await run('disk', async (again) => {
      if (again && (await api.diskState(names.disk)) !== undefined) return
      await api.createDisk({ name: names.disk, size: diskSizeFor(file.size) })
    })
    await run(
      'start',
      unlessIn(['importing_from_bulk_writes'], () => api.startWrites(names.disk)),
    )
    steps.upload = 'running'
    tell()
    await sendAll()
    steps.upload = 'done'
    tell()
    await run(
      'stop',
      unlessIn(['import_ready'], () => api.stopWrites(names.disk)),
    )
    await run(
      'finalize',
      unlessIn(['finalizing', 'detached'], () => api.finalize(names.disk, names.snapshot)),
    )
    await run('image', async (again) => {
      if (again && (await api.hasImage(image))) return
      const id = await api.snapshotId(names.snapshot)
      if (id === undefined) throw new Error('The snapshot of the temporary disk is gone')
      await api.createImage(image, id)
    })
  }

  /** Whatever happened before. Failures are kept for another try. */
  const tidy = async (): Promise<void> => {
    isTidying = true
    steps.cleanup = 'running'
    leftovers = []
    tell()
    const left: Leftovers = await cleanUp({
      ...ports,
      onTrouble: (work, reason) => {
        if (reason === undefined) return over(work)
        troubles.set(work, { step: 'cleanup', ...reason })
        tell()
      },
      begun: { disk: steps.disk !== 'waiting', snapshot: steps.finalize !== 'waiting' },
    })
    leftovers = left
    steps.cleanup = left.length === 0 ? 'done' : 'failed'
    isTidying = false
  }

  return {
    start: async () => {
      tell()
      try {
        await upload()
        ending = 'done'
      } catch {
        // Only a cancelled upload ends early.
        ending = 'cancelling'
        failure = undefined
        troubles.clear()
        for (const id of stepIds) if (steps[id] === 'running') steps[id] = 'cancelled'
      }
      await tidy()
      if (ending === 'cancelling') ending = 'cancelled'
      tell()
    },
    pause: () => {
      isPaused = true
      changed()
    },
    resume: () => {
      isPaused = false
      changed()
    },
    retry: (name) => {
      if (failure !== undefined) {
        image = name ?? image
        steps[failure.step] = 'running'
        failure = undefined
        changed()
      } else if (leftovers.length > 0 && !isTidying) {
        void tidy().then(tell)
      }
    },
    cancel: () => {
      if (ending !== undefined) return
      ending = 'cancelling'
      cancelled.abort()
      tell()
    },
    onNetwork: changed,
  }
}

/** Whether there is nothing in it: a new disk has zeros everywhere. */
function isZero(data: Uint8Array): boolean {
  // Four bytes at a time; pieces are whole blocks.
  const words = new Uint32Array(data.buffer, data.byteOffset, data.length >> 2)
  for (const word of words) if (word !== 0) return false
  return true
}
