// Generated from openapi/resources/settings.yaml by `npm run generate`. Do not edit: change the source or add an override.
import { List } from '../../../src/kit/list/List.tsx'
import type { ListScreenOf } from '../../../src/kit/typed.ts'
import { textAt } from '../../../src/kit/values.ts'
import { currentUserAccessTokenDelete } from '../../api/sdk/tokens.gen.ts'
import type { DeviceAccessToken } from '../../api/types.gen.ts'
import type { Slots } from '../slots.gen.ts'
import { listRows } from './queries.gen.ts'

/** @public Overrides may build on it. */
export const screen: ListScreenOf<DeviceAccessToken> = {
  kind: 'list',
  id: 'access_token.list',
  entity: 'access_token',
  title: 'Access tokens',
  source: {
    query: listRows,
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
  actions: [
    {
      id: 'delete',
      label: 'Delete',
      danger: true,
      confirm: { body: 'Programs and devices that use this token lose access at once.' },
      bulk: true,
      call: ({ row }) => currentUserAccessTokenDelete({ path: { tokenId: textAt(row, 'id') }, throwOnError: true }),
      toast: 'Access token {name} deleted',
      effects: ['access_token'],
    },
  ],
  empty: {
    title: 'No access tokens',
    body: 'A token is made when you confirm the sign-in of another device, for example of a command line.',
  },
  refresh: [],
}

export default function AccessTokenList(props: { slots?: Slots['access_token.list'] }) {
  return <List screen={screen} slots={props.slots} />
}
