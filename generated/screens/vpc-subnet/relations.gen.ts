// Generated from the manifest by `npm run generate`. Do not edit: change the source or add an override.
import type { Relations } from '../../../src/kit/spec.ts'
import { vpcRouterLookup } from '../vpc-router/lookup.gen.ts'

export const relations: Relations = {
  param: 'subnet',
  field: 'name',
  dependsOn: [{ path: 'customRouterId', label: 'Custom router', lookup: vpcRouterLookup }],
  usedBy: [],
  contains: [],
}
