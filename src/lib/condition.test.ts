import { describe, expect, test } from 'vitest'

import { type Condition, type ConditionContext, holds, holdsBelowNone } from './condition.ts'

const yes: Condition = { kind: 'field', path: 'state', in: ['on'] }
const no: Condition = { kind: 'field', path: 'state', in: ['off'] }
const unknown: Condition = { kind: 'empty', collection: 'lids' }
const row = { state: 'on', lid: null }

const check = (condition: Condition, context?: ConditionContext) => holds(condition, row, context)

test('a field is compared with its values; a missing one reads as null', () => {
  expect([check(yes), check(no)]).toEqual([true, false])
  expect(check({ kind: 'field', path: 'lid', in: [null] })).toBe(true)
  expect(check({ kind: 'field', path: 'handle', in: [null] })).toBe(true)
})

describe('what cannot be known', () => {
  test('stays unknown, unless another part settles it', () => {
    expect(check({ kind: 'all', of: [yes, unknown] })).toBeUndefined()
    expect(check({ kind: 'all', of: [no, unknown] })).toBe(false)
    expect(check({ kind: 'any', of: [yes, unknown] })).toBe(true)
    expect(check({ kind: 'any', of: [no, unknown] })).toBeUndefined()
  })

  test('stays unknown when it is negated', () => {
    expect(check({ kind: 'not', of: unknown })).toBeUndefined()
    expect(check({ kind: 'not', of: { kind: 'all', of: [yes, unknown] } })).toBeUndefined()
    expect(check({ kind: 'not', of: { kind: 'all', of: [no, unknown] } })).toBe(true)
    expect(check({ kind: 'not', of: { kind: 'any', of: [yes, unknown] } })).toBe(false)
  })

  test('a collection is empty when somebody counted it', () => {
    expect(check(unknown, { isEmpty: () => true })).toBe(true)
    expect(check(unknown, { isEmpty: () => false })).toBe(false)
    expect(check(unknown, { isEmpty: () => undefined })).toBeUndefined()
  })

  test.each([undefined, {}, null])('a field of the parent while that is %j', (parent) => {
    expect(check({ kind: 'field', path: '$parent.open', in: [true] }, { parent })).toBeUndefined()
    expect(check({ kind: 'field', path: '$parent.open', in: [null] }, { parent })).toBeUndefined()
    expect(check({ kind: 'newer', path: '$parent.made', seconds: 1 }, { parent, now: 0 })).toBeUndefined()
  })

  test('an age without a clock', () => {
    expect(check({ kind: 'newer', path: 'made', seconds: 1 })).toBeUndefined()
  })
})

test('a field of the parent', () => {
  const parent = { open: true }
  expect(check({ kind: 'field', path: '$parent.open', in: [true] }, { parent })).toBe(true)
  expect(check({ kind: 'field', path: '$parent.lid', in: [null] }, { parent })).toBe(true)
})

test('older: a version against one of the row above, as releases are counted', () => {
  const older: Condition = { kind: 'older', path: 'version', than: '$parent.target.version' }
  const parent = { target: { version: '1.10.0' } }
  expect(holds(older, { version: '1.9.0' }, { parent })).toBe(true)
  expect(holds(older, { version: '1.10.0' }, { parent })).toBe(false)
  expect(holds(older, { version: '2.0.0-rc.1' }, { parent })).toBe(false)
  expect(holds(older, { version: 'nightly' }, { parent })).toBeUndefined()
  expect(holds(older, { version: '1.9.0' }, { parent: {} })).toBeUndefined()
  expect(holds(older, { version: '1.9.0' }, { parent: { target: null } })).toBe(false)
})

test('newer: a date, as such or as text, less than so many seconds ago', () => {
  const newer: Condition = { kind: 'newer', path: 'made', seconds: 60 }
  const made = new Date('2026-03-01T10:00:00Z')
  const now = made.getTime() + 59_999
  expect(holds(newer, { made }, { now })).toBe(true)
  expect(holds(newer, { made: made.toISOString() }, { now })).toBe(true)
  expect(holds(newer, { made }, { now: now + 1 })).toBe(false)
  expect(holds(newer, { made: null }, { now })).toBe(false)
})

describe('a field compared with another row', () => {
  const ofParent = { kind: 'same', path: 'id', as: '$parent.bootDiskId' } as const
  const ofForm = { kind: 'same', path: 'state.instance', as: '$row.id' } as const

  test('holds when both have the same value', () => {
    expect(holds(ofParent, { id: 'a' }, { parent: { bootDiskId: 'a' } })).toBe(true)
    expect(holds(ofParent, { id: 'a' }, { parent: { bootDiskId: 'b' } })).toBe(false)
    expect(holds(ofParent, { id: 'a' }, { parent: { bootDiskId: null } })).toBe(false)
    expect(holds(ofForm, { state: { instance: 'i' } }, { row: { id: 'i' } })).toBe(true)
    expect(holds(ofForm, { state: {} }, { row: { id: 'i' } })).toBe(false)
  })
  test('nothing and nothing are the same', () => {
    expect(holds(ofParent, {}, { parent: { name: 'x' } })).toBe(true)
  })
  test('cannot be known without the other row', () => {
    expect(holds(ofParent, { id: 'a' })).toBeUndefined()
    expect(holds(ofParent, { id: 'a' }, { parent: {} })).toBeUndefined()
    expect(holds(ofForm, { state: { instance: 'i' } })).toBeUndefined()
  })
})

test('fewer: rows of the list, as far as somebody has counted them', () => {
  const fewer: Condition = { kind: 'fewer', than: 2 }
  expect(holds(fewer, {}, { rows: 1 })).toBe(true)
  expect(holds(fewer, {}, { rows: 2 })).toBe(false)
  expect(holds(fewer, {})).toBeUndefined()
})

test('what the row above rules out holds for no row below it', () => {
  const open: Condition = { kind: 'field', path: '$parent.open', in: [true] }
  const own: Condition = { kind: 'field', path: 'state', in: ['ready'] }
  expect(holdsBelowNone(open, { open: false })).toBe(true)
  expect(holdsBelowNone({ kind: 'all', of: [own, open] }, { open: false })).toBe(true)
  for (const condition of [open, own, { kind: 'all', of: [own, open] } satisfies Condition]) {
    expect(holdsBelowNone(condition, { open: true })).toBe(false)
    // A parent that has not been read rules nothing out.
    expect(holdsBelowNone(condition, {})).toBe(false)
  }
  expect(holdsBelowNone(own, { open: false })).toBe(false)
})
