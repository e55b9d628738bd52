import { expect, test } from 'vitest'

import { ownParams, referrersOf } from './referrers.ts'

const rows = [
  { name: 'a', crateId: '1' },
  { name: 'b', crateId: null },
  { name: 'c', crateId: '2', lids: ['1', '7'] },
  { name: 'd', at: { crate: '1' } },
]
const names = (found: readonly object[]) => found.map((row) => Reflect.get(row, 'name'))

test('rows that hold the value, directly, in a list or further in', () => {
  expect(names(referrersOf(rows, 'crateId', '1'))).toEqual(['a'])
  expect(names(referrersOf(rows, 'lids', 1))).toEqual(['c'])
  expect(names(referrersOf(rows, 'at.crate', '1'))).toEqual(['d'])
})

test('a row without the field that others hold is referred to by nobody, empty fields included', () => {
  expect(referrersOf(rows, 'crateId', undefined)).toEqual([])
  expect(referrersOf(rows, 'crateId', null)).toEqual([])
})

test('from a list, the row stands in for the parameter of its page', () => {
  const relations = { param: 'crate', field: 'name', dependsOn: [], usedBy: [], contains: [] }
  expect(ownParams(relations, { name: 'a' }, { hall: 'h' })).toEqual({ hall: 'h', crate: 'a' })
  expect(ownParams(relations, {}, { hall: 'h', crate: 'x' })).toEqual({ hall: 'h', crate: 'x' })
})
