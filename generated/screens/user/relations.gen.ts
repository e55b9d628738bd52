// Generated from the manifest by `npm run generate`. Do not edit: change the source or add an override.
import type { Relations } from '../../../src/kit/spec.ts'
import { accessTokenUserLookup } from '../access-token/lookup.gen.ts'
import { siloLookup } from '../silo/lookup.gen.ts'
import { userSessionLookup } from '../user-session/lookup.gen.ts'

export const relations: Relations = {
  param: 'userId',
  field: 'id',
  dependsOn: [{ path: 'siloId', label: 'Silo', lookup: siloLookup }],
  usedBy: [],
  contains: [{ blocks: false, lookup: userSessionLookup }, { blocks: false, lookup: accessTokenUserLookup }],
}

export const siloRelations: Relations = {
  param: 'userId',
  field: 'id',
  dependsOn: [],
  usedBy: [],
  contains: [{ blocks: false, lookup: userSessionLookup }, { blocks: false, lookup: accessTokenUserLookup }],
}
