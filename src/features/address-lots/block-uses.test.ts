import { expect, test } from 'vitest'

import { type BlockUser, sizeOf, usesOf } from './block-uses.ts'

const block = { id: 'b', firstAddress: '172.20.15.0', lastAddress: '172.20.15.63' }
const user = (network: string, kind: BlockUser['kind'] = 'port', blockId = 'b'): BlockUser => ({
  blockId,
  network,
  kind,
  name: network,
  to: undefined,
})

test('a block has all addresses between its ends, themselves included', () => {
  expect(sizeOf('172.20.15.0', '172.20.15.63')).toBe(64n)
  expect(sizeOf('fd00::', 'fd00::ffff:ffff:ffff:ffff')).toBe(2n ** 64n)
  expect(sizeOf('fd00::', '10.0.0.1')).toBeUndefined()
})

test('used are the addresses of ports and loopbacks, each once, not the networks around them', () => {
  const users = [user('172.20.15.2/29'), user('172.20.15.40/32', 'loopback'), user('172.20.15.2/29')]
  expect(usesOf(block, users)).toMatchObject({ used: 2, capacity: 64n, users })
})

test('a network that is announced uses the block and takes no address of it', () => {
  expect(usesOf(block, [user('172.20.15.0/26', 'announced')])).toMatchObject({ used: 0, users: [{}] })
})

test('what another block has does not count', () => {
  expect(usesOf(block, [user('172.20.16.1/32', 'loopback', 'c')])).toMatchObject({ used: 0, users: [] })
})
