import { expect, test, vi } from 'vitest'

import { createRequestLog } from './request-log.ts'

const entry = (requestId: string) => ({
  requestId,
  at: 0,
  milliseconds: 1,
  method: 'GET',
  uri: '/v1/ping',
  status: 200,
})

test('the latest requests are kept, the oldest go', () => {
  const log = createRequestLog(2)
  for (const id of ['a', 'b', 'c']) log.add(entry(id))
  expect(log.entries().map(({ requestId }) => requestId)).toEqual(['b', 'c'])
})

test('what the mock did wrong stands with its request', () => {
  const log = createRequestLog()
  log.defect('b', { operation: 'ping', message: 'one' })
  log.defect('b', { operation: 'ping', message: 'two' })
  log.add(entry('a'))
  log.add(entry('b'))
  expect(log.entries().map(({ defects }) => defects)).toEqual([[], ['one', 'two']])
})

test('listeners hear of changes until they leave', () => {
  const log = createRequestLog()
  const listener = vi.fn()
  const leave = log.subscribe(listener)
  log.add(entry('a'))
  log.clear()
  leave()
  log.add(entry('b'))
  expect(listener).toHaveBeenCalledTimes(2)
})
