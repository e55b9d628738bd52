import { expect, test } from 'vitest'

import { conferred } from './conferred.ts'

test('fleet roles that a silo gives, the strongest silo role first, without roles that give none', () => {
  const mappedFleetRoles = { viewer: ['viewer'], collaborator: [], admin: ['admin', 'viewer'] }
  expect(conferred({ mappedFleetRoles })).toEqual([
    { from: 'admin', to: ['admin', 'viewer'] },
    { from: 'viewer', to: ['viewer'] },
  ])
})

test.each([{}, { mappedFleetRoles: null }, { mappedFleetRoles: {} }, { mappedFleetRoles: { admin: 'admin' } }])(
  'no mapping: %j',
  (silo) => {
    expect(conferred(silo)).toEqual([])
  },
)
