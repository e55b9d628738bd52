// Generated from openapi/resources/update.yaml by `npm run generate`. Do not edit: change the source or add an override.
import { Detail } from '../../../src/kit/detail/Detail.tsx'
import type { DetailScreenOf } from '../../../src/kit/typed.ts'
import type { TufRepo } from '../../api/types.gen.ts'
import type { Slots } from '../slots.gen.ts'
import { actions } from './actions.gen.ts'
import { detailRow } from './queries.gen.ts'

/** @public Overrides may build on it. */
export const screen: DetailScreenOf<TufRepo> = {
  kind: 'detail',
  id: 'tuf_repo.detail',
  entity: 'tuf_repo',
  title: (params) => params['systemVersion'] ?? 'Release',
  rowName: 'systemVersion',
  source: { query: detailRow },
  rows: [
    { id: 'systemVersion', label: 'Version', path: 'systemVersion', cell: { kind: 'mono' } },
    { id: 'fileName', label: 'File name', path: 'fileName', cell: { kind: 'text' } },
    { id: 'hash', label: 'SHA-256 hash', path: 'hash', cell: { kind: 'mono' } },
    { id: 'timeCreated', label: 'Uploaded', path: 'timeCreated', cell: { kind: 'date' } },
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

export default function TufRepoDetail(props: { slots?: Slots['tuf_repo.detail'] }) {
  return <Detail screen={screen} slots={props.slots} />
}
