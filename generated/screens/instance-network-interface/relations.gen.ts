// Generated from the manifest by `npm run generate`. Do not edit: change the source or add an override.
import type { Relations } from '../../../src/kit/spec.ts'
import { vpcLookup } from '../vpc/lookup.gen.ts'

export const relations: Relations = {
  param: 'interface',
  field: 'name',
  dependsOn: [{ path: 'vpcId', label: 'VPC', lookup: vpcLookup }],
  usedBy: [],
  contains: [],
}
