import { expect, test } from 'vitest'

import { operations } from '../../../generated/mock/operations.gen.ts'
import { toResponse } from './answer.ts'
import { faultKinds, faultsOf, readFaultRules, type FaultKind, type FaultRule } from './fault.ts'

const { project_list: list, project_view: view } = operations

test('a rule fails its operation and no other', () => {
  const fault = faultsOf(() => [{ operation: 'project_list', fault: 'conflict' }])
  expect(fault(view)).toBeUndefined()
  const failure = fault(list)
  expect(failure?.kind).toBe('answer')
  if (failure?.kind !== 'answer') return
  const { status, body, headers } = failure.answer('some-id')
  expect(status).toBe(409)
  expect(headers.get('x-request-id')).toBe('some-id')
  expect(JSON.parse(String(body))).toEqual({
    request_id: 'some-id',
    error_code: 'Conflict',
    message: 'the object is being changed by another request',
  })
})

test('with `every`, a second try goes well', () => {
  const fault = faultsOf(() => [{ operation: 'project_list', fault: 'internal', every: 3 }])
  expect([1, 2, 3, 4, 5].map(() => fault(list) !== undefined)).toEqual([true, false, false, true, false])
})

test('a busy server says when it wants to be asked again', () => {
  const rule: FaultRule = { operation: 'project_list', fault: 'unavailable', retryAfter: 2 }
  const [busy, down] = [rule, { ...rule, retryAfter: undefined }].map((one) => {
    const failure = faultsOf(() => readFaultRules([one]))(list)
    return failure?.kind === 'answer' ? failure.answer('id').headers.get('retry-after') : 'no answer'
  })
  expect([busy, down]).toEqual(['2', null])
})

test('rules may change while the mock runs', () => {
  let rules: FaultRule[] = []
  const fault = faultsOf(() => rules)
  expect(fault(list)).toBeUndefined()
  rules = [{ operation: 'project_list', fault: 'network' }]
  expect(fault(list)).toEqual({ kind: 'network' })
})

/** The status of each; `network` is no answer, and `abort` begins like a good one. */
const meets: Readonly<Record<FaultKind, number | 'network'>> = {
  'bad-request': 400,
  'already-exists': 400,
  unauthorized: 401,
  forbidden: 403,
  'not-found': 404,
  conflict: 409,
  internal: 500,
  'not-implemented': 501,
  unavailable: 503,
  'no-capacity': 507,
  unreadable: 502,
  network: 'network',
  abort: 200,
}

test.each(faultKinds)('%s is a failure that clients can meet', (kind) => {
  const fault = faultsOf(() => [{ operation: 'project_list', fault: kind }])(list)
  expect(fault?.kind === 'answer' ? fault.answer('id').status : fault?.kind).toBe(meets[kind])
})

test('an answer that breaks off says how it begins and no more', async () => {
  const fault = faultsOf(() => [{ operation: 'project_list', fault: 'abort' }])(list)
  const reply = fault?.kind === 'answer' ? toResponse(fault.answer('id')) : undefined
  expect(reply?.status).toBe(200)
  const reader = reply?.body?.getReader()
  const first = await reader?.read()
  expect(new TextDecoder().decode(first?.value)).toBe('{"items":[{"id":"')
  await expect(reader?.read()).rejects.toThrow('Failed to fetch')
})

test('what is no rule is left out', () => {
  const good = { operation: 'project_list', fault: 'conflict', every: 2 }
  expect(
    readFaultRules([
      good,
      { operation: 'no_such', fault: 'conflict' },
      { operation: 'project_list', fault: 'odd' },
      { operation: 'project_view', fault: 'network', every: 'x' },
      null,
      'text',
    ]),
  ).toEqual([good, { operation: 'project_view', fault: 'network' }])
  expect(readFaultRules('text')).toEqual([])
})
