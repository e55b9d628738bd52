// Generated from openapi/resources/silo.yaml by `npm run generate`. Do not edit: change the source or add an override.
import { List } from '../../../src/kit/list/List.tsx'
import type { ListScreenOf } from '../../../src/kit/typed.ts'
import type { Group } from '../../api/types.gen.ts'
import { siloLookup } from '../silo/lookup.gen.ts'
import type { Slots } from '../slots.gen.ts'
import { mineListRows } from './queries.gen.ts'

/** @public Overrides may build on it. */
export const screen: ListScreenOf<Group> = {
  kind: 'list',
  id: 'group.mine.list',
  entity: 'group',
  title: 'Groups',
  embedded: true,
  source: {
    query: mineListRows,
    shape: { kind: 'page' },
    paged: true,
    server: { order: { id: { rising: 'id_ascending' } } },
  },
  columns: [
    { id: 'displayName', label: 'Name', path: 'displayName', cell: { kind: 'text' } },
    { id: 'id', label: 'ID', path: 'id', cell: { kind: 'id' } },
    { id: 'siloId', label: 'Silo', path: 'siloId', cell: { kind: 'ref', lookup: siloLookup }, hidden: true },
  ],
  rowKey: 'id',
  rowName: 'displayName',
  sort: 'displayName',
  links: [],
  actions: [],
  empty: { title: 'No groups', body: 'You belong to no group.' },
  refresh: [],
}

export default function GroupMineList(props: { slots?: Slots['group.mine.list'] }) {
  return <List screen={screen} slots={props.slots} />
}
