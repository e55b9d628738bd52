import { expect, test } from 'vitest'

import { countNew, countText, latestOf } from './tail.ts'

const entry = (id: string, second: number) => ({ id, timeCompleted: new Date(second * 1000) })
const log = [entry('d', 3), entry('c', 2), entry('b', 2), entry('a', 1)]

test('entries above the newest one that is shown are new', () => {
  expect(countNew(log, { id: 'a', time: new Date(1000) })).toBe(3)
  expect(countNew(log, { id: 'd', time: new Date(3000) })).toBe(0)
})

test('without that entry in the answer, those later than it are new', () => {
  expect(countNew(log, { id: 'gone', time: new Date(2000) })).toBe(1)
})

test('what the list shows counts once it is later than what was seen', () => {
  const seen = { id: 'c', time: new Date(2000) }
  expect(latestOf(seen, entry('d', 3))?.id).toBe('d')
  expect(latestOf(seen, entry('a', 1))?.id).toBe('c')
  expect(latestOf(undefined, undefined)).toBeUndefined()
})

test('many are not counted to the last one', () => {
  expect([1, 2, 99, 100].map(countText)).toEqual([
    '1 new entry',
    '2 new entries',
    '99 new entries',
    'More than 99 new entries',
  ])
})
