// Generated from the manifest by `npm run generate`. Do not edit: change the source or add an override.
import type { Relations } from '../../../src/kit/spec.ts'
import { ipPoolMineLookup } from '../ip-pool/lookup.gen.ts'

export const relations: Relations = {
  param: 'pool',
  field: 'name',
  dependsOn: [{ path: 'ipPoolId', label: 'IP pool', lookup: ipPoolMineLookup }],
  usedBy: [],
  contains: [],
}
