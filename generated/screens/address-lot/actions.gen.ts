// Generated from openapi/resources/networking.yaml by `npm run generate`. Do not edit: change the source or add an override.
import type { Action } from '../../../src/kit/spec.ts'
import { textAt } from '../../../src/kit/values.ts'
import { networkingAddressLotDelete } from '../../api/sdk/system-networking.gen.ts'

export const actions: readonly Action<'delete'>[] = [
  {
    id: 'delete',
    label: 'Delete',
    danger: true,
    confirm: { body: 'This deletes {name} with its blocks. It fails while one of its addresses is in use.' },
    role: 'fleet.admin',
    bulk: true,
    call: ({ row }) => networkingAddressLotDelete({ path: { addressLot: textAt(row, 'id') }, throwOnError: true }),
    toast: 'Address lot {name} deleted',
    effects: ['address_lot'],
    leave: () => '/system/networking/address-lots',
    relations: () => import('./relations.gen.ts').then((m) => m.relations),
  },
]
