// Generated from openapi/resources/networking.yaml by `npm run generate`. Do not edit: change the source or add an override.
import { List } from '../../../src/kit/list/List.tsx'
import { fill } from '../../../src/kit/selectors.ts'
import type { ListScreenOf } from '../../../src/kit/typed.ts'
import { textAt } from '../../../src/kit/values.ts'
import type { AddressLot } from '../../api/types.gen.ts'
import type { Slots } from '../slots.gen.ts'
import { actions } from './actions.gen.ts'
import { listRows } from './queries.gen.ts'

/** @public Overrides may build on it. */
export const screen: ListScreenOf<AddressLot> = {
  kind: 'list',
  id: 'address_lot.list',
  entity: 'address_lot',
  title: 'Address lots',
  source: {
    query: listRows,
    shape: { kind: 'page' },
    paged: true,
    server: {
      order: { name: { rising: 'name_ascending', falling: 'name_descending' }, id: { rising: 'id_ascending' } },
    },
  },
  columns: [
    {
      id: 'name',
      label: 'Name',
      path: 'name',
      cell: {
        kind: 'link',
        to: (row) => fill('/system/networking/address-lots/:addressLot', { addressLot: textAt(row, 'name') }),
      },
    },
    { id: 'description', label: 'Description', path: 'description', cell: { kind: 'description' } },
    {
      id: 'kind',
      label: 'Kind',
      help: 'What the addresses are reserved for: rack infrastructure or IP pools.',
      path: 'kind',
      cell: {
        kind: 'badge',
        tones: { infra: 'neutral', pool: 'info' },
        labels: { infra: 'Infrastructure', pool: 'Pool' },
      },
    },
    { id: 'timeCreated', label: 'Created', path: 'timeCreated', cell: { kind: 'date' } },
    { id: 'id', label: 'ID', path: 'id', cell: { kind: 'id' }, hidden: true },
    { id: 'timeModified', label: 'Last modified', path: 'timeModified', cell: { kind: 'date' }, hidden: true },
  ],
  rowKey: 'id',
  rowName: 'name',
  links: [
    {
      id: 'duplicate',
      label: 'Duplicate',
      over: true,
      role: 'fleet.collaborator',
      to: (row) => fill('/system/networking/address-lots-new?from=:from', { from: textAt(row, 'id') }),
    },
  ],
  actions: actions,
  create: { label: 'New address lot', to: () => '/system/networking/address-lots-new', role: 'fleet.collaborator' },
  empty: {
    title: 'No address lots',
    body: 'Create a lot of addresses for the rack to use on its links or to announce.',
  },
  refresh: [],
}

export default function AddressLotList(props: { slots?: Slots['address_lot.list'] }) {
  return <List screen={screen} slots={props.slots} />
}
