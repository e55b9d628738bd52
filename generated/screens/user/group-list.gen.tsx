// Generated from openapi/resources/silo.yaml by `npm run generate`. Do not edit: change the source or add an override.
import { List } from '../../../src/kit/list/List.tsx'
import type { ListScreenOf } from '../../../src/kit/typed.ts'
import type { User } from '../../api/types.gen.ts'
import { siloLookup } from '../silo/lookup.gen.ts'
import type { Slots } from '../slots.gen.ts'
import { groupListRows } from './queries.gen.ts'

/** @public Overrides may build on it. */
export const screen: ListScreenOf<User> = {
  kind: 'list',
  id: 'user.group.list',
  entity: 'user',
  title: 'Members',
  embedded: true,
  source: {
    query: groupListRows,
    shape: { kind: 'page' },
    paged: true,
    server: { order: { id: { rising: 'id_ascending' } } },
  },
  columns: [
    { id: 'displayName', label: 'Display name', path: 'displayName', cell: { kind: 'text' } },
    { id: 'id', label: 'User ID', path: 'id', cell: { kind: 'id' } },
    { id: 'siloId', label: 'Silo', path: 'siloId', cell: { kind: 'ref', lookup: siloLookup }, hidden: true },
  ],
  rowKey: 'id',
  rowName: 'displayName',
  sort: 'displayName',
  links: [],
  actions: [],
  empty: { title: 'No members', body: 'Who belongs to the group is decided by the identity provider.' },
  refresh: [],
}

export default function UserGroupList(props: { slots?: Slots['user.group.list'] }) {
  return <List screen={screen} slots={props.slots} />
}
