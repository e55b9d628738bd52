import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'

import type { ApiRequest } from './binding.ts'
import { createClient } from './client.ts'
import { ApiError, toUserMessage } from './errors.ts'
import { patience, slowCalls } from './slow-calls.ts'

beforeEach(() => void vi.useFakeTimers())
afterEach(() => {
  for (const call of slowCalls.get()) call.cancel()
  vi.useRealTimers()
})

const list: ApiRequest = { method: 'GET', url: '/v1/disks', operation: 'diskList', answer: { rows: 'items' } }
const create: ApiRequest = { method: 'POST', url: '/v1/disks', operation: 'diskCreate', body: { name: 'a' } }

/** A server that answers nothing until it is told to. */
function hung() {
  const answers: ((response: Response) => void)[] = []
  const sent: RequestInit[] = []
  const fetch = (_: unknown, init: RequestInit = {}) =>
    new Promise<Response>((resolve, reject) => {
      sent.push(init)
      answers.push(resolve)
      init.signal?.addEventListener('abort', () => reject(new DOMException('aborted', 'AbortError')))
    })
  const client = createClient({ fetch })
  return { sent, answer: (body: unknown) => answers.at(-1)?.(Response.json(body)), request: client.request }
}
const wait = (milliseconds: number) => vi.advanceTimersByTimeAsync(milliseconds)
const only = () => {
  const [call] = slowCalls.get()
  if (call === undefined) throw new Error('nobody waits')
  return call
}

describe('a call that is not answered spun for ever', () => {
  it('is told after a while, and no more once it is answered', async () => {
    const { request, answer } = hung()
    const result = request(list)
    await wait(patience - 1)
    expect(slowCalls.get()).toEqual([])
    await wait(1)
    expect(only()).toMatchObject({ operation: 'diskList', changes: false })
    answer({ items: [] })
    expect(await result).toMatchObject({ type: 'success', data: { items: [] } })
    expect(slowCalls.get()).toEqual([])
  })

  it('can be sent again: whoever waits gets the answer of the new one', async () => {
    const { request, answer, sent } = hung()
    const result = request(create)
    await wait(patience)
    only().retry()
    expect(slowCalls.get()).toEqual([])
    await wait(0)
    expect(sent.map(({ body, signal }) => [body, signal?.aborted])).toEqual([
      ['{"name":"a"}', true],
      ['{"name":"a"}', false],
    ])
    await wait(patience)
    expect(slowCalls.get()).toHaveLength(1)
    answer({ id: 'x' })
    expect(await result).toMatchObject({ type: 'success', data: { id: 'x' } })
    expect(slowCalls.get()).toEqual([])
  })

  it('can be cancelled: a read is gone, a change may have been made', async () => {
    const { request, sent } = hung()
    const results = [list, create].map((call) =>
      request({ ...call, throwOnError: true }).catch((error: unknown) => error),
    )
    await wait(patience)
    expect(slowCalls.get().map(({ changes }) => changes)).toEqual([false, true])
    for (const call of slowCalls.get()) call.cancel()
    const errors = await Promise.all(results)
    for (const error of errors) expect(error).toMatchObject({ kind: 'network' })
    expect(errors.map(toUserMessage)).toEqual([
      'The server did not answer, and the request was cancelled.',
      'The server did not answer, and the request was cancelled. It may have been carried out all the same: check before you try again.',
    ])
    expect(errors[0]).toBeInstanceOf(ApiError)
    expect(sent.map(({ signal }) => signal?.aborted)).toEqual([true, true])
    expect(slowCalls.get()).toEqual([])
  })

  it('is nobody’s matter once its caller gives it up', async () => {
    const { request } = hung()
    const controller = new AbortController()
    const result = request({ ...list, signal: controller.signal })
    await wait(patience)
    expect(slowCalls.get()).toHaveLength(1)
    controller.abort()
    expect(await result).toEqual({ type: 'aborted' })
    expect(slowCalls.get()).toEqual([])
  })

  it('has rules of its own when it carries bytes', async () => {
    const { request } = hung()
    const bytes = { body: new Blob(['x']), headers: { 'Content-Type': 'application/octet-stream' } }
    void request({ ...create, ...bytes })
    void request({ ...list, parseAs: 'stream' })
    void request({ ...create, patient: true })
    await wait(patience * 100)
    expect(slowCalls.get()).toEqual([])
  })
})
