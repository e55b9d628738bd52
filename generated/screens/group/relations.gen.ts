// Generated from the manifest by `npm run generate`. Do not edit: change the source or add an override.
import type { Relations } from '../../../src/kit/relations.ts'
import { siloLookup } from '../silo/lookup.gen.ts'

export const relations: Relations = {
  param: 'groupId',
  field: 'id',
  references: [{ path: 'siloId', label: 'Silo', relation: 'partOf', lookup: siloLookup }],
  related: [],
  unlisted: [],
}
