import { expect, onTestFinished, test, vi } from 'vitest'

import { sendTelling } from './upload-send.ts'

const ignore = () => {}

test('an answer has its status, headers and body', async () => {
  const url = URL.createObjectURL(new Blob(['{"a":1}'], { type: 'application/json' }))
  const response = await sendTelling(ignore)(url, {})
  expect([response.status, response.headers.get('content-type')]).toEqual([200, 'application/json'])
  expect(await response.json()).toEqual({ a: 1 })
})

test('what goes out is told up to the last byte', async () => {
  const told: number[] = []
  const body = new Blob([new Uint8Array(3_000_000)])
  await sendTelling((bytes) => told.push(bytes))(`${location.origin}/nowhere`, { method: 'PUT', body })
  expect(told.at(-1)).toBe(body.size)
  expect(told).toEqual(told.toSorted((a, b) => a - b))
})

test('without an answer it fails as `fetch` does', async () => {
  await expect(sendTelling(ignore)('http://127.0.0.1:1/', { method: 'PUT', body: 'a' })).rejects.toThrow(TypeError)
})

test.each(['before', 'while'])('%s it goes out it can be called off', async (when) => {
  const stop = new AbortController()
  if (when === 'before') stop.abort()
  const sent = sendTelling(ignore)(`${location.origin}/nowhere`, { method: 'PUT', body: 'a', signal: stop.signal })
  stop.abort()
  await expect(sent).rejects.toHaveProperty('name', 'AbortError')
})

test('regression: what the head of the answer had said was lost when the connection broke after it', async () => {
  class BreakingRequest extends XMLHttpRequest {
    override get status() {
      return this.readyState === XMLHttpRequest.HEADERS_RECEIVED ? 201 : 0
    }
    override get readyState() {
      return this.state
    }
    override send() {
      this.state = XMLHttpRequest.HEADERS_RECEIVED
      this.dispatchEvent(new Event('readystatechange'))
      this.state = XMLHttpRequest.DONE
      this.dispatchEvent(new Event('readystatechange'))
      this.dispatchEvent(new ProgressEvent('error'))
    }
    state: number = XMLHttpRequest.OPENED
  }
  vi.stubGlobal('XMLHttpRequest', BreakingRequest)
  onTestFinished(() => void vi.unstubAllGlobals())
  const response = await sendTelling(ignore)(`${location.origin}/nowhere`, { method: 'PUT', body: 'a' })
  expect(response.status).toBe(201)
  await expect(response.text()).rejects.toThrow(TypeError)
})

test('an answer with a status beyond all that there are was waited for without an end', async () => {
  class OddRequest extends XMLHttpRequest {
    override get status() {
      return 999
    }
    override send() {
      this.dispatchEvent(new ProgressEvent('load'))
    }
  }
  vi.stubGlobal('XMLHttpRequest', OddRequest)
  onTestFinished(() => void vi.unstubAllGlobals())
  const { ok, status } = await sendTelling(ignore)(`${location.origin}/nowhere`, { method: 'PUT', body: 'a' })
  expect([ok, status]).toEqual([false, 999])
})
