// Generated from openapi/resources/silo.yaml by `npm run generate`. Do not edit: change the source or add an override.
import { Detail } from '../../../src/kit/detail/Detail.tsx'
import { fill } from '../../../src/kit/selectors.ts'
import type { DetailScreenOf } from '../../../src/kit/typed.ts'
import type { User } from '../../api/types.gen.ts'
import { siloLookup } from '../silo/lookup.gen.ts'
import type { Slots } from '../slots.gen.ts'
import { actions } from './actions.gen.ts'
import { detailRow } from './queries.gen.ts'

/** @public Overrides may build on it. */
export const screen: DetailScreenOf<User> = {
  kind: 'detail',
  id: 'user.detail',
  entity: 'user',
  title: (params) => params['userId'] ?? 'User',
  rowName: 'displayName',
  source: { query: detailRow },
  rows: [
    { id: 'displayName', label: 'Display name', path: 'displayName', cell: { kind: 'text' } },
    { id: 'id', label: 'User ID', path: 'id', cell: { kind: 'id' } },
    { id: 'siloId', label: 'Silo', path: 'siloId', cell: { kind: 'ref', lookup: siloLookup } },
  ],
  links: [],
  actions: actions,
  tabs: [
    { label: 'Sessions', to: (params) => fill('/settings/users/:userId', params) },
    { label: 'Access tokens', to: (params) => fill('/settings/users/:userId/access-tokens', params) },
  ],
  relations: () => import('./relations.gen.ts').then((m) => m.relations),
  activity: {
    page: '/system/audit-log',
    load: () => import('../audit-log-entry/activity.gen.ts').then((m) => m.activity),
  },
  refresh: [],
}

export default function UserDetail(props: { slots?: Slots['user.detail'] }) {
  return <Detail screen={screen} slots={props.slots} />
}
