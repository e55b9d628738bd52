/**
 * Which role somebody has: what policies say of them and their groups, what one level gives on another
 * (server-behaviour §10). Asked by the roles table, and by behaviours whose answer depends on the body.
 */
import type { FleetRole, ProjectRole, SiloRole } from '../../../generated/api/wire.gen.ts'
import type { Actor, Ctx } from '../context/ctx.ts'
import { forbidden } from '../http/errors.ts'
import { groupIdsOf } from './groups.ts'
import type { Store } from '../store/store.ts'
import { assignmentsOn, type PolicyScope } from './policies.ts'

/** Each role contains the ones before it. */
const ladder = ['viewer', 'collaborator', 'admin'] as const satisfies readonly (FleetRole & SiloRole & ProjectRole)[]
export type Role = (typeof ladder)[number]

/** A role of a newer contract gives nothing that this server knows of. */
const known = (role: string): readonly Role[] => ladder.filter((one) => one === role)

/** Whether a role is enough where another one is needed. */
export const reaches = (has: Role | undefined, needed: Role): boolean =>
  has !== undefined && ladder.indexOf(has) >= ladder.indexOf(needed)

const higher = (a: Role | undefined, b: Role | undefined): Role | undefined =>
  a === undefined ? b : b === undefined || reaches(a, b) ? a : b

/** Role on the whole system: given directly, by group, or conferred by the role on the own silo. */
export function fleetRole(store: Store, actor: Actor): Role | undefined {
  const conferred = store.table('silo').get(actor.silo_id)?.row.mapped_fleet_roles ?? {}
  const held = siloRole(store, actor, actor.silo_id)
  return ladder
    .filter((role) => reaches(held, role))
    .flatMap((role) => (conferred[role] ?? []).flatMap(known))
    .reduce<Role | undefined>(higher, given(store, actor, { level: 'fleet' }))
}

/** Role on a silo. Nobody has one on another silo than their own. */
export const siloRole = (store: Store, actor: Actor, silo: string): Role | undefined =>
  actor.silo_id === silo ? given(store, actor, { level: 'silo', id: silo }) : undefined

/** Role on a project, with what the silo's role gives. Fleet roles give nothing inside projects. */
export function projectRole(store: Store, actor: Actor, project: string): Role | undefined {
  const silo = store.table('project').get(project)?.parent
  if (silo !== actor.silo_id) return undefined
  const held = siloRole(store, actor, silo)
  const inherited = reaches(held, 'collaborator') ? 'admin' : held
  return higher(inherited, given(store, actor, { level: 'project', id: project }))
}

function given(store: Store, actor: Actor, scope: PolicyScope): Role | undefined {
  const assignments = assignmentsOn(store, scope)
  if (assignments.length === 0) return undefined
  const groups = groupIdsOf(store, actor.id)
  return assignments
    .filter(({ identity_id: id, identity_type: type }) =>
      type === 'silo_user' ? id === actor.id : groups.includes(id),
    )
    .flatMap(({ role_name: role }) => known(role))
    .reduce<Role | undefined>(higher, undefined)
}

/** Rights on a silo that are more than one role: what gives them, from inside and from the fleet. */
const siloRights = {
  /** See that it is there, with its users, groups and settings: every user of the silo. */
  read: { silo: 'anybody', fleet: 'viewer' },
  /** List what is in it. */
  list: { silo: 'viewer', fleet: undefined },
  /** Add projects and images to it. */
  use: { silo: 'collaborator', fleet: undefined },
  /** Change its policy and settings. */
  modify: { silo: 'admin', fleet: 'collaborator' },
  /** Decide how people get in: certificates, identity providers, local users, SCIM tokens. */
  administer: { silo: 'admin', fleet: 'admin' },
} as const satisfies Record<string, { silo: Role | 'anybody'; fleet: Role | undefined }>

export type SiloRight = keyof typeof siloRights

/** Whether the caller has a right on a silo. */
export function maySilo({ store, user }: Ctx, silo: string, right: SiloRight): boolean {
  const { silo: inside, fleet } = siloRights[right]
  const own = inside === 'anybody' ? user.silo_id === silo : reaches(siloRole(store, user, silo), inside)
  return own || (fleet !== undefined && reaches(fleetRole(store, user), fleet))
}

/** Whether the caller has at least this role on the fleet. */
export const hasFleet = ({ store, user }: Ctx, role: Role): boolean => reaches(fleetRole(store, user), role)

/** Whether the caller has at least this role on the own silo. */
export const hasSilo = ({ store, user }: Ctx, role: Role): boolean => reaches(siloRole(store, user, user.silo_id), role)

/** Whether the caller has at least this role on a project, given by id. */
export const hasProject = ({ store, user }: Ctx, project: string, role: Role): boolean =>
  reaches(projectRole(store, user, project), role)

/** Throws 403 without the role on the fleet. */
export function requireFleet(ctx: Ctx, role: Role): void {
  if (!hasFleet(ctx, role)) throw forbidden()
}
