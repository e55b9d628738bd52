/**
 * The session ends, or is that of somebody else, in each step of sending an image: nothing goes out in the other name, nothing that was
 * sent is sent again, and what is left behind is neither forgotten nor taken for gone.
 */
import { beforeEach, describe, expect, test, vi } from 'vitest'

import { otherSessionText, sessionGuard } from '../../../src/api/session-guard.ts'
import { connectionFor, judge } from '../../../src/features/image-upload/connection.ts'
import {
  createUpload,
  pieceSize,
  type StepId,
  type Upload,
  type UploadStatus,
} from '../../../src/features/image-upload/upload.ts'
import { becomesOther, changesOf, first, inOtherName, second, sessionServer } from '../support/session-server.ts'

const plan = {
  project: 'web-shop',
  name: 'debian',
  description: '',
  os: 'Debian',
  version: '13',
  blockSize: 512,
} as const
const names = { disk: 'tmp-disk', snapshot: 'tmp-snapshot', image: 'debian' }
const pieces = 8

const server = sessionServer()
let status: UploadStatus
let upload: Upload
beforeEach(() => {
  const content = new Uint8Array(pieces * pieceSize).map((_, at) => (at % 251) + 1)
  upload = createUpload({
    api: connectionFor(plan),
    file: new Blob([content]) as File,
    names,
    judge,
    isOnline: () => true,
    now: () => performance.now(),
    wait: () => new Promise((resolve) => setImmediate(resolve)),
    onStatus: (now) => {
      status = now
    },
  })
})

/** Offsets of the pieces that the server has taken. */
const taken = (): number[] =>
  server.calls.flatMap((call) => {
    const found = /bulk-write (\d+) 204$/.exec(call)
    return found ? [Number(found[1])] : []
  })

const becomes = (phase: UploadStatus['phase']): Promise<void> =>
  vi.waitFor(() => expect(status.phase).toBe(phase), { interval: 2, timeout: 20_000 })

/** Where each step begins to change something. */
const steps: readonly { step: StepId; ends: RegExp; times: number }[] = [
  { step: 'disk', times: 1, ends: /\/disks$/ },
  { step: 'start', times: 1, ends: /\/bulk-write-start$/ },
  { step: 'upload', times: pieces, ends: /\/bulk-write$/ },
  { step: 'stop', times: 1, ends: /\/bulk-write-stop$/ },
  { step: 'finalize', times: 1, ends: /\/finalize$/ },
  { step: 'image', times: 1, ends: /\/images$/ },
]

/** The first call that is refused tells of it. */
const ends = (): void => {
  server.signedIn = 'none'
}

/** They do as soon as the step before is done. */
function becomesOtherAt(step: StepId): void {
  const last = steps[steps.findIndex((one) => one.step === step) - 1]
  if (last === undefined) becomesOther(server)
  else server.after = { ...last, happen: () => becomesOther(server) }
}

/** Goes on until it is done: several pieces may have been refused. */
const isDone = (): Promise<void> =>
  vi.waitFor(
    () => {
      if (status.phase === 'failed') upload.retry()
      expect(status.phase).toBe('done')
    },
    { interval: 5, timeout: 20_000 },
  )

describe.each(steps)('at the step $step', ({ step, ends: path }) => {
  test('the session ends: it stands still and says so, and goes on where it was when the same person has signed in', async () => {
    server.before = { ends: path, happen: ends }
    const over = upload.start()
    await becomes('failed')
    expect(status.failure?.message).toBe('Your session has ended. Sign in in another tab, then try again here.')
    expect(changesOf(server).filter((call) => !call.endsWith(' 401') && !call.startsWith(first))).toEqual([])
    server.signedIn = first
    upload.retry()
    await isDone()
    await over
    expect(taken().toSorted((a, b) => a - b)).toEqual(Array.from({ length: pieces }, (_, at) => at * pieceSize))
    expect(status.steps.cleanup).toBe('done')
  })

  test('somebody else signs in: nothing goes on in their name, and it goes on when the first one is back', async () => {
    becomesOtherAt(step)
    const over = upload.start()
    await becomes('failed')
    expect(status.failure?.message).toContain(otherSessionText({ id: '', displayName: second }))
    expect(inOtherName(server)).toEqual([])
    server.signedIn = first
    sessionGuard.doubt()
    await isDone()
    await over
    expect(inOtherName(server)).toEqual([])
    expect(taken().toSorted((a, b) => a - b)).toEqual(Array.from({ length: pieces }, (_, at) => at * pieceSize))
  })

  test('somebody else gives it up: nothing is removed in their name, nor taken for gone', async () => {
    becomesOtherAt(step)
    const over = upload.start()
    await becomes('failed')
    upload.cancel()
    await over
    expect(status.phase).toBe('cancelled')
    expect(inOtherName(server)).toEqual([])
    // To the other one it looks as if there were none.
    expect(status.steps.cleanup).toBe('failed')
    expect(status.leftovers.map(({ text }) => text).join()).toContain(names.disk)
    // The first one is back, and what is left behind can be removed.
    server.signedIn = first
    sessionGuard.doubt()
    upload.retry()
    await vi.waitFor(() => expect(status.steps.cleanup).toBe('done'), { interval: 5 })
    expect(inOtherName(server)).toEqual([])
    server.calls = []
    const disk = await server.mock.fetch(new Request('http://mock.test/v1/disks/tmp-disk?project=web-shop'))
    expect(disk.status).toBe(404)
  })
})
