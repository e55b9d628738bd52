import { expect, it, vi } from 'vitest'

import type { TufRepoUpload } from '../../../generated/api/types.gen.ts'
import { createUpload, type UploadPorts, type UploadStatus } from './upload.ts'

const answer = { status: 'inserted' } as TufRepoUpload
const broken = new Error('broken')

type Send = UploadPorts['send']

/** An upload of 1,000 bytes. @param tries what becomes of each try */
function started(...tries: Send[]) {
  const seen: UploadStatus[] = []
  const net = { isOnline: true, back: () => {} }
  const send = vi.fn<Send>((...given) => {
    const next = tries.shift()
    if (next === undefined) throw new Error('one try too many')
    return next(...given)
  })
  let time = 0
  const upload = createUpload({
    file: { size: 1000 },
    send,
    isBroken: (error) => error === broken,
    isOnline: () => net.isOnline,
    onceOnline: (signal) =>
      new Promise((resolve, reject) => {
        net.back = resolve
        signal.addEventListener('abort', () => reject(signal.reason))
      }),
    now: () => (time += 1000),
    onStatus: (status) => seen.push(status),
  })
  const phases = () => seen.map(({ phase }) => phase).filter((phase, index, all) => phase !== all[index - 1])
  return { upload, seen, send, net, phases, over: upload.start() }
}

const sends =
  (...bytes: number[]): Send =>
  async (_signal, onSent) => {
    for (const one of bytes) onSent(one)
    return answer
  }

const breaksAfter =
  (bytes: number): Send =>
  async (_signal, onSent) => {
    onSent(bytes)
    throw broken
  }

const waits: Send = (signal) =>
  new Promise((_resolve, reject) => {
    signal.addEventListener('abort', () => reject(signal.reason))
  })

it('says how much is sent, then that the answer is waited for, then what came of it', async () => {
  const { over, seen, phases } = started(sends(250, 1000))
  await over
  expect(phases()).toEqual(['sending', 'sent', 'done'])
  expect(seen[1]?.progress).toMatchObject({ done: 250, total: 1000 })
  expect(seen.at(-1)).toMatchObject({ answer, progress: { done: 1000 } })
})

it('fails with the error when the connection breaks although there is a network: nobody knows when to try again', async () => {
  const { over, seen, phases } = started(breaksAfter(400))
  await over
  expect(phases()).toEqual(['sending', 'failed'])
  expect(seen.at(-1)).toMatchObject({ error: broken, progress: { done: 400 } })
})

it('starts over from nothing by itself once the network is back', async () => {
  const { over, seen, net, phases } = started(breaksAfter(900), sends(1000))
  net.isOnline = false
  await vi.waitFor(() => expect(phases().at(-1)).toBe('offline'))
  expect(seen.at(-1)?.progress).toMatchObject({ done: 900 })
  net.isOnline = true
  net.back()
  await over
  expect(phases()).toEqual(['sending', 'offline', 'sending', 'sent', 'done'])
  const again = seen.slice(seen.findIndex(({ phase }) => phase === 'offline') + 1)
  expect(again[0]?.progress).toEqual({ done: 0, total: 1000, skipped: 0 })
})

it('does not start over after a refusal, online or not', async () => {
  const { over, net, phases } = started(async () => {
    throw new Error('refused')
  })
  net.isOnline = false
  await over
  expect(phases()).toEqual(['sending', 'failed'])
})

it.each([true, false])('can be cancelled on the way (%s) and while there is no network', async (isOnline) => {
  const { over, upload, net, phases } = started(isOnline ? waits : breaksAfter(1))
  net.isOnline = isOnline
  await vi.waitFor(() => expect(phases().at(-1)).toBe(isOnline ? 'sending' : 'offline'))
  upload.cancel()
  await over
  expect(phases().at(-1)).toBe('cancelled')
})
