// Generated from the manifest by `npm run generate`. Do not edit: change the source or add an override.
import type { Relations } from '../../../src/kit/spec.ts'
import { vpcRouterRouteLookup } from '../vpc-router-route/lookup.gen.ts'
import { vpcSubnetLookup } from '../vpc-subnet/lookup.gen.ts'
import { vpcLookup } from '../vpc/lookup.gen.ts'

export const relations: Relations = {
  param: 'router',
  field: 'name',
  dependsOn: [],
  usedBy: [
    { path: 'systemRouterId', label: 'System router', value: 'id', lookup: vpcLookup },
    { path: 'customRouterId', label: 'Custom router', value: 'id', lookup: vpcSubnetLookup },
  ],
  contains: [{ blocks: false, lookup: vpcRouterRouteLookup }],
}
