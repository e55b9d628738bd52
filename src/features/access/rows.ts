/** Who has access: one row per identity, made of the policies that count on a page. */
import type { Row } from '../../kit/spec.ts'
import { textAt } from '../../kit/values.ts'
import { roleRank } from '../../lib/roles.ts'

export type Level = 'project' | 'silo' | 'fleet'

export interface Assignment {
  identityId: string
  identityType: string
  roleName: string
}

export interface Person {
  id: string
  displayName: string
}

/** The signed-in person: their own id and those of their groups. */
export type Myself = ReadonlySet<string>

export interface AccessRow extends Record<string, unknown> {
  /** What the menu copies. */
  id: string
  identityId: string
  identityType: string
  /** The id of an identity that is in none of the lists. */
  name: string
  /** The role in the page's own policy; undefined when it is only inherited. */
  roleName: string | undefined
  /** `level.role`, strongest first. */
  roles: readonly string[]
  isOwn: boolean
  /** Without it the signed-in person no longer administers access here. */
  locksOut: boolean
}

export interface Policies {
  level: Level
  own: readonly Assignment[]
  /** The policy of the level above, whose roles count here as well. */
  above?: { level: Level; assignments: readonly Assignment[] }
}

export interface Known {
  users: readonly Person[]
  groups: readonly Person[]
  mine: Myself
}

/** Groups after users, then by name (spec §6). */
export function accessRows(policies: Policies, { users, groups, mine }: Known): AccessRow[] {
  const { level, own, above } = policies
  const names = new Map([...users, ...groups].map(({ id, displayName }) => [id, displayName]))
  const admins = own.filter((a) => isAdmin(a) && mine.has(a.identityId))
  const isAdminAnyway = above !== undefined && above.assignments.some((a) => mine.has(a.identityId) && administers(a))
  const rows = new Map<string, AccessRow>()
  for (const { at, identityId, identityType, roleName } of [
    ...own.map((one) => ({ ...one, at: level })),
    ...(above?.assignments ?? []).map((one) => ({ ...one, at: above?.level ?? level })),
  ]) {
    const key = `${identityType} ${identityId}`
    const row = rows.get(key)
    const ownRole = at === level ? strongerRole(row?.roleName, roleName) : row?.roleName
    rows.set(key, {
      id: identityId,
      identityId,
      identityType,
      name: names.get(identityId) ?? identityId,
      roleName: ownRole,
      roles: sortRoles([...(row?.roles ?? []), `${at}.${roleName}`]),
      isOwn: ownRole !== undefined,
      locksOut: !isAdminAnyway && admins.length > 0 && admins.every((a) => a.identityId === identityId),
    })
  }
  return [...rows.values()].sort(
    (a, b) => Number(isGroup(a)) - Number(isGroup(b)) || a.name.localeCompare(b.name) || (a.id < b.id ? -1 : 1),
  )
}

/** Users and groups that a policy does not name yet, as candidates of a picker. */
export function candidates(own: readonly Assignment[], { users, groups }: Omit<Known, 'mine'>): Candidate[] {
  const taken = new Set(own.map(({ identityType, identityId }) => `${identityType}:${identityId}`))
  const all = [
    ...users.map((person) => candidate(person, 'silo_user', 'User')),
    ...groups.map((person) => candidate(person, 'silo_group', 'Group')),
  ]
  return all.filter(({ identity }) => !taken.has(identity))
}

export interface Candidate extends Record<string, unknown> {
  /** Type and id: `silo_user:…`. */
  identity: string
  name: string
  type: string
}

const candidate = ({ id, displayName }: Person, identityType: string, type: string): Candidate => ({
  identity: `${identityType}:${id}`,
  name: displayName,
  type,
})

/** What is filled in, as the policy has it: a candidate's identity is two fields of an assignment. */
export const withIdentity = (form: Row): Row => ({ ...form, ...parseIdentity(textAt(form, 'identityId')) })

/** What a candidate's identity stands for. */
export function parseIdentity(identity: string): Pick<Assignment, 'identityId' | 'identityType'> {
  const at = identity.indexOf(':')
  return { identityType: identity.slice(0, at), identityId: identity.slice(at + 1) }
}

const isGroup = ({ identityType }: { identityType: string }): boolean => identityType === 'silo_group'

const isAdmin = ({ roleName }: Assignment): boolean => roleName === 'admin'

/** Collaborators and administrators of a silo administer its projects. */
const administers = ({ roleName }: Assignment): boolean => roleRank(roleName) <= roleRank('collaborator')

const strongerRole = (a: string | undefined, b: string): string =>
  a !== undefined && roleRank(a) <= roleRank(b) ? a : b

const nameOf = (role: string): string => role.slice(role.indexOf('.') + 1)

/** Strongest first; of the same strength in order of their levels' names. */
const sortRoles = (roles: readonly string[]): string[] =>
  [...new Set(roles)].sort((a, b) => roleRank(nameOf(a)) - roleRank(nameOf(b)) || (a < b ? -1 : 1))
