/** Values of the contract that are written by hand where nothing else holds them against it: one that is gone does not compile here. Nothing here runs. */
import type { FleetRole, ProjectRole, SiloRole } from '../../generated/api/types.gen.ts'
import type { Role } from '../../src/lib/roles.ts'

declare const known: Role

/** Each role that the console knows is one on every level. */
export const roles: readonly [FleetRole, SiloRole, ProjectRole] = [known, known, known]

// @ts-expect-error: no level has such a role
export const unknown: FleetRole = 'owner'
