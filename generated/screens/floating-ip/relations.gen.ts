// Generated from the manifest by `npm run generate`. Do not edit: change the source or add an override.
import type { Relations } from '../../../src/kit/relations.ts'
import { instanceLookup } from '../instance/lookup.gen.ts'
import { ipPoolMineLookup } from '../ip-pool/lookup.gen.ts'

export const relations: Relations = {
  param: 'floatingIp',
  field: 'name',
  references: [
    { path: 'instanceId', label: 'Attached to instance', relation: 'usedBy', lookup: instanceLookup },
    { path: 'ipPoolId', label: 'IP pool', relation: 'uses', lookup: ipPoolMineLookup },
  ],
  related: [],
  unlisted: [],
}
