import { expect, test } from 'vitest'

import { assignedRole, inheritedByProjects, mappedFleetRoles } from './effective.ts'

const assign = (identityId: string, roleName: string) => ({ identityId, roleName })

test('the strongest role of oneself and of one’s groups counts', () => {
  const policy = {
    roleAssignments: [assign('me', 'viewer'), assign('my-group', 'collaborator'), assign('you', 'admin')],
  }
  expect(assignedRole(policy, new Set(['me', 'my-group']))).toBe('collaborator')
  expect(assignedRole(policy, new Set(['me']))).toBe('viewer')
  expect(assignedRole(policy, new Set(['nobody']))).toBeUndefined()
})

test('a role that this console does not know gives nothing', () => {
  expect(assignedRole({ roleAssignments: [assign('me', 'gardener')] }, new Set(['me']))).toBeUndefined()
})

test('silo viewers see all projects, silo collaborators administer them', () => {
  expect(inheritedByProjects(undefined)).toBeUndefined()
  expect(inheritedByProjects('viewer')).toBe('viewer')
  expect(inheritedByProjects('collaborator')).toBe('admin')
  expect(inheritedByProjects('admin')).toBe('admin')
})

test('a silo role maps to fleet roles, those of weaker silo roles included', () => {
  const mapping = { admin: ['admin'], viewer: ['viewer'] }
  expect(mappedFleetRoles(mapping, 'admin')).toEqual(['admin', 'viewer'])
  expect(mappedFleetRoles(mapping, 'collaborator')).toEqual(['viewer'])
  expect(mappedFleetRoles(mapping, undefined)).toEqual([])
})
