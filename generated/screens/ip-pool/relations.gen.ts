// Generated from the manifest by `npm run generate`. Do not edit: change the source or add an override.
import type { Relations } from '../../../src/kit/spec.ts'
import { ipPoolRangeLookup } from '../ip-pool-range/lookup.gen.ts'
import { ipPoolSiloPoolLookup } from '../ip-pool-silo/lookup.gen.ts'
import { serviceIpPoolRangeLookup } from '../service-ip-pool-range/lookup.gen.ts'

export const relations: Relations = {
  param: 'pool',
  field: 'name',
  dependsOn: [],
  usedBy: [{ path: 'ipPoolId', label: 'IP pool', value: 'id', lookup: serviceIpPoolRangeLookup }],
  contains: [{ blocks: true, lookup: ipPoolRangeLookup }, { blocks: false, lookup: ipPoolSiloPoolLookup }],
}
