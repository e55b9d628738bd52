// Generated from the manifest by `npm run generate`. Do not edit: change the source or add an override.
import type { LookupOf } from '../../../src/kit/typed.ts'
import { systemPolicyViewOptions } from '../../api/queries/policy.gen.ts'
import type { FleetRoleRoleAssignment } from '../../api/types.gen.ts'
import { userLookup } from '../user/lookup.gen.ts'

/** @public Overrides may offer it, too. */
export const fleetRoleLookup: LookupOf<FleetRoleRoleAssignment, 'roleAssignments'> = {
  entity: 'fleet_role',
  label: { one: 'Role assignment', many: 'Role assignments' },
  source: {
    query: () => systemPolicyViewOptions(),
    shape: { kind: 'wrapped', items: 'roleAssignments' },
    paged: false,
  },
  value: 'identityId',
  text: 'identityId',
  named: () => userLookup,
}
