// Generated from openapi/resources/silos.yaml by `npm run generate`. Do not edit: change the source or add an override.
import { List } from '../../../src/kit/list/List.tsx'
import { fill } from '../../../src/kit/selectors.ts'
import type { ListScreenOf } from '../../../src/kit/typed.ts'
import { textAt } from '../../../src/kit/values.ts'
import type { ScimClientBearerToken } from '../../api/types.gen.ts'
import type { Slots } from '../slots.gen.ts'
import { actions } from './actions.gen.ts'
import { listRows } from './queries.gen.ts'

/** @public Overrides may build on it. */
export const screen: ListScreenOf<ScimClientBearerToken> = {
  kind: 'list',
  id: 'scim_token.list',
  entity: 'scim_token',
  title: 'SCIM',
  embedded: true,
  source: { query: listRows, shape: { kind: 'array' }, paged: false },
  columns: [
    {
      id: 'id',
      label: 'ID',
      path: 'id',
      cell: {
        kind: 'link',
        to: (row, params) => fill('/system/silos/:silo/scim/:tokenId', { ...params, tokenId: textAt(row, 'id') }),
        mono: true,
      },
    },
    { id: 'timeCreated', label: 'Created', path: 'timeCreated', cell: { kind: 'date' } },
    {
      id: 'timeExpires',
      label: 'Expires',
      help: 'Valid until deleted if no date is set',
      path: 'timeExpires',
      cell: { kind: 'date' },
    },
  ],
  rowKey: 'id',
  rowName: 'id',
  links: [],
  actions: actions,
  create: { label: 'Create token', to: (params) => fill('/system/silos/:silo/scim-new', params), role: 'silo.admin' },
  empty: {
    title: 'No SCIM tokens',
    body: 'Create a token to let the identity provider manage this silo\'s users and groups.',
  },
  refresh: [],
}

export default function ScimTokenList(props: { slots?: Slots['scim_token.list'] }) {
  return <List screen={screen} slots={props.slots} />
}
