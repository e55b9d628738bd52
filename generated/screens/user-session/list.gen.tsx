// Generated from openapi/resources/silo.yaml by `npm run generate`. Do not edit: change the source or add an override.
import { List } from '../../../src/kit/list/List.tsx'
import type { ListScreenOf } from '../../../src/kit/typed.ts'
import type { ConsoleSession } from '../../api/types.gen.ts'
import type { Slots } from '../slots.gen.ts'
import { listRows } from './queries.gen.ts'

/** @public Overrides may build on it. */
export const screen: ListScreenOf<ConsoleSession> = {
  kind: 'list',
  id: 'user_session.list',
  entity: 'user_session',
  title: 'Sessions',
  embedded: true,
  source: {
    query: listRows,
    shape: { kind: 'page' },
    paged: true,
    server: { order: { id: { rising: 'id_ascending' } } },
  },
  columns: [
    { id: 'id', label: 'ID', path: 'id', cell: { kind: 'id' } },
    { id: 'timeCreated', label: 'Created', path: 'timeCreated', cell: { kind: 'date' } },
    { id: 'timeLastUsed', label: 'Last used', path: 'timeLastUsed', cell: { kind: 'date' } },
  ],
  rowKey: 'id',
  rowName: 'id',
  links: [],
  actions: [],
  empty: { title: 'No sessions', body: 'The user is not signed in to a console.' },
  refresh: [],
}

export default function UserSessionList(props: { slots?: Slots['user_session.list'] }) {
  return <List screen={screen} slots={props.slots} />
}
