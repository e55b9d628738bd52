// Generated from openapi/resources/settings.yaml by `npm run generate`. Do not edit: change the source or add an override.
import { List } from '../../../src/kit/list/List.tsx'
import type { ListScreenOf } from '../../../src/kit/typed.ts'
import type { DeviceAccessToken } from '../../api/types.gen.ts'
import type { Slots } from '../slots.gen.ts'
import { userListRows } from './queries.gen.ts'

/** @public Overrides may build on it. */
export const screen: ListScreenOf<DeviceAccessToken> = {
  kind: 'list',
  id: 'access_token.user.list',
  entity: 'access_token',
  title: 'Access tokens',
  embedded: true,
  source: {
    query: userListRows,
    shape: { kind: 'page' },
    paged: true,
    server: { order: { id: { rising: 'id_ascending' } } },
  },
  columns: [
    { id: 'id', label: 'ID', path: 'id', cell: { kind: 'id' } },
    { id: 'timeCreated', label: 'Created', path: 'timeCreated', cell: { kind: 'date' } },
    {
      id: 'timeExpires',
      label: 'Expires',
      help: 'Never expires if no date is set',
      path: 'timeExpires',
      cell: { kind: 'date' },
    },
  ],
  rowKey: 'id',
  rowName: 'id',
  links: [],
  actions: [],
  empty: { title: 'No access tokens', body: 'No device is signed in for this user.' },
  refresh: [],
}

export default function AccessTokenUserList(props: { slots?: Slots['access_token.user.list'] }) {
  return <List screen={screen} slots={props.slots} />
}
