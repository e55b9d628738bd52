import { expect, test } from 'vitest'

import { shapes } from '../../../generated/model/shapes.gen.ts'
import { bindClient } from '../../api/binding.ts'
import { createClient } from '../../api/client.ts'
import { ApiError } from '../../api/errors.ts'
import { createAnswerReader } from '../../api/read-answer.ts'
import { connectionTo } from './connection.ts'

const { judge, readBuffer } = connectionTo({ project: 'p', instance: 'i' })
const answer = (statusCode: number, errorCode?: string): ApiError =>
  new ApiError('No', { kind: 'error', statusCode, errorCode })

test.each([
  [answer(501), 'missing'],
  [answer(501, 'NotImplemented'), 'missing'],
  [answer(405), 'missing'],
  [answer(404), 'missing'],
  [answer(404, 'ObjectNotFound'), 'refused'],
  [answer(403, 'Forbidden'), 'refused'],
  [answer(400, 'InvalidRequest'), 'refused'],
  // Somebody may sign in again in another tab: what was typed waits for that.
  [answer(401, 'Unauthorized'), 'retry'],
  [answer(408), 'retry'],
  [answer(429), 'retry'],
  [answer(500), 'retry'],
  [answer(503), 'retry'],
  [new ApiError('No network', { kind: 'network' }), 'retry'],
  [new TypeError('a mistake of ours'), 'refused'],
])('%#: what an answer of the buffer means', (error, kind) => expect(judge(error).kind).toBe(kind))

test('regression: how long the server wants to be left alone was lost', () => {
  const busy = (retryAfter?: number) => judge(new ApiError('Busy', { kind: 'error', statusCode: 503, retryAfter }))
  expect(busy(60_000)).toMatchObject({ kind: 'retry', retryAfter: 60_000 })
  expect(busy()).toMatchObject({ kind: 'retry', retryAfter: 0 })
  expect(busy(Number.MAX_SAFE_INTEGER).retryAfter, 'timers of browsers end').toBe(24 * 3_600_000)
})

/** What is made of an answer of the buffer. @param readAnswer who looks whether it is what it should be: nobody yet on the first page */
async function judged(buffer: object, readAnswer?: ReturnType<typeof createAnswerReader>) {
  const fetch = () => Promise.resolve(Response.json(buffer))
  const before = bindClient(createClient({ baseUrl: 'http://localhost', fetch, ...(readAnswer && { readAnswer }) }))
  const failure = await readBuffer({ mostRecent: 10, maxBytes: 10 }, new AbortController().signal).catch(
    (error: unknown) => error,
  )
  bindClient(before)
  return judge(failure)
}

const unreadableBuffers = [
  { last_byte_offset: 9 },
  { data: [65, 'B'], last_byte_offset: 9 },
  { data: [65], last_byte_offset: null },
]

test.each(unreadableBuffers)('regression: output that cannot be read was a gap that nobody saw: %j', async (buffer) => {
  const told = { kind: 'missing', note: 'Earlier output cannot be read' }
  expect(await judged(buffer, createAnswerReader(shapes))).toMatchObject(told)
  expect(await judged(buffer), 'regression: on the first page it was a refusal').toMatchObject(told)
})
