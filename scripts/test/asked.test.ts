import { expect, test } from 'vitest'

import { compareAsked } from './asked.ts'

test('what screens use and nobody asked for is told, and what was asked for and no screen uses', () => {
  const coverage = {
    operations: {
      disk_list: { screens: ['disk.list'] },
      disk_delete: { screens: ['disk.list', 'disk.detail'] },
      logout: { screens: [], claimed: 'the user menu signs out with it' },
      ping: { screens: [], excused: 'health check for load balancers' },
      login_saml: { excused: 'the identity provider posts to it' },
    },
  }
  expect(compareAsked(coverage, new Set(['disk_list', 'ping', 'logout']))).toEqual({
    declared: 3,
    unasked: ['disk_delete'],
    undeclared: ['ping'],
  })
})
