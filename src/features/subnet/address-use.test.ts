import { expect, test } from 'vitest'

import { addressUse } from './address-use.ts'

test.each([
  ['172.30.0.0/22', ['172.30.0.5', '172.30.3.9', '10.0.0.1'], { used: 2, capacity: 1018 }],
  ['10.20.0.0/26', [], { used: 0, capacity: 58 }],
  ['10.20.0.0/30', ['unreadable'], { used: 0, capacity: 0 }],
  ['fd5a:1c77:20e4::/64', ['fd5a:1c77:20e4::5'], undefined],
  ['unreadable', ['172.30.0.5'], undefined],
])('of %s with the addresses %j: %j', (block, addresses, use) => expect(addressUse(block, addresses)).toEqual(use))
