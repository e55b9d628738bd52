// Generated from openapi/resources/silo.yaml by `npm run generate`. Do not edit: change the source or add an override.
import { List } from '../../../src/kit/list/List.tsx'
import { fill } from '../../../src/kit/selectors.ts'
import type { ListScreenOf } from '../../../src/kit/typed.ts'
import { textAt } from '../../../src/kit/values.ts'
import type { User } from '../../api/types.gen.ts'
import { siloLookup } from '../silo/lookup.gen.ts'
import type { Slots } from '../slots.gen.ts'
import { actions } from './actions.gen.ts'
import { listRows } from './queries.gen.ts'

/** @public Overrides may build on it. */
export const screen: ListScreenOf<User> = {
  kind: 'list',
  id: 'user.list',
  entity: 'user',
  title: 'Users',
  source: {
    query: listRows,
    shape: { kind: 'page' },
    paged: true,
    server: { order: { id: { rising: 'id_ascending' } } },
  },
  columns: [
    {
      id: 'displayName',
      label: 'Display name',
      path: 'displayName',
      cell: { kind: 'link', to: (row) => fill('/settings/users/:userId', { userId: textAt(row, 'id') }) },
    },
    { id: 'id', label: 'User ID', path: 'id', cell: { kind: 'id' } },
    { id: 'siloId', label: 'Silo', path: 'siloId', cell: { kind: 'ref', lookup: siloLookup }, hidden: true },
  ],
  rowKey: 'id',
  rowName: 'displayName',
  sort: 'displayName',
  links: [],
  actions: actions,
  empty: { title: 'No users', body: 'Users appear here when they are made or sign in for the first time.' },
  refresh: [],
}

export default function UserList(props: { slots?: Slots['user.list'] }) {
  return <List screen={screen} slots={props.slots} />
}
