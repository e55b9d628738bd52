// Generated from the manifest by `npm run generate`. Do not edit: change the source or add an override.
import type { Relations } from '../../../src/kit/relations.ts'
import { sledLookup } from '../sled/lookup.gen.ts'

export const relations: Relations = {
  param: 'probe',
  field: 'name',
  references: [{ path: 'sled', label: 'Sled', relation: 'uses', lookup: sledLookup }],
  related: [],
  unlisted: [],
}
