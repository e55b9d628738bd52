// Generated from the manifest by `npm run generate`. Do not edit: change the source or add an override.
import type { LookupOf } from '../../../src/kit/typed.ts'
import { siloPolicyViewOptions } from '../../api/queries/system-silos.gen.ts'
import type { SiloRoleRoleAssignment } from '../../api/types.gen.ts'
import { userSiloLookup } from '../user/lookup.gen.ts'

/** @public Overrides may offer it, too. */
export const siloRoleLookup: LookupOf<SiloRoleRoleAssignment, 'roleAssignments'> = {
  entity: 'silo_role',
  label: { one: 'Role assignment', many: 'Role assignments' },
  source: {
    query: (params) => siloPolicyViewOptions({ path: { silo: params['silo'] ?? '' } }),
    shape: { kind: 'wrapped', items: 'roleAssignments' },
    paged: false,
  },
  value: 'identityId',
  text: 'identityId',
  named: () => userSiloLookup,
}
