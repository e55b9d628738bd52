// Generated from openapi/resources/networking.yaml by `npm run generate`. Do not edit: change the source or add an override.
import type { Action } from '../../../src/kit/spec.ts'
import { textAt } from '../../../src/kit/values.ts'
import { networkingBgpConfigDelete } from '../../api/sdk/system-networking.gen.ts'

export const actions: readonly Action<'delete'>[] = [
  {
    id: 'delete',
    label: 'Delete',
    danger: true,
    confirm: { body: 'This deletes {name}. It fails while port settings use it.' },
    role: 'fleet.admin',
    bulk: true,
    call: ({ row }) => networkingBgpConfigDelete({ query: { nameOrId: textAt(row, 'id') }, throwOnError: true }),
    toast: 'BGP configuration {name} deleted',
    effects: ['bgp_config'],
    leave: () => '/system/networking/bgp-configs',
    relations: () => import('./relations.gen.ts').then((m) => m.relations),
  },
]
