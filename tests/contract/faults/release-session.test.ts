/**
 * The session ends, or is that of somebody else, while a file goes out as it is: nothing goes out in the other name, what was sent
 * counts, and the file is there to be sent again. Over all operations that take one; images, which go out in pieces, are in
 * upload-session.test.ts.
 */
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'

import { operations } from '../../../generated/mock/operations.gen.ts'
import { toUserMessage } from '../../../src/api/errors.ts'
import { otherSessionText, sessionGuard } from '../../../src/api/session-guard.ts'
import { isBroken, onceOnline, sendRelease } from '../../../src/overrides/tuf-repo/connection.ts'
import { createUpload, type UploadPorts, type UploadStatus } from '../../../src/overrides/tuf-repo/upload.ts'
import { becomesOther, changesOf, first, inOtherName, second, sessionServer } from '../support/session-server.ts'

/** Nobody is signed in yet who sends that. */
const excused = ['login_saml']

/** How the console sends each of the others. */
const senders: Readonly<Record<string, (file: File) => UploadPorts['send']>> = {
  system_update_repository_upload: (file) => (signal, onSent) => sendRelease(file, signal, onSent),
}

const takesFile = Object.values(operations).flatMap((one) =>
  'request' in one && one.request === 'octets' ? [{ id: one.id, ends: new RegExp(`${one.path}$`) }] : [],
)

test('each operation that takes a file as it is is here', () => {
  expect(takesFile.map(({ id }) => id).toSorted()).toEqual([...excused, ...Object.keys(senders)].toSorted())
})

const server = sessionServer()

/** Done when half of it has gone out; rejects when the connection breaks then. */
let amid: (() => Promise<void>) | undefined

/** What a browser sends a file with, in front of the server of this test. */
class SentRequest extends EventTarget {
  upload = new EventTarget()
  status = 0
  statusText = ''
  response: Blob | undefined
  responseType = ''
  headers = new Headers()
  target = { method: '', url: '' }
  open(method: string, url: string) {
    this.target = { method, url }
  }
  setRequestHeader(name: string, value: string) {
    this.headers.set(name, value)
  }
  getAllResponseHeaders = () => 'content-type: application/json\r\n'
  abort() {
    this.dispatchEvent(new Event('abort'))
  }
  tell(type: string, loaded: number) {
    this.upload.dispatchEvent(Object.assign(new Event(type), { loaded }))
  }
  send(body: Blob) {
    const answering = async (): Promise<void> => {
      // Whose cookies go along is decided when it begins.
      const { signedIn } = server
      this.tell('progress', body.size / 2)
      await amid?.()
      const bytes = await body.arrayBuffer()
      const now = server.signedIn
      if (now !== 'none') server.signedIn = signedIn
      const answer = await server.fetch(this.target.url, { ...this.target, headers: this.headers, body: bytes })
      server.signedIn = now
      this.tell('load', body.size)
      Object.assign(this, { status: answer.status, response: await answer.blob() })
      this.dispatchEvent(new Event('load'))
    }
    answering().catch(() => this.dispatchEvent(new Event('error')))
  }
}

let isOnline = true
const network = new EventTarget()
beforeEach(() => {
  amid = undefined
  isOnline = true
  vi.stubGlobal('XMLHttpRequest', SentRequest)
  vi.stubGlobal('window', network)
})
afterEach(() => void vi.unstubAllGlobals())

describe.each(takesFile.filter(({ id }) => !excused.includes(id)))('$id', ({ id, ends }) => {
  const file = new File(['PK\u0003\u0004', new Uint8Array(996)], 'rack-18.0.0.zip')

  /** Sends it as the page does. @returns how that ended */
  async function sent(): Promise<UploadStatus & { say: string }> {
    const seen: UploadStatus[] = []
    const send = senders[id]?.(file)
    if (send === undefined) throw new Error(`${id} is not sent by anything`)
    await createUpload({
      file,
      send,
      isBroken,
      onceOnline,
      isOnline: () => isOnline,
      now: () => performance.now(),
      onStatus: (status) => seen.push(status),
    }).start()
    const last = seen.at(-1)
    if (last === undefined) throw new Error('nothing was said')
    return { ...last, say: last.error === undefined ? '' : toUserMessage(last.error) }
  }

  const accepted = () => changesOf(server).filter((call) => call.endsWith(' 200'))

  /** Whoever has begun is signed in again, and sends it again. */
  async function expectAgain(): Promise<void> {
    amid = undefined
    server.signedIn = first
    sessionGuard.doubt()
    expect(await sent()).toMatchObject({ phase: 'done', say: '' })
    expect(inOtherName(server).filter((call) => !call.startsWith('none '))).toEqual([])
    expect(accepted()).toHaveLength(1)
  }

  test('the session has ended before it goes out: it is said, and it can be sent again', async () => {
    server.before = { ends, happen: () => (server.signedIn = 'none') }
    expect(await sent()).toMatchObject({ phase: 'failed', error: { statusCode: 401 } })
    await expectAgain()
  })

  test('it ends amid it', async () => {
    amid = async () => void (server.signedIn = 'none')
    expect(await sent()).toMatchObject({ phase: 'failed', error: { statusCode: 401 } })
    await expectAgain()
  })

  test('somebody has signed out in another tab: nothing goes out', async () => {
    server.signedIn = 'none'
    sessionGuard.suspect()
    expect(await sent()).toMatchObject({ phase: 'failed', error: { statusCode: 401 } })
    expect(changesOf(server)).toEqual([])
    await expectAgain()
  })

  test('somebody else has signed in: nothing goes out in their name', async () => {
    becomesOther(server)
    const { phase, say } = await sent()
    expect(phase).toBe('failed')
    expect(say).toContain(otherSessionText({ id: '', displayName: second }))
    expect(changesOf(server)).toEqual([])
    await expectAgain()
  })

  test('somebody else signs in amid it: what went out before counts', async () => {
    amid = async () => becomesOther(server)
    expect(await sent()).toMatchObject({ phase: 'done', say: '' })
    expect(inOtherName(server)).toEqual([])
    expect(accepted()).toHaveLength(1)
  })

  test('somebody else signs in while there is no network: it does not start over in their name', async () => {
    amid = async () => {
      isOnline = false
      queueMicrotask(() => becomesOther(server))
      throw new TypeError('gone')
    }
    const over = sent()
    await vi.waitFor(() => expect(server.signedIn).toBe(second))
    isOnline = true
    await vi.waitFor(() => {
      network.dispatchEvent(new Event('online'))
      return expect(Promise.race([over, Promise.resolve('under way')])).resolves.not.toBe('under way')
    })
    const { phase, say } = await over
    expect(phase).toBe('failed')
    expect(say).toContain(otherSessionText({ id: '', displayName: second }))
    expect(changesOf(server)).toEqual([])
    await expectAgain()
  })
})
