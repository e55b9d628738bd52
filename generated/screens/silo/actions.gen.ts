// Generated from openapi/resources/silos.yaml by `npm run generate`. Do not edit: change the source or add an override.
import type { Action } from '../../../src/kit/spec.ts'
import { textAt } from '../../../src/kit/values.ts'
import { scimTokenDeleteAll, siloDelete } from '../../api/sdk/system-silos.gen.ts'

export const actions: readonly Action<'deleteScimTokens' | 'delete'>[] = [
  {
    id: 'deleteScimTokens',
    label: 'Delete all SCIM tokens',
    phrase: 'Delete all SCIM tokens of {name}',
    danger: true,
    confirm: {
      body: 'The identity provider of {name} can no longer create, change or remove its users and groups until it gets a new token.',
    },
    offer: { kind: 'field', path: 'identityMode', in: ['saml_scim'] },
    reason: 'Only silos that use SCIM have SCIM tokens',
    role: 'fleet.admin',
    call: ({ row }) => scimTokenDeleteAll({ query: { silo: textAt(row, 'id') }, throwOnError: true }),
    toast: 'SCIM tokens of {name} deleted',
    effects: ['scim_token'],
  },
  {
    id: 'delete',
    label: 'Delete',
    danger: true,
    confirm: {
      body: 'This deletes {name} with its users, groups, identity providers and certificates. It fails while the silo has projects.',
    },
    role: 'fleet.admin',
    bulk: true,
    call: ({ row }) => siloDelete({ path: { silo: textAt(row, 'id') }, throwOnError: true }),
    toast: 'Silo {name} deleted',
    effects: ['ip_pool_silo', 'silo', 'silo_quota', 'silo_utilization'],
    leave: () => '/system/silos',
    relations: () => import('./relations.gen.ts').then((m) => m.relations),
  },
]
