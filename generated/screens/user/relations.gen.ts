// Generated from the manifest by `npm run generate`. Do not edit: change the source or add an override.
import type { Relations } from '../../../src/kit/relations.ts'
import { accessTokenUserLookup } from '../access-token/lookup.gen.ts'
import { fleetRoleLookup } from '../fleet-role/lookup.gen.ts'
import { siloRoleLookup } from '../silo-role/lookup.gen.ts'
import { siloLookup } from '../silo/lookup.gen.ts'
import { userSessionLookup } from '../user-session/lookup.gen.ts'

export const relations: Relations = {
  param: 'userId',
  field: 'id',
  references: [{ path: 'siloId', label: 'Silo', relation: 'partOf', lookup: siloLookup }],
  related: [
    { relation: 'contained', labels: [], onDelete: 'deletes', lookup: userSessionLookup },
    { relation: 'contained', labels: [], onDelete: 'deletes', lookup: accessTokenUserLookup },
  ],
  unlisted: [
    {
      entity: 'ssh_key',
      label: { one: 'SSH key', many: 'SSH keys' },
      relation: 'contained',
      onDelete: 'deletes',
    },
  ],
}

export const siloRelations: Relations = {
  param: 'userId',
  field: 'id',
  references: [],
  related: [
    {
      relation: 'uses',
      labels: ['User or group'],
      match: [{ path: 'identityId', value: 'id' }],
      onDelete: 'keeps',
      lookup: fleetRoleLookup,
    },
    {
      relation: 'uses',
      labels: ['User or group'],
      match: [{ path: 'identityId', value: 'id' }],
      onDelete: 'keeps',
      lookup: siloRoleLookup,
    },
  ],
  unlisted: [
    {
      entity: 'user_session',
      label: { one: 'Session', many: 'Sessions' },
      relation: 'contained',
      onDelete: 'deletes',
    },
    {
      entity: 'access_token',
      label: { one: 'Access token', many: 'Access tokens' },
      relation: 'contained',
      onDelete: 'deletes',
    },
    {
      entity: 'ssh_key',
      label: { one: 'SSH key', many: 'SSH keys' },
      relation: 'contained',
      onDelete: 'deletes',
    },
    {
      entity: 'project_role',
      label: { one: 'Role assignment', many: 'Role assignments' },
      relation: 'uses',
      onDelete: 'keeps',
    },
  ],
}
