// Generated from openapi/resources/silos.yaml by `npm run generate`. Do not edit: change the source or add an override.
import { chain, fill } from '../../../src/kit/selectors.ts'
import type { Action } from '../../../src/kit/spec.ts'
import { textAt } from '../../../src/kit/values.ts'
import { scimTokenDelete } from '../../api/sdk/system-silos.gen.ts'

export const actions: readonly Action<'delete'>[] = [
  {
    id: 'delete',
    label: 'Delete',
    danger: true,
    confirm: { body: 'The identity provider that uses this token can no longer manage the silo\'s users and groups.' },
    role: 'silo.admin',
    bulk: true,
    call: ({ row, params }) => scimTokenDelete({ path: { tokenId: textAt(row, 'id') }, query: { ...chain([['silo', params['silo']]]), silo: params['silo'] ?? '' }, throwOnError: true }),
    toast: 'SCIM token {name} deleted',
    effects: ['scim_token'],
    leave: (params) => fill('/system/silos/:silo/scim', params),
  },
]
