import { expect, test } from 'vitest'

import { compareAsked, complaintOf } from './asked.ts'

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

test('a difference is said with the names of the operations, in either direction', () => {
  expect(complaintOf({ unasked: ['disk_delete'], undeclared: ['ping', 'login_saml'] })).toBe(
    'No browser test makes the console ask for disk_delete, which generated/coverage.json says it does.\n' +
      'The console asks for ping, login_saml, which no screen in generated/coverage.json uses.',
  )
  expect(complaintOf({ unasked: [], undeclared: [] })).toBeUndefined()
})
