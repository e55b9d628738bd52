// Generated from the manifest by `npm run generate`. Do not edit: change the source or add an override.
import type { Relations } from '../../../src/kit/spec.ts'
import { ipPoolLookup } from '../ip-pool/lookup.gen.ts'

export const relations: Relations = {
  param: 'range',
  field: 'id',
  dependsOn: [{ path: 'ipPoolId', label: 'IP pool', lookup: ipPoolLookup }],
  usedBy: [],
  contains: [],
}
