/**
 * The session ends, or is that of somebody else, in each step of sending an image: nothing goes out in the other name, nothing that was
 * sent is sent again, and what is left behind is neither forgotten nor taken for gone.
 */
import { afterAll, beforeAll, beforeEach, describe, expect, test, vi } from 'vitest'

import { currentUserView } from '../../../generated/api/sdk/current-user.gen.ts'
import { bindClient, clientOf } from '../../../src/api/binding.ts'
import { createClient } from '../../../src/api/client.ts'
import { bindWho, otherSessionText, sessionGuard } from '../../../src/api/session-guard.ts'
import { connectionFor, judge } from '../../../src/features/image-upload/connection.ts'
import {
  createUpload,
  pieceSize,
  type StepId,
  type Upload,
  type UploadStatus,
} from '../../../src/features/image-upload/upload.ts'
import { createNodeMock, type NodeMock } from '../../../src/mock/node/node.ts'
import { document } from '../mock/support/backend.ts'

const first = 'ada-lindqvist'
/** Of another silo: to them nothing of the first one is there. */
const second = 'farah-idris'
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

let mock: NodeMock
let signedIn = first
/** `name method path` of each call, with the offset of a piece. */
let calls: string[]
/** Done right before the call whose path ends so. */
let before: { ends: RegExp; happen: () => void } | undefined
/** The same with its answer, when there were so many of them. */
let after: { ends: RegExp; times: number; happen: () => void } | undefined
let status: UploadStatus

const send: typeof fetch = async (input, init) => {
  const request = new Request(input, init)
  const { pathname } = new URL(request.url)
  if (request.method === 'POST' && before?.ends.test(pathname)) {
    const { happen } = before
    before = undefined
    happen()
  }
  const headers = new Headers(request.headers)
  headers.set('x-cairn-user', signedIn)
  const text = request.method === 'POST' ? await request.clone().text() : ''
  const offset = /"offset":(\d+)/.exec(text)?.[1] ?? ''
  const answer = await mock.fetch(new Request(request, { headers }))
  calls.push(`${headers.get('x-cairn-user')} ${request.method} ${pathname} ${offset} ${answer.status}`)
  if (request.method === 'POST' && after?.ends.test(pathname)) {
    after.times -= 1
    if (after.times === 0) after.happen()
  }
  return answer
}

const asking = createClient({ baseUrl: 'http://mock.test', fetch: send })
const shared = createClient({ baseUrl: 'http://mock.test', fetch: send, beforeWrite: sessionGuard.beforeWrite })
let bound: ReturnType<typeof bindClient>
beforeAll(() => {
  const client = clientOf(() => asking)
  bindWho(async () => {
    const result = await currentUserView({ client })
    return result.type === 'success'
      ? { ...result, data: { id: result.data.id, displayName: result.data.displayName } }
      : result
  })
  bound = bindClient(shared)
})
afterAll(() => {
  bindClient(bound)
  sessionGuard.restart()
})

let upload: Upload
beforeEach(async () => {
  mock = createNodeMock({ document })
  signedIn = first
  calls = []
  before = undefined
  after = undefined
  sessionGuard.restart()
  const me = await currentUserView({ throwOnError: true })
  sessionGuard.heard({ id: me.data.id, displayName: me.data.displayName })
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

const changes = (): string[] => calls.filter((call) => !/ GET /.test(call))
const inOtherName = (): string[] => changes().filter((call) => !call.startsWith(`${first} `))
/** Offsets of the pieces that the server has taken. */
const taken = (): number[] =>
  calls.flatMap((call) => {
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

/** What happens to the session: told to this page as the other tab does, or by the first call that is refused. */
const becomesOther = (): void => {
  signedIn = second
  sessionGuard.suspect()
}
const ends = (): void => {
  signedIn = 'none'
}

/** They do as soon as the step before is done. */
function becomesOtherAt(step: StepId): void {
  const last = steps[steps.findIndex((one) => one.step === step) - 1]
  if (last === undefined) becomesOther()
  else after = { ...last, happen: becomesOther }
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
    before = { ends: path, happen: ends }
    const over = upload.start()
    await becomes('failed')
    expect(status.failure?.message).toBe('Your session has ended. Sign in in another tab, then try again here.')
    expect(changes().filter((call) => !call.endsWith(' 401') && !call.startsWith(first))).toEqual([])
    signedIn = first
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
    expect(inOtherName()).toEqual([])
    signedIn = first
    sessionGuard.doubt()
    await isDone()
    await over
    expect(inOtherName()).toEqual([])
    expect(taken().toSorted((a, b) => a - b)).toEqual(Array.from({ length: pieces }, (_, at) => at * pieceSize))
  })

  test('somebody else gives it up: nothing is removed in their name, nor taken for gone', async () => {
    becomesOtherAt(step)
    const over = upload.start()
    await becomes('failed')
    upload.cancel()
    await over
    expect(status.phase).toBe('cancelled')
    expect(inOtherName()).toEqual([])
    // To the other one it looks as if there were none.
    expect(status.steps.cleanup).toBe('failed')
    expect(status.leftovers.map(({ text }) => text).join()).toContain(names.disk)
    // The first one is back, and what is left behind can be removed.
    signedIn = first
    sessionGuard.doubt()
    upload.retry()
    await vi.waitFor(() => expect(status.steps.cleanup).toBe('done'), { interval: 5 })
    expect(inOtherName()).toEqual([])
    calls = []
    const disk = await mock.fetch(new Request('http://mock.test/v1/disks/tmp-disk?project=web-shop'))
    expect(disk.status).toBe(404)
  })
})
