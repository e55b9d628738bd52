// Generated from openapi/resources/silo.yaml by `npm run generate`. Do not edit: change the source or add an override.
import { List } from '../../../src/kit/list/List.tsx'
import { fill } from '../../../src/kit/selectors.ts'
import type { ListScreenOf } from '../../../src/kit/typed.ts'
import { textAt } from '../../../src/kit/values.ts'
import type { User } from '../../api/types.gen.ts'
import { siloLookup } from '../silo/lookup.gen.ts'
import type { Slots } from '../slots.gen.ts'
import { siloActions } from './actions.gen.ts'
import { siloListRows } from './queries.gen.ts'

/** @public Overrides may build on it. */
export const screen: ListScreenOf<User> = {
  kind: 'list',
  id: 'user.silo.list',
  entity: 'user',
  title: 'Users',
  embedded: true,
  source: {
    query: siloListRows,
    shape: { kind: 'page' },
    paged: true,
    server: { order: { id: { rising: 'id_ascending' } } },
  },
  columns: [
    {
      id: 'displayName',
      label: 'Display name',
      path: 'displayName',
      cell: {
        kind: 'link',
        to: (row, params) => fill('/system/silos/:silo/users/:userId', { ...params, userId: textAt(row, 'id') }),
      },
    },
    { id: 'id', label: 'User ID', path: 'id', cell: { kind: 'id' } },
    { id: 'siloId', label: 'Silo', path: 'siloId', cell: { kind: 'ref', lookup: siloLookup }, hidden: true },
  ],
  rowKey: 'id',
  rowName: 'displayName',
  sort: 'displayName',
  links: [],
  actions: siloActions,
  create: {
    label: 'New user',
    to: (params) => fill('/system/silos/:silo/users-new', params),
    role: 'silo.admin',
    offer: { kind: 'field', path: '$parent.identityMode', in: ['local_only'] },
    reason: 'Managed by the identity provider of the silo',
  },
  empty: { title: 'No users', body: 'Users appear here when they are made or sign in for the first time.' },
  refresh: [],
}

export default function UserSiloList(props: { slots?: Slots['user.silo.list'] }) {
  return <List screen={screen} slots={props.slots} />
}
