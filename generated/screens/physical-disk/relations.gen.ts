// Generated from the manifest by `npm run generate`. Do not edit: change the source or add an override.
import type { Relations } from '../../../src/kit/spec.ts'
import { sledLookup } from '../sled/lookup.gen.ts'

export const relations: Relations = {
  param: 'diskId',
  field: 'id',
  dependsOn: [{ path: 'sledId', label: 'Sled', lookup: sledLookup }],
  usedBy: [],
  contains: [],
}
