// Generated from openapi/resources/networking.yaml by `npm run generate`. Do not edit: change the source or add an override.
import { List } from '../../../src/kit/list/List.tsx'
import { fill } from '../../../src/kit/selectors.ts'
import type { ListScreenOf } from '../../../src/kit/typed.ts'
import { textAt } from '../../../src/kit/values.ts'
import { networkingLoopbackAddressDelete } from '../../api/sdk/system-networking.gen.ts'
import type { LoopbackAddress } from '../../api/types.gen.ts'
import { addressLotBlockOfEachAddressLotLookup } from '../address-lot-block/lookup.gen.ts'
import { rackLookup } from '../rack/lookup.gen.ts'
import type { Slots } from '../slots.gen.ts'
import { listRows } from './queries.gen.ts'

/** @public Overrides may build on it. */
export const screen: ListScreenOf<LoopbackAddress> = {
  kind: 'list',
  id: 'loopback_address.list',
  entity: 'loopback_address',
  title: 'Loopback addresses',
  source: {
    query: listRows,
    shape: { kind: 'page' },
    paged: true,
    server: { order: { id: { rising: 'id_ascending' } } },
  },
  columns: [
    { id: 'address', label: 'Address', path: 'address', cell: { kind: 'mono' }, type: 'cidr' },
    { id: 'switchLocation', label: 'Switch', path: 'switchLocation', cell: { kind: 'text' } },
    { id: 'rackId', label: 'Rack', path: 'rackId', cell: { kind: 'ref', lookup: rackLookup } },
    {
      id: 'addressLotBlockId',
      label: 'Address lot block',
      path: 'addressLotBlockId',
      cell: { kind: 'ref', lookup: addressLotBlockOfEachAddressLotLookup },
    },
    { id: 'id', label: 'ID', path: 'id', cell: { kind: 'id' } },
  ],
  rowKey: 'id',
  rowName: 'address',
  sort: 'address',
  links: [
    {
      id: 'duplicate',
      label: 'Duplicate',
      over: true,
      role: 'fleet.collaborator',
      to: (row) => fill('/system/networking/loopback-addresses-new?from=:from', { from: textAt(row, 'id') }),
    },
  ],
  actions: [
    {
      id: 'delete',
      label: 'Delete',
      danger: true,
      confirm: { body: 'The switch no longer answers at {name}.' },
      role: 'fleet.admin',
      bulk: true,
      call: ({ row }) => networkingLoopbackAddressDelete({ path: { rackId: textAt(row, 'rackId'), switchLocation: textAt(row, 'switchLocation'), address: textAt(row, 'address.ip'), subnetMask: Number(textAt(row, 'address.width') || Number.NaN) }, throwOnError: true }),
      toast: 'Loopback address {name} deleted',
      effects: ['loopback_address'],
      relations: () => import('./relations.gen.ts').then((m) => m.relations),
    },
  ],
  create: {
    label: 'New loopback address',
    to: () => '/system/networking/loopback-addresses-new',
    role: 'fleet.collaborator',
  },
  empty: {
    title: 'No loopback addresses',
    body: 'Give a switch an address of its own that does not depend on a link.',
  },
  refresh: [],
}

export default function LoopbackAddressList(props: { slots?: Slots['loopback_address.list'] }) {
  return <List screen={screen} slots={props.slots} />
}
