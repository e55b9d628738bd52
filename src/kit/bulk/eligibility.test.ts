import { expect, test } from 'vitest'

import { review } from './eligibility.ts'

const screen = { rowKey: 'id', rowName: 'name' }

test('rows are left out with their reasons, the most frequent first', () => {
  const rows = [
    { id: '1', name: 'a', state: 'off' },
    { id: '2', name: 'b', state: 'on' },
    { id: '3', name: 'c', state: 'broken' },
    { id: '4', name: 'd', state: 'broken' },
  ]
  const reasons: Record<string, string> = { on: 'Stop it first', broken: 'Repair it first' }
  const { ready, leftOut } = review(rows, screen, (row) => reasons[String(row['state'])])
  expect(ready.map(({ name }) => name)).toEqual(['a'])
  expect(leftOut.map(({ reason, items }) => [reason, items.map(({ name }) => name)])).toEqual([
    ['Repair it first', ['c', 'd']],
    ['Stop it first', ['b']],
  ])
})

test('a row is acted on once, and one without a key never', () => {
  const rows = [{ id: '1', name: 'a' }, { id: '1', name: 'a' }, { name: 'nameless' }]
  const { ready, leftOut } = review(rows, screen, () => undefined)
  expect(ready.map(({ id }) => id)).toEqual(['1'])
  expect(leftOut.map(({ items }) => items.length)).toEqual([1])
})

test('ranges were listed by their first address alone', () => {
  const row = { id: '1', first: '10.0.0.1', last: '10.0.0.9' }
  const ranges = { rowKey: 'id', rowName: 'first', upTo: 'last' }
  expect(review([row], ranges, () => undefined).ready.map(({ name }) => name)).toEqual(['10.0.0.1–10.0.0.9'])
})

test('without a name the key stands for it', () => {
  expect(review([{ id: '7' }], screen, () => undefined).ready[0]?.name).toBe('7')
})

test('regression: a hundred thousand rows that were left out took minutes', () => {
  const rows = Array.from({ length: 100_000 }, (_, index) => ({ id: String(index), name: 'a' }))
  const { leftOut } = review(rows, screen, () => 'Stop it first')
  expect(leftOut.map(({ items }) => items.length)).toEqual([100_000])
})
