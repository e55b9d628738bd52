import { describe, expect, it, test } from 'vitest'

import { cidrsOf, cidrsOverlap, nextFreeCidr } from './ip-blocks.ts'

const overlap = (a: string, b: string): boolean => {
  const [one, other] = cidrsOf([a, b])
  if (!one || !other) throw new Error(`${a} or ${b} is no network`)
  return cidrsOverlap(one, other)
}

test.each([
  ['10.0.0.0/24', '10.0.0.0/24', true],
  ['10.0.0.0/8', '10.20.0.0/24', true],
  ['10.20.0.128/25', '10.20.0.0/24', true],
  ['10.20.0.0/24', '10.20.1.0/24', false],
  ['10.20.0.77/24', '10.20.0.200/25', true],
  ['fd00::/48', 'fd00:0:0:2::/64', true],
  ['fd00::/64', 'fd00:0:0:1::/64', false],
  ['0.0.0.0/0', '::/0', false],
])('%s and %s overlap: %s', (a, b, expected) => {
  expect(overlap(a, b)).toBe(expected)
  expect(overlap(b, a)).toBe(expected)
})

const privateBlocks = cidrsOf(['10.0.0.0/8', '172.16.0.0/12', '192.168.0.0/16'])
const free = (width: number, used: readonly string[], inside = privateBlocks) =>
  nextFreeCidr(width, inside, cidrsOf(used))

describe('the next free network', () => {
  it('is the first one where nothing is used', () => expect(free(24, [])).toBe('10.0.0.0/24'))
  it('lies behind the lowest that is used', () =>
    expect(free(24, ['10.20.0.0/24', '10.20.1.0/24'])).toBe('10.20.2.0/24'))
  it('fills a gap', () => expect(free(24, ['10.20.0.0/24', '10.20.2.0/24'])).toBe('10.20.1.0/24'))
  it('stays in the range that is in use', () => expect(free(22, ['172.30.0.0/22'])).toBe('172.30.4.0/22'))
  it('begins at a multiple of its size', () => expect(free(22, ['10.20.0.0/26'])).toBe('10.20.4.0/22'))
  it('may be smaller than what is used', () => expect(free(26, ['10.20.0.0/24'])).toBe('10.20.1.0/26'))
  it('skips a network that holds it', () => expect(free(24, ['10.20.0.0/24', '10.20.0.0/16'])).toBe('10.21.0.0/24'))
  it('begins anew where there is no more room behind', () =>
    expect(free(24, ['192.168.255.0/24'], cidrsOf(['192.168.0.0/16']))).toBe('192.168.0.0/24'))
  it('goes to another range when one is full', () => expect(free(24, ['10.0.0.0/8'])).toBe('172.16.0.0/24'))
  it('is none when all are full', () => expect(free(24, ['10.0.0.0/8'], cidrsOf(['10.0.0.0/8']))).toBeUndefined())
  it('is none wider than its range', () => expect(free(8, [], cidrsOf(['192.168.0.0/16']))).toBeUndefined())
  it('is found for IPv6 too', () =>
    expect(free(64, ['fd5a:1c77:20e4::/64', 'fd5a:1c77:20e4:1::/64'], cidrsOf(['fd5a:1c77:20e4::/48']))).toBe(
      'fd5a:1c77:20e4:2::/64',
    ))
})

test('a free network overlaps none that is used, and is found wherever there is one (60 random plans)', () => {
  let seed = 7
  const random = (n: number) => (seed = (seed * 1_103_515_245 + 12_345) % 2_147_483_648) % n
  for (let plan = 0; plan < 60; plan++) {
    const used = Array.from({ length: random(12) }, () => `192.168.${random(256)}.0/${20 + random(7)}`)
    const width = 20 + random(7)
    const found = free(width, used, cidrsOf(['192.168.0.0/16']))
    const all = Array.from({ length: 2 ** (width - 16) }, (_, i) => {
      const value = i * 2 ** (32 - width)
      return `192.168.${Math.floor(value / 256)}.${value % 256}/${width}`
    })
    const possible = all.filter((one) => used.every((other) => !overlap(one, other)))
    expect(found === undefined ? [] : [found], `${used.join(' ')} /${width}`).toEqual(
      found === undefined ? possible : possible.filter((one) => one === found),
    )
  }
})
