/** What a group can take is said before the server refuses (server-behaviour §1). */
import { expect, test } from 'vitest'

import { screen as affinity } from '../../../generated/screens/affinity-group-member/list.gen.tsx'
import { screen as antiAffinity } from '../../../generated/screens/anti-affinity-group-member/list.gen.tsx'
import { disabledReason } from '../../kit/actions/offer.ts'

test.each([
  ['affinity', affinity],
  ['anti-affinity', antiAffinity],
])('the 33rd member of an %s group is not offered', (_, { create = {} }) => {
  expect(disabledReason(create, {}, { rows: 31 })).toBeUndefined()
  expect(disabledReason(create, {}, { rows: 32 })).toBe('Remove a member first; a group can have 32')
  // Nobody has counted: the server knows.
  expect(disabledReason(create, {}, {})).toBeUndefined()
})
