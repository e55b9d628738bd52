import { expect, test } from 'vitest'

import { ApiError } from '../../api/errors.ts'
import { connectionTo } from './connection.ts'

const { judge } = connectionTo({ project: 'p', instance: 'i' })
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
