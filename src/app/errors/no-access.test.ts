import { describe, expect, it } from 'vitest'

import { unreadableValue } from '../../lib/unreadable-value.ts'
import { isWithoutAccess } from './no-access.ts'

const me = { id: 'a1', displayName: 'Ada' }
const none = { items: [] }
const policyOf = (...identities: unknown[]) => ({
  roleAssignments: identities.map((identityId) => ({ identityId, identityType: 'silo_user', roleName: 'viewer' })),
})

describe('somebody is without access', () => {
  it('where they are in no group and nobody gave them a role', () => {
    expect(isWithoutAccess({ me, groups: none, roles: policyOf('b2', 'a11') })).toBe(true)
    expect(isWithoutAccess({ me, groups: none, roles: policyOf() })).toBe(true)
  })

  it('regression: a policy with a number beyond 2^53 took the page of errors with it', () => {
    const roles = { ...policyOf('b2'), revision: 2n ** 60n }
    expect(isWithoutAccess({ me, groups: none, roles })).toBe(true)
  })

  it.each([
    ['a role', { roles: policyOf('b2', 'a1') }],
    ['a role whose field is called otherwise', { roles: { roleAssignments: [{ memberId: 'a1' }] } }],
    ['a role in a list called otherwise', { roles: { grants: [{ officer: 'a1', as: 'viewer' }] } }],
    ['a role that names them below', { roles: { grants: [{ to: { person: { key: 'a1' } } }] } }],
    ['a group', { groups: { items: [{ id: 'g1' }] } }],
  ])('not with %s', (_, told) => {
    expect(isWithoutAccess({ me, groups: none, roles: policyOf(), ...told })).toBe(false)
  })

  it.each([
    ['who they are', { me: undefined }],
    ['their ID', { me: { displayName: 'Ada' } }],
    ['their groups', { groups: undefined }],
    ['groups in a list of another name', { groups: { rows: [] } }],
    ['a part of their groups', { groups: { items: unreadableValue('g', [], 'no list') } }],
    ['the roles', { roles: undefined }],
    ['one role', { roles: policyOf(unreadableValue(7, '', 'no text')) }],
    ['the rest of the roles', { roles: { ...policyOf(), nextPage: 'p2' } }],
  ])('not where %s is not known', (_, told) => {
    expect(isWithoutAccess({ me, groups: none, roles: policyOf(), ...told })).toBe(false)
  })
})
