import { Ajv } from 'ajv'
import { expect, test } from 'vitest'

import { readFaultFile } from '../http/fault-rules.ts'
import { faultSchema } from './fault-schema.ts'

const validate = new Ajv().compile(faultSchema())

const isRead = (file: unknown): boolean => {
  try {
    readFaultFile(file)
    return true
  } catch {
    return false
  }
}

const rules: readonly unknown[] = [
  { fault: 503 },
  { fault: 'network', done: true },
  { fault: 429, retry_after: 0, every: 2, nth: 1, times: 3, chance: 0 },
  { operation: 'disk_list', latency: [0, 600_000] },
  { path: { instance: 'web-1' }, query: { project: 'web-shop' }, latency: 5 },
  7,
  {},
  { operation: 'disk_list' },
  { operation: 'disk_lst', fault: 503 },
  { fault: 200 },
  { fault: 'odd' },
  { fault: 503.5 },
  { fault: 503, nth: 0 },
  { fault: 503, times: 'x' },
  { fault: 503, chance: 1.5 },
  { fault: 503, path: { disk: 1 } },
  { fault: 503, nht: 1 },
  { latency: 600_001 },
  { latency: [1, 2, 3] },
  { latency: 5, retry_after: 1 },
]

test('the schema and the mock take the same rules', () => {
  const files = [...rules.map((rule) => ({ rules: [rule] })), {}, [], { $schema: 'x', rules: [] }, { rules: {} }]
  const taken = files.map((file) => validate(file))
  expect(taken).toEqual(files.map(isRead))
  expect(new Set(taken)).toEqual(new Set([true, false]))
})
