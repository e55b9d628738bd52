// Generated from openapi/resources/silo.yaml by `npm run generate`. Do not edit: change the source or add an override.
import { Detail } from '../../../src/kit/detail/Detail.tsx'
import { fill } from '../../../src/kit/selectors.ts'
import type { DetailScreenOf } from '../../../src/kit/typed.ts'
import type { Group } from '../../api/types.gen.ts'
import { siloLookup } from '../silo/lookup.gen.ts'
import type { Slots } from '../slots.gen.ts'
import { detailRow } from './queries.gen.ts'

/** @public Overrides may build on it. */
export const screen: DetailScreenOf<Group> = {
  kind: 'detail',
  id: 'group.detail',
  entity: 'group',
  title: (params) => params['groupId'] ?? 'Group',
  rowName: 'displayName',
  source: { query: detailRow },
  rows: [
    { id: 'displayName', label: 'Name', path: 'displayName', cell: { kind: 'text' } },
    { id: 'id', label: 'ID', path: 'id', cell: { kind: 'id' } },
    { id: 'siloId', label: 'Silo', path: 'siloId', cell: { kind: 'ref', lookup: siloLookup } },
  ],
  links: [],
  actions: [],
  tabs: [{ label: 'Members', to: (params) => fill('/settings/groups/:groupId', params) }],
  relations: () => import('./relations.gen.ts').then((m) => m.relations),
  activity: {
    page: '/system/audit-log',
    load: () => import('../audit-log-entry/activity.gen.ts').then((m) => m.activity),
  },
  refresh: [],
}

export default function GroupDetail(props: { slots?: Slots['group.detail'] }) {
  return <Detail screen={screen} slots={props.slots} />
}
