// Generated from openapi/resources/networking.yaml by `npm run generate`. Do not edit: change the source or add an override.
import type { Action } from '../../../src/kit/spec.ts'
import { textAt } from '../../../src/kit/values.ts'
import { networkingBgpAnnounceSetDelete } from '../../api/sdk/system-networking.gen.ts'

export const actions: readonly Action<'delete'>[] = [
  {
    id: 'delete',
    label: 'Delete',
    danger: true,
    confirm: { body: 'This deletes {name}. It fails while a BGP configuration uses it.' },
    role: 'fleet.admin',
    bulk: true,
    call: ({ row }) => networkingBgpAnnounceSetDelete({ path: { announceSet: textAt(row, 'id') }, throwOnError: true }),
    toast: 'BGP announce set {name} deleted',
    effects: ['bgp_announce_set'],
    leave: () => '/system/networking/bgp-announce-sets',
    relations: () => import('./relations.gen.ts').then((m) => m.relations),
  },
]
