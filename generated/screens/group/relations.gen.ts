// Generated from the manifest by `npm run generate`. Do not edit: change the source or add an override.
import type { Relations } from '../../../src/kit/spec.ts'
import { siloLookup } from '../silo/lookup.gen.ts'

export const relations: Relations = {
  param: 'groupId',
  field: 'id',
  dependsOn: [{ path: 'siloId', label: 'Silo', lookup: siloLookup }],
  usedBy: [],
  contains: [],
}
