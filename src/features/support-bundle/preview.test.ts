import { expect, test } from 'vitest'

import { longestLine, mostLines, previewOf } from './preview.ts'

const of = (text: string) => previewOf(new TextEncoder().encode(text))

test('a text is shown as it is, without the break at its end', () => {
  expect(of('one\n\ttwo\r\nthree\n')).toEqual({ kind: 'text', text: 'one\n\ttwo\nthree', lines: 3, cut: 0 })
  expect(of('')).toEqual({ kind: 'text', text: '', lines: 1, cut: 0 })
})

test('JSON is laid out, with every digit', () => {
  expect(of('{"a":12345678901234567890,"b":[]}')).toMatchObject({
    kind: 'json',
    text: '{\n  "a": 12345678901234567890,\n  "b": []\n}',
  })
  // A log may begin like JSON.
  expect(of('{"a":1}\n{"a":2}\n')).toMatchObject({ kind: 'text', text: '{"a":1}\n{"a":2}' })
})

test('what is no text is not shown', () => {
  expect(previewOf(new Uint8Array([80, 75, 3, 4, 0, 0]))).toBe(undefined)
  expect(previewOf(new Uint8Array([0xff, 0xfe, 0x41]))).toBe(undefined)
})

test('long lines and many lines are cut, and counted', () => {
  const long = of(`${'x'.repeat(longestLine + 500)}\nshort\n`)
  expect(long?.cut).toBe(1)
  expect(long?.text.split('\n').map(({ length }) => length)).toEqual([longestLine - 1, 5])
  const many = of('a\n'.repeat(mostLines + 7))
  expect([many?.lines, many?.text.split('\n').length]).toEqual([mostLines + 7, mostLines])
})

test('what cannot be seen, or turns the words around it, is named', () => {
  expect(of('\u001B[31mred\u202Egnp')?.text).toBe('⟨U+001B⟩[31mred⟨U+202E⟩gnp')
})
