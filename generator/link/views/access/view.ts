/** Entities that are policies. */
import type { EntityKind } from '../view.ts'
import { expandAccess } from './expand.ts'
import { accessFaults, identityFaults } from './policy.ts'

export const access: EntityKind = { expand: expandAccess, faults: accessFaults, consoleFaults: identityFaults }
