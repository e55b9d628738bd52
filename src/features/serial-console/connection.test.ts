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

test.each([{ last_byte_offset: 9 }, { data: [65, 'B'], last_byte_offset: 9 }, { data: [65], last_byte_offset: null }])(
  'regression: output that cannot be read was a gap that nobody saw: %j',
  async (buffer) => {
    const fetch = () => Promise.resolve(Response.json(buffer))
    const before = bindClient(
      createClient({ baseUrl: 'http://localhost', fetch, readAnswer: createAnswerReader(shapes) }),
    )
    const failure = await readBuffer({ mostRecent: 10, maxBytes: 10 }, new AbortController().signal).catch(
      (error: unknown) => error,
    )
    bindClient(before)
    expect(judge(failure)).toMatchObject({ kind: 'missing', note: 'Earlier output cannot be read' })
  },
)
