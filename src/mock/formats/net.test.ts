import { expect, test } from 'vitest'

import { formatIp, parseIp } from '../../lib/ip.ts'
import {
  blockOf,
  contains,
  hasAddress,
  lowestFree,
  numberRange,
  overlaps,
  portRangeProblem,
  sizeOf,
  spanOf,
  type Span,
} from './net.ts'
import { createRng, type Rng } from '../random/rng.ts'

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

/** Random spans of a small space, where they meet often; of IPv6 in the middle of its 128 bits. */
function randomSpan(rng: Rng): Span {
  const version = rng.pick<'v4' | 'v6'>(['v4', 'v6'])
  const base = version === 'v4' ? 0x0a00_0000n : 0xfd00n << 112n
  const first = base + BigInt(rng.int(0, 60))
  return { version, first, last: first + BigInt(rng.int(0, 12)) }
}

const addressesOf = ({ version, first, last }: Span): string[] =>
  Array.from({ length: Number(last - first) + 1 }, (_, index) => formatIp({ version, value: first + BigInt(index) }))

test('property: overlap, containment, size and membership say the same as the sets of addresses', () => {
  const rng = createRng('net/spans')
  for (let round = 0; round < 2000; round++) {
    const [a, b] = [randomSpan(rng), randomSpan(rng)]
    const [inA, inB] = [new Set(addressesOf(a)), addressesOf(b)]
    const shared = inB.filter((address) => inA.has(address))
    expect(overlaps(a, b)).toBe(shared.length > 0)
    expect(overlaps(b, a)).toBe(overlaps(a, b))
    expect(contains(a, b)).toBe(shared.length === inB.length)
    expect(sizeOf(a)).toBe(BigInt(inA.size))
    expect(inB.map((address) => hasAddress(a, address))).toEqual(inB.map((address) => inA.has(address)))
  }
})

test('property: a block starts at a multiple of its size, and texts come back', () => {
  const rng = createRng('net/blocks')
  for (let round = 0; round < 2000; round++) {
    const version = rng.pick<'v4' | 'v6'>(['v4', 'v6'])
    const bits = version === 'v4' ? 32 : 128
    const width = rng.int(0, bits)
    const value = BigInt(`0x${rng.hex(bits / 4)}`)
    const text = formatIp({ version, value })
    expect(parseIp(text)).toEqual({ version, value })
    const found = block(`${text}/${width}`)
    expect(sizeOf(found)).toBe(1n << BigInt(bits - width))
    expect(found.first % sizeOf(found)).toBe(0n)
    expect(hasAddress(found, text)).toBe(true)
    // Its two halves lie in it and apart.
    if (width === bits) continue
    const half = sizeOf(found) / 2n
    const [low, high] = [found.first, found.first + half].map((first) =>
      block(`${formatIp({ version, value: first })}/${width + 1}`),
    ) as [Span, Span]
    expect(overlaps(low, high)).toBe(false)
    expect(contains(found, low) && contains(found, high)).toBe(true)
  }
})

test('property: addresses are handed out in ascending order, each once, until none is left', () => {
  const rng = createRng('net/free')
  for (let round = 0; round < 200; round++) {
    const spans: Span[] = []
    for (let n = 0; n < 5; n++) {
      const next = randomSpan(rng)
      if (next.version === 'v4' && !spans.some((other) => overlaps(other, next))) spans.push(next)
    }
    const all = spans.flatMap(addressesOf).sort((a, b) => Number((parseIp(a)?.value ?? 0n) - (parseIp(b)?.value ?? 0n)))
    const taken = new Set<string>()
    for (const address of all) {
      expect(lowestFree(spans, taken)).toBe(address)
      taken.add(address)
    }
    expect(lowestFree(spans, taken)).toBeUndefined()
  }
})

test('a large span is not walked through', () => {
  const whole = block('fd00::/8')
  expect(lowestFree([whole], new Set(['fd00::', 'fd00::2']))).toBe('fd00::1')
})

test.each([
  ['22', { first: 22, last: 22 }],
  ['100-200', { first: 100, last: 200 }],
  ['9-3', { first: 9, last: 3 }],
  ['', 'cannot parse integer from empty string'],
  ['-200', 'range has no start value'],
  ['100-', 'range has no end value'],
  ['ssh', 'invalid digit found in string'],
  ['1-2-3', 'invalid digit found in string'],
])('the range %j', (text, wanted) => {
  expect(numberRange(text)).toEqual(wanted)
  expect(portRangeProblem(text)).toBe(typeof wanted === 'string' ? wanted : undefined)
})

test('ports end at 65535', () => {
  expect(portRangeProblem('1-65535')).toBeUndefined()
  expect(portRangeProblem('1-100000')).toBe('number too large to fit in target type')
})
