// Generated from openapi/resources/networking.yaml by `npm run generate`. Do not edit: change the source or add an override.
import { List } from '../../../src/kit/list/List.tsx'
import type { ListScreenOf } from '../../../src/kit/typed.ts'
import type { AddressLotBlock } from '../../api/types.gen.ts'
import type { Slots } from '../slots.gen.ts'
import { listRows } from './queries.gen.ts'

/** @public Overrides may build on it. */
export const screen: ListScreenOf<AddressLotBlock> = {
  kind: 'list',
  id: 'address_lot_block.list',
  entity: 'address_lot_block',
  title: 'Blocks',
  embedded: true,
  source: {
    query: listRows,
    shape: { kind: 'page' },
    paged: true,
    server: { order: { id: { rising: 'id_ascending' } } },
  },
  columns: [
    { id: 'firstAddress', label: 'First address', path: 'firstAddress', cell: { kind: 'mono' }, type: 'ip' },
    { id: 'lastAddress', label: 'Last address', path: 'lastAddress', cell: { kind: 'mono' }, type: 'ip' },
    { id: 'id', label: 'ID', path: 'id', cell: { kind: 'id' } },
  ],
  rowKey: 'id',
  rowName: 'firstAddress',
  upTo: 'lastAddress',
  sort: 'firstAddress',
  links: [],
  actions: [],
  empty: { title: 'No blocks', body: 'This lot has no addresses.' },
  refresh: [],
}

export default function AddressLotBlockList(props: { slots?: Slots['address_lot_block.list'] }) {
  return <List screen={screen} slots={props.slots} />
}
