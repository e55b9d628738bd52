import { expect, test } from 'vitest'

import { blockOf, contains, hasAddress, lowestFree, overlaps, sizeOf, spanOf, type Span } from './net.ts'

const span = (first: string, last: string): Span => {
  const found = spanOf({ first, last })
  if (found === undefined) throw new Error(`${first}-${last} is no range`)
  return found
}

const block = (text: string): Span => {
  const found = blockOf(text)
  if (found === undefined) throw new Error(`${text} is no block`)
  return found
}

test('ranges run upwards within one version', () => {
  expect(spanOf({ first: '10.0.0.2', last: '10.0.0.1' })).toBeUndefined()
  expect(spanOf({ first: '10.0.0.2', last: 'fd00::1' })).toBeUndefined()
  expect(sizeOf(span('10.0.0.1', '10.0.0.1'))).toBe(1n)
  expect(sizeOf(span('fd00::', 'fd00::ffff:ffff:ffff:ffff'))).toBe(2n ** 64n)
})

test('a block covers its addresses, whatever its text has behind the width', () => {
  expect(block('10.1.2.3/24')).toEqual(span('10.1.2.0', '10.1.2.255'))
  expect(block('0.0.0.0/0')).toEqual(span('0.0.0.0', '255.255.255.255'))
  expect(hasAddress(block('10.1.2.0/24'), '10.1.2.255')).toBe(true)
  expect(hasAddress(block('10.1.2.0/24'), '10.1.3.0')).toBe(false)
  expect(hasAddress(block('10.1.2.0/24'), '::1')).toBe(false)
})

test('overlap and containment count both ends', () => {
  expect(overlaps(block('10.0.0.0/25'), block('10.0.0.128/25'))).toBe(false)
  expect(overlaps(span('10.0.0.1', '10.0.0.5'), span('10.0.0.5', '10.0.0.9'))).toBe(true)
  expect(overlaps(block('0.0.0.0/0'), block('::/0'))).toBe(false)
  expect(contains(block('10.0.0.0/8'), block('10.255.255.0/24'))).toBe(true)
  expect(contains(block('10.0.0.0/24'), block('10.0.0.0/23'))).toBe(false)
})

test('the lowest free address comes first, over all ranges', () => {
  const spans = [span('10.0.1.0', '10.0.1.1'), span('10.0.0.9', '10.0.0.10')]
  expect(lowestFree(spans, new Set())).toBe('10.0.0.9')
  expect(lowestFree(spans, new Set(['10.0.0.9', '10.0.0.10']))).toBe('10.0.1.0')
  expect(lowestFree(spans, new Set(['10.0.0.9', '10.0.0.10', '10.0.1.0', '10.0.1.1']))).toBeUndefined()
  expect(lowestFree([], new Set())).toBeUndefined()
})
