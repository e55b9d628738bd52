import { expect, test } from 'vitest'

import { keepSaved, longestName, mostSaved, readSaved } from '../../kit/saved/saved-texts.ts'
import { keepTyped, readTyped } from './kept-queries.ts'

function memory(isFull = false) {
  const kept = new Map<string, string>()
  return {
    getItem: (key: string) => kept.get(key) ?? null,
    setItem: (key: string, text: string) => {
      if (!isFull) kept.set(key, text)
      return !isFull
    },
  }
}

test('queries are kept by name, for one person', () => {
  const storage = memory()
  keepSaved(storage, 'me', { put: { name: 'b', text: 'get b:b' } })
  keepSaved(storage, 'me', { put: { name: 'a', text: 'get a:a' } })
  keepSaved(storage, 'me', { put: { name: 'b', text: 'get c:c' } })
  expect(readSaved(storage, 'me')).toEqual([
    { name: 'a', text: 'get a:a' },
    { name: 'b', text: 'get c:c' },
  ])
  expect(readSaved(storage, 'you')).toEqual([])
  keepSaved(storage, 'me', { put: { name: 'z', text: 'get a:a' }, without: 'a' })
  expect(readSaved(storage, 'me').map(({ name }) => name)).toEqual(['b', 'z'])
  keepSaved(storage, 'me', { without: 'b' })
  expect(readSaved(storage, 'me').map(({ name }) => name)).toEqual(['z'])
})

test('a browser that keeps nothing says so', () => {
  expect(keepSaved(memory(true), 'me', { put: { name: 'a', text: 'get a:a' } })).toBe(false)
})

test.each(['', '{', 'null', '{"name":"a"}', '[1,{"name":"a"},{"name":1,"text":"x"}]'])(
  'what storage should not have, %j, is left out',
  (text) => expect(readSaved({ getItem: () => text }, 'me')).toEqual([]),
)

test('regression: a name that no dialog takes was drawn, however long', () => {
  const texts = [longestName, longestName + 1].map((length) => ({ name: 'W'.repeat(length), text: 'get a:a' }))
  expect(readSaved({ getItem: () => JSON.stringify(texts) }, 'me')).toEqual(texts.slice(0, 1))
})

test.each(['', ' ', '\u00A0\t'])('regression: a kept name of %j became a link without a name', (name) => {
  const texts = [name, 'a'].map((one) => ({ name: one, text: 'get a:a' }))
  expect(readSaved({ getItem: () => JSON.stringify(texts) }, 'me')).toEqual(texts.slice(1))
})

test('no more are read than are kept', () => {
  const many = Array.from({ length: mostSaved + 1 }, (_, at) => ({ name: `n${at}`, text: '' }))
  expect(readSaved({ getItem: () => JSON.stringify(many) }, 'me')).toHaveLength(mostSaved)
})

test('what was typed is there again at its address, or where the address says nothing', () => {
  const storage = memory()
  keepTyped(storage, 'k', { address: 'query=get', queries: '["get a:b","x"]' })
  expect(readTyped(storage, 'k', 'query=get')).toEqual(['get a:b', 'x'])
  expect(readTyped(storage, 'k', '')).toEqual(['get a:b', 'x'])
  expect(readTyped(storage, 'k', 'query=other')).toBeUndefined()
  expect(readTyped(storage, 'none', '')).toBeUndefined()
  expect(readTyped({ getItem: () => '{"queries":3}' }, 'k', '')).toBeUndefined()
})
