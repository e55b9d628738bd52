// Generated from the manifest by `npm run generate`. Do not edit: change the source or add an override.
import type { Relations } from '../../../src/kit/spec.ts'
import { groupLookup } from '../group/lookup.gen.ts'
import { identityProviderLookup } from '../identity-provider/lookup.gen.ts'
import { ipPoolSiloSiloLookup } from '../ip-pool-silo/lookup.gen.ts'
import { scimTokenLookup } from '../scim-token/lookup.gen.ts'
import { userSiloLookup } from '../user/lookup.gen.ts'

export const relations: Relations = {
  param: 'silo',
  field: 'name',
  dependsOn: [],
  usedBy: [{ path: 'siloId', label: 'Silo', value: 'id', lookup: groupLookup }],
  contains: [
    { blocks: false, lookup: userSiloLookup },
    { blocks: false, lookup: identityProviderLookup },
    { blocks: false, lookup: scimTokenLookup },
    { blocks: false, lookup: ipPoolSiloSiloLookup },
  ],
}
