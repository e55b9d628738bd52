// Generated from openapi/resources/update.yaml by `npm run generate`. Do not edit: change the source or add an override.
import { Detail } from '../../../src/kit/detail/Detail.tsx'
import type { DetailScreenOf } from '../../../src/kit/typed.ts'
import type { UpdatesTrustRoot } from '../../api/types.gen.ts'
import type { Slots } from '../slots.gen.ts'
import { actions } from './actions.gen.ts'
import { detailRow } from './queries.gen.ts'

/** @public Overrides may build on it. */
export const screen: DetailScreenOf<UpdatesTrustRoot> = {
  kind: 'detail',
  id: 'update_trust_root.detail',
  entity: 'update_trust_root',
  title: (params) => params['trustRootId'] ?? 'Trust root',
  rowName: 'id',
  source: { query: detailRow },
  rows: [
    { id: 'id', label: 'ID', path: 'id', cell: { kind: 'id' } },
    { id: 'timeCreated', label: 'Created', path: 'timeCreated', cell: { kind: 'date' } },
    { id: 'rootRole', label: 'Signed root document', path: 'rootRole', cell: { kind: 'json' } },
  ],
  links: [],
  actions: actions,
  tabs: [],
  activity: {
    page: '/system/audit-log',
    load: () => import('../audit-log-entry/activity.gen.ts').then((m) => m.activity),
  },
  refresh: [],
}

export default function UpdateTrustRootDetail(props: { slots?: Slots['update_trust_root.detail'] }) {
  return <Detail screen={screen} slots={props.slots} />
}
