// Generated from openapi/resources/update.yaml by `npm run generate`. Do not edit: change the source or add an override.
import type { Action } from '../../../src/kit/spec.ts'
import { textAt } from '../../../src/kit/values.ts'
import { systemUpdateTrustRootDelete } from '../../api/sdk/system-update.gen.ts'

export const actions: readonly Action<'delete'>[] = [
  {
    id: 'delete',
    label: 'Delete',
    danger: true,
    confirm: { body: 'Releases signed only under this root can no longer be uploaded. Those that are here stay.' },
    role: 'fleet.admin',
    bulk: true,
    call: ({ row }) => systemUpdateTrustRootDelete({ path: { trustRootId: textAt(row, 'id') }, throwOnError: true }),
    toast: 'Trust root {name} deleted',
    effects: ['update_trust_root'],
    leave: () => '/system/update/trust-roots',
  },
]
