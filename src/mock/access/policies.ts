/** Who was given which role: on the system, on a silo, on a project. */
import type { FleetRoleRoleAssignment } from '../../../generated/api/wire.gen.ts'
import type { Store } from '../store/store.ts'

/** An entry of a policy; the three levels have the same shape. */
export type RoleAssignment = FleetRoleRoleAssignment

/** What a policy is about. */
export type PolicyScope =
  | { readonly level: 'fleet' }
  | { readonly level: 'silo'; readonly id: string }
  | { readonly level: 'project'; readonly id: string }

/** There is one fleet, so its policy is one row. */
const fleet = { collection: 'fleet_policy', key: 'fleet' } as const

/** The assignments on a scope; none where nobody made any. */
export function assignmentsOn(store: Store, scope: PolicyScope): readonly RoleAssignment[] {
  switch (scope.level) {
    case 'fleet':
      return listOf(store.collection(fleet.collection).get(fleet.key)?.row)
    case 'silo':
      return listOf(store.table('silo_policy').get(scope.id)?.row)
    case 'project':
      return listOf(store.table('project').get(scope.id)?.hidden)
  }
}

/** Replaces the assignments on a scope. */
export function assign(store: Store, scope: PolicyScope, assignments: readonly RoleAssignment[]): void {
  const policy = { role_assignments: assignments.map((one) => ({ ...one })) }
  switch (scope.level) {
    case 'fleet': {
      const policies = store.collection(fleet.collection)
      if (policies.get(fleet.key) === undefined) policies.insert(fleet.key, policy)
      else policies.replace(fleet.key, policy)
      return
    }
    case 'silo': {
      const policies = store.table('silo_policy')
      if (policies.get(scope.id) === undefined) policies.insert(scope.id, policy, { parent: scope.id })
      else policies.replace(scope.id, policy)
      return
    }
    case 'project': {
      // A project takes its policy along when it goes, so the two are kept together.
      const project = store.table('project').get(scope.id)
      if (project !== undefined) {
        store.table('project').replace(scope.id, project.row, { hidden: { ...project.hidden, ...policy } })
      }
    }
  }
}

function listOf(holder: Readonly<Record<string, unknown>> | undefined): readonly RoleAssignment[] {
  const list = holder?.['role_assignments']
  // Written by `assign` alone, which takes nothing else.
  return Array.isArray(list) ? (list as readonly RoleAssignment[]) : []
}
