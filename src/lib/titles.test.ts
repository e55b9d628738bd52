import { expect, test } from 'vitest'

import { lowerTitle } from './titles.ts'

test.each([
  ['Address lots', 'address lots'],
  ['IP Pools', 'IP pools'],
  ['BGP configurations', 'BGP configurations'],
  ['Disks', 'disks'],
])('%s', (title, lower) => expect(lowerTitle(title)).toBe(lower))
