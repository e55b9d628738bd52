import { expect, test } from 'vitest'

import { isRole, roleRank, strongestRole } from './roles.ts'

test('admin is the strongest, then collaborator, then viewer, then what we do not know', () => {
  expect(['admin', 'collaborator', 'viewer', 'auditor'].map(roleRank)).toEqual([0, 1, 2, 3])
})

test('the strongest of a set has the lowest rank', () => {
  expect(strongestRole(['viewer', 'admin', 'collaborator'])).toBe('admin')
  expect(strongestRole(new Set(['auditor', 'viewer']))).toBe('viewer')
  expect(strongestRole(['auditor'])).toBeUndefined()
  expect(strongestRole([])).toBeUndefined()
})

test('only three names are roles', () => {
  expect(isRole('viewer')).toBe(true)
  expect(isRole('toString')).toBe(false)
})
