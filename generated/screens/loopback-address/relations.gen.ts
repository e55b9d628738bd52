// Generated from the manifest by `npm run generate`. Do not edit: change the source or add an override.
import type { Relations } from '../../../src/kit/relations.ts'
import { rackLookup } from '../rack/lookup.gen.ts'

export const relations: Relations = {
  param: 'subnetMask',
  field: 'id',
  references: [{ path: 'rackId', label: 'Rack', relation: 'partOf', lookup: rackLookup }],
  related: [],
  unlisted: [],
}
