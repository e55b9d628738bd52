import { expect, test } from 'vitest'

import { excessOf, longestAddress, mostQueries, queriesText, readQueries, withQueries } from './address.ts'

const read = (search: string) => readQueries(new URLSearchParams(search))

test('queries of an address are read back as they were', () => {
  const queries = ['get a:b\n| filter x == "a&b=c+d"', '', 'get ü:b']
  expect(readQueries(withQueries(new URLSearchParams('range=7d'), queries))).toEqual(queries)
  expect(withQueries(new URLSearchParams('range=7d&query=old'), ['get a:b']).toString()).toBe(
    'range=7d&query=get+a%3Ab',
  )
})

test('empty queries at the end are in no address', () => {
  expect(queriesText(['get a:b', '', ' '])).toBe('query=get+a%3Ab')
  expect(queriesText([''])).toBe('')
})

test('what nobody can have typed is left out of an address', () => {
  expect(read('query=get%00%1B%20a:b%0D%0A|%20last%201&other=1')).toEqual(['get a:b\n| last 1'])
  expect(read(`${'query=x&'.repeat(mostQueries + 5)}`)).toHaveLength(mostQueries)
  expect(read(`query=${'x'.repeat(longestAddress * 2)}`)[0]).toHaveLength(longestAddress)
  expect(read('')).toEqual([])
})

test('queries that are too long are in no address, and it is known by how much', () => {
  const fits = 'x'.repeat(longestAddress - 'query='.length)
  expect(excessOf([fits])).toBe(0)
  expect(excessOf([`${fits}yy`])).toBe(2)
  expect(withQueries(new URLSearchParams('query=old&range=7d'), [`${fits}y`]).toString()).toBe('range=7d')
})
