// Generated from openapi/resources/silo.yaml by `npm run generate`. Do not edit: change the source or add an override.
import { Detail } from '../../../src/kit/detail/Detail.tsx'
import type { DetailScreenOf } from '../../../src/kit/typed.ts'
import type { User } from '../../api/types.gen.ts'
import type { Slots } from '../slots.gen.ts'
import { siloActions } from './actions.gen.ts'
import { siloDetailRow } from './queries.gen.ts'

/** @public Overrides may build on it. */
export const screen: DetailScreenOf<User> = {
  kind: 'detail',
  id: 'user.silo.detail',
  entity: 'user',
  title: (params) => params['userId'] ?? 'User',
  rowName: 'displayName',
  source: { query: siloDetailRow },
  rows: [
    { id: 'displayName', label: 'Display name', path: 'displayName', cell: { kind: 'text' } },
    { id: 'id', label: 'User ID', path: 'id', cell: { kind: 'id' } },
  ],
  links: [],
  actions: siloActions,
  tabs: [],
  relations: () => import('./relations.gen.ts').then((m) => m.siloRelations),
  activity: {
    page: '/system/audit-log',
    load: () => import('../audit-log-entry/activity.gen.ts').then((m) => m.activity),
  },
  refresh: [],
}

export default function UserSiloDetail(props: { slots?: Slots['user.silo.detail'] }) {
  return <Detail screen={screen} slots={props.slots} />
}
