import { expect, test } from 'vitest'

import { finish } from '../../lib/turns.ts'
import { longestLine, mostLines, previewing } from './preview.ts'

const previewOf = (bytes: Uint8Array) => finish(previewing(bytes))
const of = (text: string) => previewOf(new TextEncoder().encode(text))

test('a text is shown as it is, without the break at its end', () => {
  expect(of('one\n\ttwo\r\nthree\n')).toEqual({
    kind: 'text',
    text: 'one\n\ttwo\nthree',
    lines: 3,
    cut: 0,
    isPart: false,
  })
  expect(of('')).toEqual({ kind: 'text', text: '', lines: 1, cut: 0, isPart: false })
})

test('JSON is laid out, with every digit', () => {
  expect(of('{"a":12345678901234567890,"b":[]}')).toMatchObject({
    kind: 'json',
    text: '{\n  "a": 12345678901234567890,\n  "b": []\n}',
  })
  // A log may begin like JSON.
  expect(of('{"a":1}\n{"a":2}\n')).toMatchObject({ kind: 'text', text: '{"a":1}\n{"a":2}' })
})

test('of very long JSON the beginning is laid out', () => {
  const long = of(`["a"${',"bcd"'.repeat(40_000)}]`)
  expect([long?.kind, long?.isPart]).toEqual(['json', true])
  expect(long?.text.slice(0, 20)).toBe('[\n  "a",\n  "bcd",\n  ')
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

test.each([
  ['fifty thousand levels', '['.repeat(50_000) + ']'.repeat(50_000)],
  ['a megabyte of tabs', `${'\t'.repeat(990)}\n`.repeat(1_000)],
])('%s: the page stood still for seconds until the file was there', (_, text) => {
  const work = previewing(new TextEncoder().encode(text))
  let steps = 0
  while (work.next().done !== true) steps += 1
  expect(steps).toBeGreaterThan(20)
})
