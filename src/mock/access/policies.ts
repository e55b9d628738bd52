/** Who was given which role: on the system, on a silo, on a project. */
import type {
  FleetRoleRoleAssignment,
  ProjectRoleRoleAssignment,
  SiloRoleRoleAssignment,
} from '../../../generated/api/wire.gen.ts'
import type { Store } from '../store/store.ts'

/** An entry of a policy, by level: each may have roles that the others have not. */
export interface RoleAssignments {
  fleet: FleetRoleRoleAssignment
  silo: SiloRoleRoleAssignment
  project: ProjectRoleRoleAssignment
}

export type Level = keyof RoleAssignments

interface Places {
  fleet: object
  silo: { readonly id: string }
  project: { readonly id: string }
}

/** What a policy is about. */
export type PolicyScope<L extends Level = Level> = { [K in L]: { readonly level: K } & Places[K] }[L]

/** There is one fleet, so its policy is one row. */
const fleet = { collection: 'fleet_policy', key: 'fleet' } as const

/** The assignments on a scope; none where nobody made any. */
export const assignmentsOn = <L extends Level>(store: Store, scope: PolicyScope<L>): readonly RoleAssignments[L][] =>
  listOf<L>(holders[scope.level](store, scope))

const holders: {
  [L in Level]: (store: Store, scope: PolicyScope<L>) => Readonly<Record<string, unknown>> | undefined
} = {
  fleet: (store) => store.collection(fleet.collection).get(fleet.key)?.row,
  silo: (store, { id }) => store.table('silo_policy').get(id)?.row,
  project: (store, { id }) => store.table('project').get(id)?.hidden,
}

/** Replaces the assignments on a scope. */
export function assign<L extends Level>(
  store: Store,
  scope: PolicyScope<L>,
  assignments: readonly RoleAssignments[L][],
): void {
  writers[scope.level](store, scope, { role_assignments: assignments.map((one) => ({ ...one })) })
}

interface Policy<L extends Level> {
  role_assignments: RoleAssignments[L][]
}

const writers: { [L in Level]: (store: Store, scope: PolicyScope<L>, policy: Policy<L>) => void } = {
  fleet(store, _scope, policy) {
    const policies = store.collection(fleet.collection)
    if (policies.get(fleet.key) === undefined) policies.insert(fleet.key, { ...policy })
    else policies.replace(fleet.key, { ...policy })
  },
  silo(store, { id }, policy) {
    const policies = store.table('silo_policy')
    if (policies.get(id) === undefined) policies.insert(id, { ...policy }, { parent: id })
    else policies.replace(id, { ...policy })
  },
  project(store, { id }, policy) {
    // A project takes its policy along when it goes, so the two are kept together.
    const project = store.table('project').get(id)
    if (project === undefined) return
    store.table('project').replace(id, project.row, { hidden: { ...project.hidden, ...policy } })
  },
}

function listOf<L extends Level>(holder: Readonly<Record<string, unknown>> | undefined): readonly RoleAssignments[L][] {
  const list = holder?.['role_assignments']
  // Written by `assign` alone, which takes nothing else.
  return Array.isArray(list) ? (list as readonly RoleAssignments[L][]) : []
}
