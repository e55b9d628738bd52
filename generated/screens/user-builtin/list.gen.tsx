// Generated from openapi/resources/policy.yaml by `npm run generate`. Do not edit: change the source or add an override.
import { List } from '../../../src/kit/list/List.tsx'
import { fill } from '../../../src/kit/selectors.ts'
import type { ListScreenOf } from '../../../src/kit/typed.ts'
import { textAt } from '../../../src/kit/values.ts'
import type { UserBuiltin } from '../../api/types.gen.ts'
import type { Slots } from '../slots.gen.ts'
import { listRows } from './queries.gen.ts'

/** @public Overrides may build on it. */
export const screen: ListScreenOf<UserBuiltin> = {
  kind: 'list',
  id: 'user_builtin.list',
  entity: 'user_builtin',
  title: 'Built-in users',
  source: {
    query: listRows,
    shape: { kind: 'page' },
    paged: true,
    server: { order: { name: { rising: 'name_ascending' } } },
  },
  columns: [
    {
      id: 'name',
      label: 'Name',
      path: 'name',
      cell: {
        kind: 'link',
        to: (row) => fill('/system/identity/built-in-users/:user', { user: textAt(row, 'name') }),
      },
    },
    { id: 'description', label: 'Description', path: 'description', cell: { kind: 'description' } },
    { id: 'timeCreated', label: 'Created', path: 'timeCreated', cell: { kind: 'date' } },
    { id: 'id', label: 'ID', path: 'id', cell: { kind: 'id' }, hidden: true },
    { id: 'timeModified', label: 'Last modified', path: 'timeModified', cell: { kind: 'date' }, hidden: true },
  ],
  rowKey: 'id',
  rowName: 'name',
  links: [],
  actions: [],
  empty: { title: 'No built-in users', body: 'The platform has no users of its own.' },
  refresh: [],
}

export default function UserBuiltinList(props: { slots?: Slots['user_builtin.list'] }) {
  return <List screen={screen} slots={props.slots} />
}
