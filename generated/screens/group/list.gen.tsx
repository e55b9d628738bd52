// Generated from openapi/resources/silo.yaml by `npm run generate`. Do not edit: change the source or add an override.
import { List } from '../../../src/kit/list/List.tsx'
import { fill } from '../../../src/kit/selectors.ts'
import type { ListScreenOf } from '../../../src/kit/typed.ts'
import { textAt } from '../../../src/kit/values.ts'
import type { Group } from '../../api/types.gen.ts'
import { siloLookup } from '../silo/lookup.gen.ts'
import type { Slots } from '../slots.gen.ts'
import { listRows } from './queries.gen.ts'

/** @public Overrides may build on it. */
export const screen: ListScreenOf<Group> = {
  kind: 'list',
  id: 'group.list',
  entity: 'group',
  title: 'Groups',
  source: {
    query: listRows,
    shape: { kind: 'page' },
    paged: true,
    server: { order: { id: { rising: 'id_ascending' } } },
  },
  columns: [
    {
      id: 'displayName',
      label: 'Name',
      path: 'displayName',
      cell: { kind: 'link', to: (row) => fill('/settings/groups/:groupId', { groupId: textAt(row, 'id') }) },
    },
    { id: 'id', label: 'ID', path: 'id', cell: { kind: 'id' } },
    { id: 'siloId', label: 'Silo', path: 'siloId', cell: { kind: 'ref', lookup: siloLookup }, hidden: true },
  ],
  rowKey: 'id',
  rowName: 'displayName',
  sort: 'displayName',
  links: [],
  actions: [],
  empty: { title: 'No groups', body: 'Groups come from the identity provider of the silo.' },
  refresh: [],
}

export default function GroupList(props: { slots?: Slots['group.list'] }) {
  return <List screen={screen} slots={props.slots} />
}
