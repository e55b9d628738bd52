// Generated from the manifest by `npm run generate`. Do not edit: change the source or add an override.
import type { Relations } from '../../../src/kit/relations.ts'
import { identityProviderLookup } from '../identity-provider/lookup.gen.ts'
import { ipPoolSiloSiloLookup } from '../ip-pool-silo/lookup.gen.ts'
import { scimTokenLookup } from '../scim-token/lookup.gen.ts'
import { userSiloLookup } from '../user/lookup.gen.ts'

export const relations: Relations = {
  param: 'silo',
  field: 'name',
  references: [],
  related: [
    { relation: 'contained', labels: [], onDelete: 'deletes', lookup: userSiloLookup },
    { relation: 'contained', labels: [], onDelete: 'deletes', lookup: identityProviderLookup },
    { relation: 'contained', labels: [], onDelete: 'deletes', lookup: scimTokenLookup },
    { relation: 'linked', labels: [], onDelete: 'unlinks', lookup: ipPoolSiloSiloLookup },
  ],
  unlisted: [
    {
      entity: 'project',
      label: { one: 'Project', many: 'Projects' },
      relation: 'contained',
      onDelete: 'blocks',
    },
    { entity: 'group', label: { one: 'Group', many: 'Groups' }, relation: 'contained', onDelete: 'deletes' },
    {
      entity: 'certificate',
      label: { one: 'Certificate', many: 'Certificates' },
      relation: 'contained',
      onDelete: 'deletes',
    },
    { entity: 'image', label: { one: 'Image', many: 'Images' }, relation: 'contained', onDelete: 'deletes' },
  ],
}
