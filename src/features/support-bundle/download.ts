/**
 * Downloading bytes that go on where they stopped: what has arrived stays, the rest is asked for by range, and what changed on
 * the server meanwhile starts again. A plain state machine: it knows neither page nor transport.
 */
import { createGate } from '../transfer/gate.ts'
import { type Judgement, pauseAfter, type Reason } from '../transfer/judge.ts'
import { createMeter, type Progress } from '../transfer/progress.ts'
import { type Place, PlaceError } from './place.ts'

export type Phase =
  | 'running'
  | 'paused'
  /** There is no network; goes on by itself. */
  | 'offline'
  /** It failed more often than is tried by itself. */
  | 'failed'
  | 'cancelled'
  | 'done'

/** What the server sends when it is asked for the bytes from somewhere on. */
export type Answer =
  | {
      readonly bytes: AsyncIterable<Uint8Array>
      /** Where they begin: a server may send all of them. */
      readonly from: number
      /** How many there are in all, if it says so. */
      readonly total: number | undefined
      /** What changes with the bytes. */
      readonly tag: string | undefined
    }
  /** There is nothing from there on: so many there are in all. */
  | { readonly beyond: number | undefined }

export interface DownloadStatus {
  readonly phase: Phase
  readonly progress: Progress<number | undefined>
  /** Why it stands still. */
  readonly failure?: Reason & { readonly isFinal: boolean }
  /** Why it is tried again by itself. */
  readonly again?: Reason
  /** Why it began anew. */
  readonly anew?: 'changed' | 'whole'
}

export interface DownloadPorts {
  /** Asks for the bytes from somewhere on. */
  open(from: number, signal: AbortSignal): Promise<Answer>
  place: Place
  /** How many there will be, as far as is known. */
  size: number | undefined
  judge(error: unknown): Judgement
  isOnline(): boolean
  now(): number
  wait(milliseconds: number, signal: AbortSignal): Promise<void>
  onStatus(status: DownloadStatus): void
}

export interface Download {
  /** Resolves when it is over: done or cancelled. Never rejects. */
  start(): Promise<void>
  pause(): void
  resume(): void
  /** Goes on after a failure. */
  retry(): void
  cancel(): void
  /** The network came or went. */
  onNetwork(): void
}

/** So often a download begins anew before people are asked: a server may never send the bytes that it was asked for. */
const mostAnew = 5

/** Milliseconds between two reports of progress. */
const restTime = 100

/** A download that has not started. */
export function createDownload(ports: DownloadPorts): Download {
  const { place } = ports
  const cancelled = new AbortController()
  const { signal } = cancelled
  const meter = createMeter(ports.size, ports.now)
  /** The try under way: a pause ends it. */
  let attempt = new AbortController()
  let done = 0
  let tries = 0
  let seen: { total: number | undefined; tag: string | undefined } | undefined
  let ending: 'cancelled' | 'done' | undefined
  let failure: DownloadStatus['failure']
  let again: Reason | undefined
  let anew: DownloadStatus['anew']
  /** How often it has begun anew since people last had their say. */
  let times = 0
  let isPaused = false

  const phase = (): Phase => {
    if (ending !== undefined) return ending
    if (failure !== undefined) return 'failed'
    if (isPaused) return 'paused'
    return ports.isOnline() ? 'running' : 'offline'
  }
  let toldAt = Number.NEGATIVE_INFINITY
  const tell = (): void => {
    toldAt = ports.now()
    ports.onStatus({
      phase: phase(),
      progress: meter.read(),
      ...(failure && { failure }),
      ...(again && phase() === 'running' && { again }),
      ...(anew && { anew }),
    })
  }
  let isDue = false
  /** Not for every piece, but never later than that. */
  const tellSoon = (): void => {
    if (ports.now() - toldAt >= restTime) return tell()
    if (isDue) return
    isDue = true
    const rested = (): void => {
      isDue = false
      if (ending === undefined) tell()
    }
    void ports.wait(restTime, signal).then(rested, () => undefined)
  }
  const gate = createGate(() => phase() === 'running', signal)
  const changed = (): void => {
    if (phase() !== 'running') meter.interrupt()
    gate.look()
    tell()
  }

  const beginAnew = async (why: NonNullable<typeof anew>): Promise<void> => {
    if (++times > mostAnew) throw new Error('The server does not send the data that it is asked for.')
    await place.restart()
    done = 0
    seen = undefined
    anew = why
    meter.restart()
    tell()
  }

  const take = async (bytes: AsyncIterable<Uint8Array>): Promise<void> => {
    for await (const piece of bytes) {
      signal.throwIfAborted()
      await place.write(piece)
      done += piece.length
      meter.add(piece.length, false)
      tries = 0
      again = undefined
      tellSoon()
    }
  }

  /** One request. @returns whether all is there */
  const ask = async (): Promise<boolean> => {
    const answer = await ports.open(done, AbortSignal.any([signal, attempt.signal]))
    if ('beyond' in answer) {
      if (answer.beyond === done) return true
      await beginAnew('changed')
      return false
    }
    const { total, tag, from } = answer
    if (seen && (differ(seen.total, total) || differ(seen.tag, tag))) await beginAnew('changed')
    else if (from !== done) await beginAnew('whole')
    if (from !== done) {
      // These bytes belong elsewhere: the next request asks for the right ones.
      attempt.abort()
      return false
    }
    seen = { total, tag }
    meter.expect(total)
    await take(answer.bytes)
    if (total !== undefined && done > total) throw new Error('The server sent more data than announced.')
    if (total !== undefined && done < total) throw new BrokenOff()
    return true
  }

  const recover = async (error: unknown): Promise<void> => {
    signal.throwIfAborted()
    // It was paused, or the network went: that try does not count.
    if (attempt.signal.aborted || !ports.isOnline()) return changed()
    const judgement: Judgement =
      error instanceof BrokenOff
        ? { message: 'Connection lost.', requestId: undefined, passing: true }
        : ports.judge(error)
    const { message, requestId } = judgement
    const pause = pauseAfter(judgement, tries)
    tries += 1
    if (pause !== undefined) {
      again = { message, requestId }
      tell()
      return ports.wait(pause, signal)
    }
    again = undefined
    failure = { message, requestId, isFinal: error instanceof PlaceError }
    changed()
  }

  const run = async (): Promise<void> => {
    for (let isThere = false; !isThere;) {
      // oxlint-disable no-await-in-loop -- one request after the other
      await gate.pass()
      attempt = new AbortController()
      try {
        isThere = await ask()
        if (isThere) await place.close()
      } catch (error) {
        isThere = false
        await recover(error)
      }
      // oxlint-enable no-await-in-loop
    }
  }

  return {
    start: async () => {
      tell()
      try {
        await run()
        ending = 'done'
      } catch {
        // Only a cancelled download ends early.
        ending = 'cancelled'
        failure = undefined
        await place.abandon().catch(() => {})
      }
      tell()
    },
    pause: () => {
      isPaused = true
      attempt.abort()
      changed()
    },
    resume: () => {
      isPaused = false
      times = 0
      changed()
    },
    retry: () => {
      if (failure?.isFinal !== false) return
      failure = undefined
      tries = 0
      times = 0
      changed()
    },
    cancel: () => cancelled.abort(),
    onNetwork: changed,
  }
}

/** The answer ended before its end. */
class BrokenOff extends Error {}

const differ = <T>(before: T | undefined, now: T | undefined): boolean =>
  before !== undefined && now !== undefined && before !== now
