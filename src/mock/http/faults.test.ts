import { expect, test } from 'vitest'

import { operations } from '../../../generated/mock/operations.gen.ts'
import type { FaultRule } from './fault-rules.ts'
import { createFaults, type FaultCall, type Faults } from './faults.ts'

const { project_list: list, project_view: view, instance_start: start } = operations

const made = (...rules: readonly FaultRule[]): Faults => createFaults({ rules: () => rules, seed: 'test' })
const call = (spec: FaultCall['spec'], path: Record<string, string> = {}, query = ''): FaultCall => ({
  spec,
  path,
  query: new URLSearchParams(query),
})
const struck = (faults: Faults, times: number, one = call(list)): boolean[] =>
  Array.from({ length: times }, () => faults.strike(one) !== undefined)

test('a rule fails its operation and no other', () => {
  const faults = made({ operation: 'project_list', fault: 'conflict' })
  expect(faults.strike(call(view))).toBeUndefined()
  expect(faults.strike(call(list))).toEqual({ fault: 'conflict', done: false, wait: 0 })
})

test('a rule fails calls about one thing, whatever the operation', () => {
  const faults = made({ path: { instance: 'web-1' }, fault: 503 })
  expect(faults.strike(call(start, { instance: 'web-2' }))).toBeUndefined()
  expect(faults.strike(call(list))).toBeUndefined()
  expect(faults.strike(call(start, { instance: 'web-1' }))?.fault).toBe(503)
})

test('a rule fails calls with a value in the query', () => {
  const faults = made({ query: { project: 'web-shop' }, fault: 503 })
  expect(faults.strike(call(start, { instance: 'web-1' }, 'project=sandbox'))).toBeUndefined()
  expect(faults.strike(call(start, { instance: 'web-1' }, 'project=web-shop'))?.fault).toBe(503)
})

test('with `every`, a second try goes well', () => {
  const faults = made({ operation: 'project_list', fault: 'internal', every: 3 })
  expect(struck(faults, 5)).toEqual([true, false, false, true, false])
})

test('`nth` is one call, `times` the first few, and both count the calls of the rule', () => {
  expect(struck(made({ operation: 'project_list', fault: 500, nth: 2 }), 4)).toEqual([false, true, false, false])
  expect(struck(made({ operation: 'project_list', fault: 500, times: 2 }), 4)).toEqual([true, true, false, false])
  const faults = made({ operation: 'project_list', fault: 500, nth: 2 })
  struck(faults, 3, call(view))
  expect(struck(faults, 2)).toEqual([false, true])
})

test('`chance` is the same for the same seed, and a share of all', () => {
  const rule: FaultRule = { operation: 'project_list', fault: 500, chance: 0.25 }
  const first = struck(made(rule), 400)
  expect(struck(made(rule), 400)).toEqual(first)
  const share = first.filter(Boolean).length
  expect(share).toBeGreaterThan(60)
  expect(share).toBeLessThan(140)
  expect(struck(made({ ...rule, chance: 0 }), 50)).not.toContain(true)
})

test('the first failure counts, and waits add up', () => {
  const faults = made({ latency: [100, 100] }, { fault: 429, retry_after: 7 }, { fault: 500, latency: [20, 20] })
  expect(faults.strike(call(list))).toEqual({ fault: 429, retryAfter: 7, done: false, wait: 120 })
})

test('what a call asks for itself goes before the rules', () => {
  const faults = made({ fault: 500 })
  expect(faults.strike({ ...call(list), asked: { fault: 'network', done: true } })).toEqual({
    fault: 'network',
    done: true,
    wait: 0,
  })
})

test('rules may change while the mock runs', () => {
  let rules: FaultRule[] = []
  const faults = createFaults({ rules: () => rules, seed: 'test' })
  expect(faults.strike(call(list))).toBeUndefined()
  rules = [{ operation: 'project_list', fault: 'network', every: 2 }]
  expect(struck(faults, 2)).toEqual([true, false])
  // One more rule leaves the count of the others.
  rules = [...rules, { operation: 'project_view', fault: 500 }]
  expect(struck(faults, 2)).toEqual([true, false])
})

test('after a restart all counts begin anew', () => {
  const faults = made({ operation: 'project_list', fault: 500, times: 1 }, { latency: [1, 1000] })
  const first = faults.strike(call(list))
  faults.restart()
  expect(faults.recorded()).toEqual([])
  expect(faults.strike(call(list))).toEqual(first)
})

test('what was recorded lets the same calls fail again, whatever made them fail', () => {
  const calls = [
    call(start, { instance: 'web-1' }),
    { ...call(list), asked: { fault: 503 } },
    call(start, { instance: 'web-2' }),
    call(list),
    call(start, { instance: 'web-1' }),
    call(start, { instance: 'web-2' }),
  ]
  const faults = made({ operation: 'instance_start', fault: 'abort', done: true, every: 2, latency: [5, 50] })
  const first = calls.map((one) => faults.strike(one))
  const recorded = faults.recorded()
  expect(recorded).toHaveLength(3)
  expect(recorded[1]).toEqual({ operation: 'project_list', nth: 1, fault: 503 })
  const again = made(...recorded)
  expect(calls.map((one) => again.strike({ ...one, asked: undefined }))).toEqual(first)
  // And what that records is the same again.
  expect(again.recorded()).toEqual(recorded)
})
