// Generated from the manifest by `npm run generate`. Do not edit: change the source or add an override.
import type { Relations } from '../../../src/kit/relations.ts'
import { sledLookup } from '../sled/lookup.gen.ts'

export const relations: Relations = {
  param: 'diskId',
  field: 'id',
  references: [{ path: 'sledId', label: 'Sled', relation: 'partOf', lookup: sledLookup }],
  related: [],
  unlisted: [],
}
