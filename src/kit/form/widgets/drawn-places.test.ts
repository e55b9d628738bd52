import { expect, test } from 'vitest'

import { drawnPlaces, problemsByPlace } from './drawn-places.ts'

test('the first, those at the end and those wherever they are, each once and in order', () => {
  expect(drawnPlaces(5, { first: 10, last: 0, others: [] })).toEqual([0, 1, 2, 3, 4])
  expect(drawnPlaces(1000, { first: 2, last: 2, others: [500, 1, 999] })).toEqual([0, 1, 500, 998, 999])
  // A problem of an entry that has been taken away since.
  expect(drawnPlaces(3, { first: 1, last: 0, others: [3] })).toEqual([0])
})

test('problems belong to the entry that they are in, not to one whose number begins alike', () => {
  const problems = new Map([
    ['tags', 'Items must be unique'],
    ['tags.12.value', 'first'],
    ['tags.12.key', 'second'],
    ['tags.1.value.name', 'third'],
    ['tagsOther.5.value', 'elsewhere'],
  ])
  expect([...problemsByPlace(problems, 'tags')]).toEqual([
    [12, 'first'],
    [1, 'third'],
  ])
})
