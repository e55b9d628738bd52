import { expect, test } from 'vitest'

import { indented, layOut } from './json-text.ts'

test('lays out like JSON.stringify does', () => {
  const value = { a: [1, -2.5e10, { b: 'x, y: {z}' }], empty: {}, none: [], yes: true, no: null, quote: 'a"\\b' }
  expect(indented(layOut(JSON.stringify(value)))).toBe(JSON.stringify(value, null, 2))
  expect(indented(layOut(JSON.stringify(value, null, 7)))).toBe(JSON.stringify(value, null, 2))
})

test('keeps every digit', () => {
  expect(indented(layOut('{"size":12345678901234567890,"n":1.10}'))).toContain('12345678901234567890')
  expect(indented(layOut('{"n":1.10}'))).toContain('1.10')
})

test('tells keys from texts, and numbers from words', () => {
  const kinds = layOut('{"a":"b","c":1,"d":null}').filter(({ kind }) => kind !== 'plain')
  expect(kinds.map(({ kind, text }) => `${kind} ${text}`)).toEqual([
    'key "a"',
    'text "b"',
    'key "c"',
    'number 1',
    'key "d"',
    'word null',
  ])
})

test('what turns text around or hides is shown as an escape, and is the same JSON', () => {
  const value = { name: 'a\u202Egnp.exe\u200B\u2066' }
  const text = indented(layOut(JSON.stringify(value)))
  expect(text).toContain('\\u202egnp.exe\\u200b\\u2066')
  expect(JSON.parse(text)).toEqual(value)
})

test('regression: the spaces before ten thousand levels were too many to hold', () => {
  const depth = 10_000
  const text = indented(layOut('{"a":'.repeat(depth) + '1' + '}'.repeat(depth)))
  expect(text.length).toBeLessThan(200 * depth)
  expect(text.replaceAll(/\s/g, '')).toBe('{"a":'.repeat(depth) + '1' + '}'.repeat(depth))
})

test('an emoji stays one', () => {
  expect(indented(layOut('{"a":"🪨"}'))).toContain('🪨')
})

test('what is no JSON comes back as it is', () => {
  expect(indented(layOut('<html>'))).toBe('<html>')
})

test('what was cut within a text ends with its beginning, not with what stood in it', () => {
  expect(indented(layOut('{"a": "one 2 true'))).toBe('{\n  "a": "one 2 true')
})
