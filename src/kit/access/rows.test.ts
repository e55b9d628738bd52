import { readPath } from '../../lib/condition.ts'
import { isUnreadable } from '../../lib/unreadable.ts'
import { unreadableValue } from '../../lib/unreadable-value.ts'
import { expect, test } from 'vitest'

import { finish } from '../../lib/turns.ts'
import { accessRows as working, candidates, parseIdentity, type Assignment } from './rows.ts'

const accessRows = (...of: Parameters<typeof working>) => finish(working(...of))

const user = (identityId: string, roleName: string): Assignment => ({ identityId, identityType: 'silo_user', roleName })
const group = (identityId: string, roleName: string): Assignment => ({
  identityId,
  identityType: 'silo_group',
  roleName,
})
const people = [
  {
    type: 'silo_user',
    label: 'User',
    persons: [
      { id: 'u1', displayName: 'zora' },
      { id: 'u2', displayName: 'bela' },
      { id: 'u3', displayName: 'cleo' },
    ],
  },
  { type: 'silo_group', label: 'Group', persons: [{ id: 'g1', displayName: 'anglers' }] },
]
const known = { people, mine: new Set(['u1', 'g1']) }
const administers = ['admin', 'collaborator']

test('groups come after users, then names decide', () => {
  const rows = accessRows(
    { level: 'silo', own: [group('g1', 'viewer'), user('u1', 'admin'), user('u2', 'viewer')] },
    known,
  )
  expect(rows.map(({ name }) => name)).toEqual(['bela', 'zora', 'anglers'])
})

test('an identity of both policies has one row, with its roles strongest first', () => {
  const rows = accessRows(
    {
      level: 'project',
      own: [user('u2', 'viewer')],
      above: { level: 'silo', administers, assignments: [user('u2', 'admin'), user('u3', 'viewer')] },
    },
    known,
  )
  expect(rows.map(({ name, roles, roleName, isOwn }) => ({ name, roles, roleName, isOwn }))).toEqual([
    { name: 'bela', roles: ['silo.admin', 'project.viewer'], roleName: 'viewer', isOwn: true },
    { name: 'cleo', roles: ['silo.viewer'], roleName: undefined, isOwn: false },
  ])
})

test('many of them are put together in turns, between which the page does what else is to be done', () => {
  const own = Array.from({ length: 20_000 }, (_, index) => user(`u${index}`, 'viewer'))
  const turns = [...working({ level: 'silo', own }, known)].length
  expect(turns).toBeGreaterThan(own.length / 1_000)
})

test('who is in none of the lists is called by their id', () => {
  expect(accessRows({ level: 'silo', own: [user('gone', 'viewer')] }, known)[0]?.name).toBe('gone')
})

test('the only assignment that makes me an administrator locks me out, another one beside it does not', () => {
  const locks = (own: Assignment[], above?: Assignment[]): string[] =>
    accessRows(
      { level: 'project', own, ...(above && { above: { level: 'silo', administers, assignments: above } }) },
      known,
    )
      .filter(({ locksOut }) => locksOut)
      .map(({ id }) => id)
  expect(locks([user('u1', 'admin'), user('u2', 'admin')])).toEqual(['u1'])
  expect(locks([group('g1', 'admin')])).toEqual(['g1'])
  expect(locks([user('u1', 'admin'), group('g1', 'admin')])).toEqual([])
  expect(locks([user('u1', 'viewer'), user('u2', 'admin')])).toEqual([])
  expect(locks([user('u1', 'admin')], [group('g1', 'collaborator')])).toEqual([])
  expect(locks([user('u1', 'admin')], [group('g1', 'viewer')])).toEqual(['u1'])
})

test('whoever has a role in the policy is not offered again', () => {
  const offered = candidates([user('u1', 'viewer')], people)
  expect(offered.map(({ name, type }) => `${name} ${type}`)).toEqual(['bela User', 'cleo User', 'anglers Group'])
  expect(parseIdentity(offered[2]?.identity ?? '')).toEqual({ identityType: 'silo_group', identityId: 'g1' })
})

test('regression: assignments whose identity cannot be read were those of one called Unreadable', () => {
  const untold = unreadableValue(7, '', 'a number where a text is due')
  const odd = { ...user('', 'viewer'), untold }
  const rows = accessRows({ level: 'silo', own: [odd, user('u1', 'admin'), { ...odd, roleName: 'admin' }] }, known)
  expect(rows.map((row) => readPath(row, 'name'))).toEqual([untold, untold, 'zora'])
  expect(rows.map((row) => isUnreadable(readPath(row, 'identityId')))).toEqual([true, true, false])
  expect(rows.map(({ roles }) => roles)).toEqual([['silo.viewer'], ['silo.admin'], ['silo.admin']])
})
