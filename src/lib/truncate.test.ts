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

test('regression: hundreds of marks upon one letter were drawn across the lines above and below', () => {
  const marks = '\u0301\u0327'.repeat(50_000)
  const shown = `Z${marks.slice(0, 6)}…`
  expect(drawable(`Z${marks}`)).toBe(shown)
  expect(drawable(`Z${marks.slice(0, 20)} end`)).toBe(`${shown} end`)
  expect(truncate(`Z${marks}`, 12)).toBe(shown)
  expect(truncateMiddle(`Z${marks}`, 12)).toMatch(/^Z\p{M}{6}…$/u)
  // Scripts that have marks keep them all.
  expect(truncate('בְּרֵאשִׁ֖ית', 40)).toBe('בְּרֵאשִׁ֖ית')
  expect(truncate('བསྒྲུབས', 40)).toBe('བསྒྲུབས')
})
