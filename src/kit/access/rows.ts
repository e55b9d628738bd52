/** Who has access: one row per identity, made of the policies that count on a page. */
import { roleRank } from '../../lib/roles.ts'
import { sortByKey } from '../../lib/sort-texts.ts'
import type { Work } from '../../lib/turns.ts'
import { unreadable, type Unreadable } from '../../lib/unreadable.ts'

export interface Assignment {
  identityId: string
  /** Nobody can read whose it is: the id is empty then. */
  untold?: Unreadable
  identityType: string
  roleName: string
}

export interface Person {
  id: string
  displayName: string
}

/** Those who can be given a role, of one type. */
export interface People {
  type: string
  label: string
  persons: readonly Person[]
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
  level: string
  own: readonly Assignment[]
  /** The policy of the level above, whose roles count here as well; some of them decide about access. */
  above?: { level: string; assignments: readonly Assignment[]; administers: readonly string[] }
}

export interface Known {
  people: readonly People[]
  mine: Myself
}

/** Rows between two turns. */
const atATime = 500

/** In the order of the types, then by name (spec §6). */
export function* accessRows(policies: Policies, { people, mine }: Known): Work<AccessRow[]> {
  const { level, own, above } = policies
  const names = new Map(people.flatMap(({ persons }) => persons.map(({ id, displayName }) => [id, displayName])))
  const types = people.map(({ type }) => type)
  const admins = own.filter((a) => isAdmin(a) && mine.has(a.identityId))
  const isAdminAnyway =
    above !== undefined &&
    above.assignments.some((a) => mine.has(a.identityId) && above.administers.includes(a.roleName))
  const rows = new Map<string, AccessRow>()
  const all = [
    ...own.map((one) => ({ ...one, at: level })),
    ...(above?.assignments ?? []).map((one) => ({ ...one, at: above?.level ?? level })),
  ]
  yield
  for (const [index, { at, identityId, identityType, roleName, untold }] of all.entries()) {
    if (index % atATime === 0) yield
    // Two of which nobody knows whose they are may be of two.
    const key = untold ? `#${index}` : `${identityType} ${identityId}`
    const row = rows.get(key)
    if (row?.roles.includes(`${at}.${roleName}`)) continue
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
      ...(untold && { [unreadable]: new Map(['id', 'identityId', 'name'].map((field) => [field, untold])) }),
    })
  }
  // A type that nobody here knows is among the first.
  const place = ({ identityType }: AccessRow): number => Math.max(0, types.indexOf(identityType))
  const sorted: AccessRow[][] = []
  for (let at = 0; at < Math.max(1, types.length); at += 1) {
    yield
    const byId = [...rows.values()].filter((row) => place(row) === at).sort((a, b) => (a.id < b.id ? -1 : 1))
    yield
    sorted.push(sortByKey(byId, ({ name }) => name))
  }
  return sorted.flat()
}

/** Those that a policy does not name yet, as candidates of a picker. */
export function candidates(own: readonly Assignment[], people: readonly People[]): Candidate[] {
  const taken = new Set(own.map(({ identityType, identityId }) => `${identityType}:${identityId}`))
  return people
    .flatMap(({ type, label, persons }) =>
      persons.map(({ id, displayName }) => ({ identity: `${type}:${id}`, name: displayName, type: label })),
    )
    .filter(({ identity }) => !taken.has(identity))
}

export interface Candidate extends Record<string, unknown> {
  /** Type and id, with a colon between them. */
  identity: string
  name: string
  type: string
}

/** What a candidate's identity stands for. */
export function parseIdentity(identity: string): Pick<Assignment, 'identityId' | 'identityType'> {
  const at = identity.indexOf(':')
  return { identityType: identity.slice(0, at), identityId: identity.slice(at + 1) }
}

const isAdmin = ({ roleName }: Assignment): boolean => roleName === 'admin'

const strongerRole = (a: string | undefined, b: string): string =>
  a !== undefined && roleRank(a) <= roleRank(b) ? a : b

const nameOf = (role: string): string => role.slice(role.indexOf('.') + 1)

/** Strongest first; of the same strength in order of their levels' names. */
const sortRoles = (roles: readonly string[]): string[] =>
  [...new Set(roles)].sort((a, b) => roleRank(nameOf(a)) - roleRank(nameOf(b)) || (a < b ? -1 : 1))
