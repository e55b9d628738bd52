import { expect, test } from 'vitest'

import { capitalise, drawable, drawableLines, midSentence, truncate, truncateMiddle } from './truncate.ts'

test('a text that fits is left alone', () => {
  expect(truncate('twelve chars', 12)).toBe('twelve chars')
  expect(truncateMiddle('twelve chars', 12)).toBe('twelve chars')
})

test('a longer one keeps max minus two characters and gets an ellipsis', () => {
  expect(truncate('abcdefghijklm', 12)).toBe('abcdefghij…')
})

test('no blank is left before the ellipsis', () => {
  expect(truncate('abc defgh', 6)).toBe('abc…')
})

test('the middle goes, both ends stay', () => {
  expect(truncateMiddle('5c56b522-c9b8-49e4-9f9a-8d52a89ec3e0', 12)).toBe('5c56b5…ec3e0')
  expect(truncateMiddle('abcdef', 2)).toBe('a…')
})

test('an emoji is never cut in half', () => {
  expect(truncate('😀😀😀😀', 3)).toBe('😀…')
  expect(truncateMiddle('😀😀😀😀', 3)).toBe('😀…😀')
})

test('capitalise touches the first letter only', () => {
  expect(capitalise('not found: disk "X"')).toBe('Not found: disk "X"')
  expect(capitalise('')).toBe('')
})

test.each([
  ['Boot disk', 'boot disk'],
  ['IP address', 'IP address'],
  ['vCPUs', 'vCPUs'],
  ['', ''],
])('%s inside a sentence', (label, text) => {
  expect(midSentence(label)).toBe(text)
})

test('what is too long to be drawn is cut, line by line where it has lines', () => {
  const long = 'a'.repeat(30_000)
  expect(drawable('short')).toBe('short')
  expect(drawable(long)).toHaveLength(999)
  expect(drawableLines(`{\n${long}\n}`)).toBe(`{\n${drawable(long)}\n}`)
  // An emoji at the cut stays whole.
  expect(drawable('🙂'.repeat(2_000))).toBe(`${'🙂'.repeat(998)}…`)
})
