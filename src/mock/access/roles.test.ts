import { beforeEach, expect, test } from 'vitest'

import type { Actor } from '../context/ctx.ts'
import { Store } from '../store/store.ts'
import { assign } from './policies.ts'
import { fleetRole, projectRole, reaches, siloRole } from './roles.ts'

const ann: Actor = { id: 'ann', silo_id: 'meadow' }
const bob: Actor = { id: 'bob', silo_id: 'harbor' }
let store: Store

beforeEach(() => {
  store = new Store({ contract: 'c', seed: 's' })
  for (const silo of ['meadow', 'harbor']) store.collection('silo').insert(silo, { id: silo, mapped_fleet_roles: {} })
  for (const [id, silo] of [
    ['ann', 'meadow'],
    ['bob', 'harbor'],
  ] as const) {
    store.collection('user').insert(id, { id, silo_id: silo }, { parent: silo, hidden: { groups: [`${id}s-team`] } })
  }
  store.collection('project').insert('shop', { id: 'shop' }, { parent: 'meadow' })
})

const give = (level: 'silo' | 'project', id: string, who: string, role: 'viewer' | 'collaborator' | 'admin'): void =>
  assign(store, { level, id }, [
    { identity_id: who, identity_type: who.endsWith('team') ? 'silo_group' : 'silo_user', role_name: role },
  ])

test('roles nest', () => {
  expect(reaches('admin', 'viewer')).toBe(true)
  expect(reaches('viewer', 'collaborator')).toBe(false)
  expect(reaches(undefined, 'viewer')).toBe(false)
})

test('a group’s role is that of its members', () => {
  give('silo', 'meadow', 'anns-team', 'viewer')
  expect(siloRole(store, ann, 'meadow')).toBe('viewer')
})

test('the id of a group is not that of a user', () => {
  assign(store, { level: 'silo', id: 'meadow' }, [
    { identity_id: 'ann', identity_type: 'silo_group', role_name: 'admin' },
  ])
  expect(siloRole(store, ann, 'meadow')).toBeUndefined()
})

test('the highest of several roles counts', () => {
  const on = { level: 'silo', id: 'meadow' } as const
  assign(store, on, [
    { identity_id: 'ann', identity_type: 'silo_user', role_name: 'viewer' },
    { identity_id: 'anns-team', identity_type: 'silo_group', role_name: 'collaborator' },
    { identity_id: 'ann', identity_type: 'silo_user', role_name: 'viewer' },
  ])
  expect(siloRole(store, ann, 'meadow')).toBe('collaborator')
})

test('nobody has a role on another silo, or inside it', () => {
  give('silo', 'meadow', 'bob', 'admin')
  give('project', 'shop', 'bob', 'admin')
  expect(siloRole(store, bob, 'meadow')).toBeUndefined()
  expect(projectRole(store, bob, 'shop')).toBeUndefined()
})

test.each([
  ['viewer', 'viewer'],
  ['collaborator', 'admin'],
  ['admin', 'admin'],
] as const)('a silo’s %s is %s of its projects', (onSilo, onProject) => {
  give('silo', 'meadow', 'ann', onSilo)
  expect(projectRole(store, ann, 'shop')).toBe(onProject)
})

test('a project’s own role adds to the silo’s', () => {
  give('silo', 'meadow', 'ann', 'viewer')
  give('project', 'shop', 'anns-team', 'collaborator')
  expect(projectRole(store, ann, 'shop')).toBe('collaborator')
})

test('fleet roles give nothing inside projects', () => {
  assign(store, { level: 'fleet' }, [{ identity_id: 'ann', identity_type: 'silo_user', role_name: 'admin' }])
  expect(fleetRole(store, ann)).toBe('admin')
  expect(projectRole(store, ann, 'shop')).toBeUndefined()
})

test('a silo confers fleet roles on those who have the role there, or a higher one', () => {
  store.collection('silo').patch('meadow', { mapped_fleet_roles: { collaborator: ['viewer'] } })
  give('silo', 'meadow', 'ann', 'viewer')
  expect(fleetRole(store, ann)).toBeUndefined()
  give('silo', 'meadow', 'ann', 'admin')
  expect(fleetRole(store, ann)).toBe('viewer')
  give('silo', 'harbor', 'bob', 'admin')
  expect(fleetRole(store, bob)).toBeUndefined()
})

test('a project takes its policy along', () => {
  give('project', 'shop', 'ann', 'admin')
  store.collection('project').remove('shop')
  store.collection('project').insert('shop', { id: 'shop' }, { parent: 'meadow' })
  expect(projectRole(store, ann, 'shop')).toBeUndefined()
})

test('a role of a newer contract gives nothing', () => {
  const assignment = { identity_id: 'ann', identity_type: 'silo_user', role_name: 'auditor' }
  // What an older mock stored, or a newer document lets in.
  store.collection('silo_policy').insert('meadow', { role_assignments: [assignment] }, { parent: 'meadow' })
  store.collection('silo').replace('meadow', { id: 'meadow', mapped_fleet_roles: { viewer: ['auditor'] } })
  expect([siloRole(store, ann, 'meadow'), fleetRole(store, ann), projectRole(store, ann, 'shop')]).toEqual([
    undefined,
    undefined,
    undefined,
  ])
  give('project', 'shop', 'ann', 'viewer')
  expect(projectRole(store, ann, 'shop')).toBe('viewer')
})
