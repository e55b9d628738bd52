// Generated from openapi/resources/silo.yaml by `npm run generate`. Do not edit: change the source or add an override.
import type { Action } from '../../../src/kit/spec.ts'
import { textAt } from '../../../src/kit/values.ts'
import { certificateDelete } from '../../api/sdk/silos.gen.ts'

export const actions: readonly Action<'delete'>[] = [
  {
    id: 'delete',
    label: 'Delete',
    danger: true,
    confirm: { body: 'Connections to the addresses that only {name} covers are no longer trusted.' },
    role: 'silo.admin',
    bulk: true,
    call: ({ row }) => certificateDelete({ path: { certificate: textAt(row, 'id') }, throwOnError: true }),
    toast: 'Certificate {name} deleted',
    effects: ['certificate'],
    leave: () => '/settings/certificates',
  },
]
