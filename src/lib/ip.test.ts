import { describe, expect, test } from 'vitest'

import {
  cidrContains,
  cidrProblem,
  formatIp,
  ipProblem,
  ipRangeProblem,
  parseCidr,
  parseIp,
  parseIpRange,
} from './ip.ts'

describe('addresses', () => {
  test.each([
    ['0.0.0.0', 'v4', 0n],
    ['172.30.0.5', 'v4', 0xac1e0005n],
    ['255.255.255.255', 'v4', 0xffffffffn],
    ['::', 'v6', 0n],
    ['::1', 'v6', 1n],
    ['fd00::1', 'v6', (0xfd00n << 112n) | 1n],
    ['1:2:3:4:5:6:7:8', 'v6', 0x00010002000300040005000600070008n],
    ['1:2:3:4:5:6:7::', 'v6', 0x00010002000300040005000600070000n],
    ['FE80::A', 'v6', (0xfe80n << 112n) | 0xan],
    ['::ffff:1.2.3.4', 'v6', 0xffff01020304n],
    ['1:2:3:4:5:6:1.2.3.4', 'v6', 0x00010002000300040005000601020304n],
  ] as const)('%s', (text, version, value) => {
    expect(parseIp(text)).toEqual({ version, value })
    expect(ipProblem(text)).toBeUndefined()
  })

  test.each([
    '',
    ' ',
    '1.2.3',
    '1.2.3.4.',
    '1.2.3.4.5',
    '.1.2.3.4',
    '1..2.3',
    '256.1.1.1',
    '01.2.3.4',
    '1.2.3.4 ',
    '1.2.3.a',
    ':',
    ':::',
    '1:2:3:4:5:6:7',
    '1:2:3:4:5:6:7:8:9',
    '1::2::3',
    '1:2:3:4:5:6:7:8::',
    '::1:2:3:4:5:6:7:8',
    '12345::',
    'g::',
    'fe80::1%eth0',
    ':1:2:3:4:5:6:7',
    '1.2.3.4::',
    '::1.2.3',
    '::1.2.3.256',
    '1:2:3:4:5:6:7:1.2.3.4',
    '0x1::',
  ])('%j is none', (text) => {
    expect(ipProblem(text)).toBe('Not a valid IP address')
  })

  test.each([
    '0.0.0.0',
    '172.30.0.5',
    '::',
    '::1',
    'fd00::1',
    '1:0:2::3',
    '2001:db8::1:0:0:1',
    '1:2:3:4:5:6:7:8',
    '1:0:2:3:4:5:6:7',
  ])('%s is printed as it was', (text) => {
    const ip = parseIp(text)
    expect(ip && formatIp(ip)).toBe(text)
  })
})

describe('blocks', () => {
  test.each(['10.0.0.0/8', '0.0.0.0/0', '1.2.3.4/32', '10.0.0.1/24', 'fd00::/48', '::/0', '::1/128'])('%s', (text) => {
    expect(cidrProblem(text)).toBeUndefined()
    expect(parseCidr(text)?.width).toBe(Number(text.split('/')[1]))
  })

  test.each([
    ['', 'Must contain an IP address and a width, separated by a /'],
    ['10.0.0.0', 'Must contain an IP address and a width, separated by a /'],
    ['10.0.0.0/8/8', 'Must contain an IP address and a width, separated by a /'],
    ['10.0.0/8', 'Not a valid IP address'],
    ['/8', 'Not a valid IP address'],
    ['10.0.0.0/', 'Width must be an integer'],
    ['10.0.0.0/a', 'Width must be an integer'],
    ['10.0.0.0/1.5', 'Width must be an integer'],
    ['10.0.0.0/-1', 'Width must be an integer'],
    ['10.0.0.0/33', 'Max width for IPv4 is 32'],
    ['fd00::/129', 'Max width for IPv6 is 128'],
  ])('%j: %s', (text, message) => {
    expect(cidrProblem(text)).toBe(message)
    expect(parseCidr(text)).toBeUndefined()
  })

  test.each([
    ['10.0.0.0/8', '10.255.0.1', true],
    ['10.0.0.0/8', '11.0.0.1', false],
    ['0.0.0.0/0', '8.8.8.8', true],
    ['0.0.0.0/0', '::1', false],
    ['fd00::/48', 'fd00:0:0:ffff::1', true],
    ['fd00::/48', 'fd00:0:1::1', false],
    ['1.2.3.4/32', '1.2.3.4', true],
  ])('%s contains %s: %s', (block, address, inside) => {
    const cidr = parseCidr(block)
    const ip = parseIp(address)
    expect(cidr && ip && cidrContains(cidr, ip)).toBe(inside)
  })
})

describe('ranges', () => {
  test('both ends count', () => {
    expect(parseIpRange('10.0.0.1', '10.0.0.1')).toBeDefined()
    expect(parseIpRange('fd00::1', 'fd00::ffff')?.last.value).toBe((0xfd00n << 112n) | 0xffffn)
  })

  test.each([
    ['10.0.0.1', 'x', 'Not a valid IP address'],
    ['10.0.0.1', 'fd00::1', 'First and last address must have the same IP version'],
    ['10.0.0.2', '10.0.0.1', 'The last address must not be below the first'],
  ])('%s to %s: %s', (first, last, message) => {
    expect(ipRangeProblem(first, last)).toBe(message)
    expect(parseIpRange(first, last)).toBeUndefined()
  })
})
