import { expect, test } from 'vitest'

import { problemsByPlace } from './entry-problems.ts'

test('problems belong to the entry that they are in, not to one whose number begins alike', () => {
  const problems = new Map([
    ['tags', 'Items must be unique'],
    ['tags.12.value', 'first'],
    ['tags.12.key', 'second'],
    ['tags.1.value.name', 'third'],
    ['tagsOther.5.value', 'elsewhere'],
  ])
  const found = [...problemsByPlace(problems, 'tags')].map(([place, own]) => [place, Object.fromEntries(own)])
  expect(found).toEqual([
    [12, { value: 'first', key: 'second' }],
    [1, { 'value.name': 'third' }],
  ])
})

test('of very many entries with a problem all were drawn: those behind the first hundred wait for their turn', () => {
  const problems = new Map(Array.from({ length: 5_000 }, (_, at) => [`tags.${at}.value`, 'wrong']))
  expect([...problemsByPlace(problems, 'tags').keys()]).toEqual(Array.from({ length: 100 }, (_, at) => at))
})
