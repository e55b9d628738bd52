import { expect, test } from 'vitest'

import { textHash } from './text-hash.ts'

const folded = (hash: number): number => (hash ^ (hash >>> 15)) >>> 0

// http://www.isthe.com/chongo/src/fnv/test_fnv.c
test.each([
  ['', 0x811c9dc5],
  ['a', 0xe40c292c],
  ['foobar', 0xbf9cf968],
])('%j has the number that FNV-1a says, with its upper half folded in', (text, hash) => {
  expect(textHash(text)).toBe(folded(hash))
})

test('texts that differ in little have other numbers', () => {
  const texts = ['', 'a', 'aa', 'ab', 'ba', 'Aa', 'BB', 'é', '\u{1f680}', '\u{1f681}']
  expect(new Set(texts.map(textHash)).size).toBe(texts.length)
})
