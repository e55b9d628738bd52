import { expect, test } from 'vitest'

import { createNodeMock } from '../../../src/mock/node/node.ts'
import { observed } from '../../../src/mock/server/observers.ts'
import { document } from './support/backend.ts'
import { malformed, type RawRequest } from './support/malformed.ts'
import { seed } from './support/seed.ts'

const count = 10_000

/** The error envelope and nothing else (server-behaviour §0.2). */
function problemOf(text: string, requestId: string | null): string | undefined {
  let body: unknown
  try {
    body = JSON.parse(text)
  } catch {
    return 'not JSON'
  }
  if (typeof body !== 'object' || body === null) return 'no object'
  const { request_id: id, error_code: code, message, ...more } = body as Readonly<Record<string, unknown>>
  if (id !== requestId || id === null) return 'another request id'
  if (typeof message !== 'string' || message === '') return 'no message'
  if (code !== undefined && typeof code !== 'string') return 'a code that is no text'
  return Object.keys(more).length === 0 ? undefined : `more than the envelope: ${Object.keys(more).join(', ')}`
}

test(`${count} malformed requests are refused in the error shape and change nothing (CAIRN_SEED=${seed})`, async () => {
  const mock = createNodeMock({ document })
  const contents = (): string =>
    JSON.stringify(Object.entries(mock.store.snapshot().collections).filter(([name]) => !observed.includes(name)))
  await mock.settle()
  const before = contents()
  const bad: string[] = []
  const send = async ({ how, method, url, headers, body }: RawRequest): Promise<void> => {
    const request = new Request(`http://mock.test${url}`, { method, headers, ...(body === undefined ? {} : { body }) })
    const reply = await mock.fetch(request)
    const text = await reply.text()
    const problem =
      reply.status < 400 || reply.status > 499
        ? `status ${reply.status}`
        : method === 'HEAD'
          ? undefined
          : problemOf(text, reply.headers.get('x-request-id'))
    if (problem !== undefined)
      bad.push(
        `${problem}: ${how}: ${method} ${url} ${JSON.stringify(headers)} ${String(body).slice(0, 200)} → ${text.slice(0, 200)}`,
      )
  }
  for (const [index, request] of malformed(count, seed).entries()) {
    await send(request)
    // Now and then, so that a failure is near its cause.
    if (index % 1000 === 0 && contents() !== before) bad.push(`the store changed before request ${index}`)
  }
  expect(bad.slice(0, 20)).toEqual([])
  expect(contents()).toBe(before)
})
