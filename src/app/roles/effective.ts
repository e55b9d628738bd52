/** Which role somebody has in effect: assignments of their own and of their groups, and what the level above gives. */
import { roleRank, strongestRole } from '../../lib/roles.ts'
import type { Role } from '../../lib/roles.ts'

export interface Assignment {
  identityId: string
  roleName: string
}

/** The strongest role that a policy gives to any of some identities. */
export function assignedRole(
  policy: { roleAssignments: readonly Assignment[] },
  identities: ReadonlySet<string>,
): Role | undefined {
  return strongestRole(
    policy.roleAssignments.filter(({ identityId }) => identities.has(identityId)).map(({ roleName }) => roleName),
  )
}

/** Silo viewers see every project, silo collaborators administer all of them. */
export function inheritedByProjects(siloRole: Role | undefined): Role | undefined {
  if (siloRole === undefined) return undefined
  return roleRank(siloRole) <= roleRank('collaborator') ? 'admin' : 'viewer'
}

/** The fleet roles that a silo gives to those who have a role on it; stronger roles include weaker ones. */
export function mappedFleetRoles(
  mapping: Readonly<Record<string, readonly string[]>>,
  siloRole: Role | undefined,
): readonly string[] {
  if (siloRole === undefined) return []
  return Object.entries(mapping)
    .filter(([from]) => roleRank(siloRole) <= roleRank(from))
    .flatMap(([, roles]) => roles)
}
