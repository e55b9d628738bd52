// Generated from the manifest by `npm run generate`. Do not edit: change the source or add an override.
import type { Relations } from '../../../src/kit/relations.ts'
import { vpcLookup } from '../vpc/lookup.gen.ts'

export const relations: Relations = {
  param: 'interface',
  field: 'name',
  references: [{ path: 'vpcId', label: 'VPC', relation: 'uses', lookup: vpcLookup }],
  related: [],
  unlisted: [],
}
