// Generated from openapi/resources/support-bundles.yaml by `npm run generate`. Do not edit: change the source or add an override.
import type { Action } from '../../../src/kit/spec.ts'
import { textAt } from '../../../src/kit/values.ts'
import { supportBundleDelete } from '../../api/sdk/experimental.gen.ts'

export const actions: readonly Action<'delete'>[] = [
  {
    id: 'delete',
    label: 'Delete',
    danger: true,
    confirm: {
      body: 'This deletes the bundle and frees its space. A bundle that is still being collected is given up.',
    },
    offer: { kind: 'field', path: 'state', in: ['collecting', 'active', 'failed'] },
    reason: 'Already being deleted',
    role: 'fleet.admin',
    bulk: true,
    call: ({ row }) => supportBundleDelete({ path: { bundleId: textAt(row, 'id') }, throwOnError: true }),
    toast: 'Support bundle {name} deleted',
    effects: ['support_bundle'],
    leave: () => '/system/support-bundles',
  },
]
